import RatingCLI
import RatingCore
import RatingView

extension ShapeError {
  /// The line for the user, about the option that named the shape.
  var complaint: UsageError {
    switch subject {
    case .symbol(let character):
      .unusable(option: "--symbol", value: "\(character)", reason: message)
    case .image(let path):
      .unusable(option: "--image", value: path.description, reason: message)
    }
  }

  /// A file that cannot be read may be fine another time; what makes no sense never is.
  var status: ExitStatus {
    isUnreadable ? .environment : .usage
  }
}
