import AmbientHosting
public import AmbientLayout
import AmbientViews

/// The keyboard on the screen.
///
/// The content, the sheets and the dialogs end above the keyboard, unless they ignore the region
/// `.keyboard` of the safe area. A scroll view whose frame ends at the keyboard is also drawn
/// behind the keyboard. The user can scroll until the covered content is above the keyboard. While
/// there is a keyboard, scroll views move the focused element into view. The bar of a tab view does
/// not move up; the keyboard covers it.
///
/// A host shows the keyboard while a field has the focus. The host sets ``keyboardHeight`` when the
/// keyboard appears and disappears, in `HostedTree.onFocusChange` for example.
extension ScreenLayout {
  /// The height of the keyboard, from the bottom edge of the screen, in points; zero while there is
  /// no keyboard.
  ///
  /// - Invalidation: A change lays out the elements that depend on the safe area, and runs the code
  ///   that has read a changed geometry.
  public var keyboardHeight: CGFloat {
    get { context.settings.keyboardHeight }
    set {
      let height = max(0, newValue)
      guard height != keyboardHeight else { return }
      context.settings.keyboardHeight = height
      noteGeometry(below: root)
      layOutScreen()
    }
  }

  /// Scrolls to the focused element if there is a keyboard, unless ``revealedFocus`` is this
  /// element.
  ///
  /// A change of ``revealedFocus`` to nil makes the layout scroll to the element again.
  func revealFocus() {
    guard keyboardHeight > 0 else { return }
    guard let focused = tree.focusedElement else {
      revealedFocus = nil
      return
    }
    guard focused.id != revealedFocus, let node = nodes[focused.id] else { return }
    revealedFocus = focused.id
    for outer in node.ancestors where outer.rule.scrolling != nil {
      guard let frame = frame(of: node, inContentOf: outer), let geometry = outer.scroll?.geometry
      else { continue }
      let offset = geometry.offset(revealing: frame, from: geometry.origins(revealing: frame))
      if offset != geometry.contentOffset { move(outer, to: offset, byUser: false) }
    }
  }

  /// Takes the focus from the field for which the keyboard is shown.
  func dismissKeyboard() {
    guard keyboardHeight > 0, tree.focusedElement?.takes(EditEvent.self) == true else { return }
    tree.focus(nil)
  }
}

extension ScreenSettings {
  /// Returns whether these settings and other settings differ in the size or in the safe area.
  ///
  /// In this case, the focused element may be covered.
  func movesFocus(from other: ScreenSettings) -> Bool {
    size != other.size || safeArea != other.safeArea
  }
}
