import RatingCLI
import RatingCore
import RatingView

extension WindowRole {
  /// What the options say about the window.
  init(_ options: Options) {
    self = options.isPopUp ? .popUp : WindowRole()
    if options.placement != .managed { placement = options.placement }
    geometry = options.geometry
    if options.isOnTop { isOnTop = true }
    if !options.isDecorated { isDecorated = false }
    parent = options.parent
    name = options.name
    className = options.className
  }
}
