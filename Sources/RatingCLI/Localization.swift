import CIntl
import Glibc
public import RatingCore

/// The language of the reader, as the locale and `LANGUAGE` say, through the C library's gettext.
///
/// Catalogues are opened when the first message is needed, and never if the locale is "C". Numbers
/// stay as they are in every language: their locale is not set.
public enum Localization {
  /// The name of the catalogues.
  private static let domain = "xrating"

  /// Takes the language from the environment; to be called before any other thread begins.
  ///
  /// A catalogue, or a locale, that is not there is no error: then the messages are in English.
  public static func begin() {
    // The kind of characters tells Pango in which language's way to draw them.
    unsafe setlocale(LC_CTYPE, "")
    guard let name = unsafe setlocale(LC_MESSAGES, "").map({ unsafe String(cString: $0) }),
      !["C", "POSIX"].contains(name.prefix { $0 != "." }), let folder
    else {
      // "C.UTF-8" is no language either; nothing is looked for then.
      unsafe setlocale(LC_MESSAGES, "C")
      return
    }
    _ = unsafe folder.withCString { unsafe bindtextdomain(domain, $0) }
    // Messages are UTF-8 whatever the locale, like all other text; the C library's own as well.
    unsafe bind_textdomain_codeset(domain, "UTF-8")
    unsafe bind_textdomain_codeset("libc", "UTF-8")
  }

  /// The translation of a template, or the template itself.
  static func translation(of template: String) -> String {
    // An empty one stands for the catalogue's own description.
    guard !template.isEmpty else { return template }
    return unsafe template.withCString { key in
      // What it returns may be the key itself, which is not there for long.
      unsafe dgettext(domain, key).map { unsafe String(cString: $0) } ?? template
    }
  }

  /// Where the catalogues are: in `share/locale` beside the folder that the program is in, so that
  /// it can be installed anywhere.
  private static var folder: FilePath? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    guard count > 0 else { return nil }
    let folders = path.prefix(count).split(separator: UInt8(ascii: "/")).dropLast(2)
    return FilePath(
      bytes: folders.flatMap { [UInt8(ascii: "/")] + $0 } + Array("/share/locale".utf8))
  }
}

extension Message {
  /// The message in the language of the reader.
  public var localized: String {
    text { Localization.translation(of: $0) }
  }
}
