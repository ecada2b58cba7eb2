import CX11
import CXCB
import RatingCore

/// What a window finds on a screen.
struct Desktop {
  /// The window whose property holds the settings of the desktop; 0 if there is none.
  var settingsOwner: CX11.Window = 0

  /// Whether a window manager runs: it alone may redirect what concerns the root's children.
  var hasManager = false

  /// Where a window can stand.
  var surroundings: Surroundings
}

extension Display {
  /// Looks around. All is asked at once, and waited for once.
  func desktop() -> Desktop {
    let found = withXCB {
      let owner = unsafe xcb_get_selection_owner(
        xcb, xcb_atom_t(atoms[.xsettingsSelection]))
      let attributes = unsafe xcb_get_window_attributes(xcb, xcb_window_t(root))
      var desktop = Desktop(surroundings: surroundings())
      if let owner = unsafe answer(
        xcb_get_selection_owner_reply(xcb, owner, nil), { unsafe $0.pointee.owner })
      {
        desktop.settingsOwner = CX11.Window(owner)
      }
      if let mask = unsafe answer(
        xcb_get_window_attributes_reply(xcb, attributes, nil),
        { unsafe $0.pointee.all_event_masks })
      {
        desktop.hasManager = Int(mask) & SubstructureRedirectMask != 0
      }
      return desktop
    }
    return found ?? Desktop(surroundings: Surroundings(screen: size))
  }
}
