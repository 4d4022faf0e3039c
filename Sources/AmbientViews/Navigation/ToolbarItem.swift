public import AmbientCore

/// A view in a toolbar.
///
/// ```swift
/// Text("Songs").toolbar {
///   ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let id: String?
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// The type of the body: an item has no body.
  public typealias Body = Never

  /// The item's element.
  public nonisolated var _toolbarViews: some View {
    var attributes = placement.attributes
    attributes[.id] = id
    return Wrapper(kind: .toolbarItem, attributes: attributes, content: content)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: nil, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that the user can rearrange, with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier, which hosts see as the attribute `id`.
  ///   - placement: The position of the item in the toolbar.
  ///   - content: The view of the item.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: id, content: content())
  }
}

/// Several views at one placement of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of views at a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The type of the body: a group has no body.
  public typealias Body = Never

  /// The group's element.
  public nonisolated var _toolbarViews: some View {
    Wrapper(kind: .toolbarItem, attributes: placement.attributes, content: content)
  }
}

/// The position of an item in a toolbar.
///
/// Hosts see the name of the constant as the attribute `placement`, unless it is `automatic`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The host chooses the position.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the center, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Next to the controls that lead to other pages.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The position of the most important action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The position of less important actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The position of information about the current state.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The position of the action that confirms a sheet's purpose, such as "Save".
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The position of the action that cancels, such as "Cancel".
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The position of an action that destroys data, such as "Delete".
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// The attributes of an item with this placement.
  fileprivate var attributes: ElementAttributes {
    ElementAttributes(.placement, self == .automatic ? nil : name)
  }
}

extension View {
  /// Adds views to the toolbar of the page or window.
  ///
  /// In the tree, the toolbar's element follows the view.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    withToolbar(content())
  }

  /// Adds items to the toolbar of the page or window.
  ///
  /// In the tree, the toolbar's element follows the view.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    withToolbar(content()._toolbarViews)
  }

  /// Returns the view, followed by a toolbar element.
  private nonisolated func withToolbar<Items: View>(_ items: Items) -> some View {
    modifier(ToolbarModifier(items: items))
  }
}

/// A view followed by a toolbar; containers treat both as one view.
private struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content
    Wrapper(kind: .toolbar, content: items)
  }

  static var bodyName: String? { nil }
}
