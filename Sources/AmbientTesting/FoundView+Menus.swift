import AmbientCore
import AmbientHosting
import AmbientViews
public import Testing

/// Actions on pickers and menus.
extension FoundView {
  /// Chooses an option of the picker, or opens the menu of the view and activates a menu item.
  ///
  /// ```swift
  /// host.find(.picker, "Size").choose("Large")
  /// host.find(.button, "Edit").choose("Copy")
  /// host.find(.row, "Rose").choose("Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - option: The name of the option or the menu item.
  ///   - sourceLocation: The line at which the test fails.
  public func choose(_ option: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = existing("choose in", sourceLocation) else { return }
    guard node.role != .picker, node.opensMenu else {
      find(.option, option, sourceLocation: sourceLocation).tap(sourceLocation: sourceLocation)
      return
    }
    openMenu(sourceLocation: sourceLocation)?
      .find(nil, option, sourceLocation: sourceLocation)
      .tap(sourceLocation: sourceLocation)
  }

  /// Opens the menu of the view, or else the only menu inside the view.
  ///
  /// ```swift
  /// let menu = host.find(.button, "Edit").openMenu()
  /// #expect(menu?.findAll(.button).map(\.name) == ["Copy", "Paste"])
  /// ```
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  /// - Returns: The open menu; nil if the test has failed.
  @discardableResult
  public func openMenu(sourceLocation: SourceLocation = #_sourceLocation) -> FoundView? {
    guard let node = existing("open the menu of", sourceLocation) else { return nil }
    let inside = node.all.filter { $0.action(.showMenu) != nil }
    let shows = node.action(.showMenu) ?? (inside.count == 1 ? inside[0].action(.showMenu) : nil)
    let action = shows ?? (node.element.kind == .menu ? node.action(.activate) : nil)
    guard let action else {
      fail("Cannot open a menu: the \(node.titled) has none, or more than one.", at: sourceLocation)
      return nil
    }
    guard action.perform(in: host.viewTree) else {
      fail("Cannot open the menu of the \(node.titled): it is disabled.", at: sourceLocation)
      return nil
    }
    host.settle()
    return host.findAll(.menu).last
  }
}

extension AccessibilityNode {
  /// Whether the element is a menu, has a menu, or contains an element with a menu.
  fileprivate var opensMenu: Bool {
    element.kind == .menu || all.contains { $0.action(.showMenu) != nil }
  }
}
