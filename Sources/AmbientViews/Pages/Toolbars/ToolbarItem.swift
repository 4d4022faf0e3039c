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
  private let showsByDefault: Bool
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// The type of the body: an item has no body.
  public typealias Body = Never

  /// The view that becomes the element of the item.
  public nonisolated var _toolbarViews: some View {
    var attributes = placement.attributes
    attributes[.id] = id
    if !showsByDefault { attributes[.isHiddenByDefault] = true }
    return ToolbarItemElement(attributes: attributes, content: content)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the item.
  ///   - content: The views of the item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: nil, showsByDefault: true, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that has an identifier, and that the user can rearrange.
  ///
  /// - Parameters:
  ///   - id: The identifier, which hosts see as the attribute `id`.
  ///   - placement: The position of the item in the toolbar.
  ///   - showsByDefault: Whether the item is visible before the user changes the toolbar.
  ///   - content: The view of the item.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: id, showsByDefault: showsByDefault, content: content())
  }
}

/// The element of a toolbar item, with the attributes that modifiers set for the item.
private struct ToolbarItemElement<Content: View> {
  let attributes: ElementAttributes
  let content: Content
}

extension ToolbarItemElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let traits = environment.toolbarItemTraits.attributes
    return ElementDescription(.toolbarItem, attributes: attributes.merging(traits))
  }
}

/// Several views at one placement of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of views at a placement.
  ///
  /// - Parameters:
  ///   - placement: The place of the group.
  ///   - content: The views of the group.
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

  /// The view that becomes the element of the group.
  public nonisolated var _toolbarViews: some View {
    ToolbarItemElement(attributes: placement.attributes, content: content)
  }
}

extension View {
  /// Adds views and items to the toolbar of the page or window.
  ///
  /// In the tree, the toolbar's element follows the view.
  ///
  /// - Parameter content: The views and items.
  /// - Returns: The view, followed by the toolbar.
  public nonisolated func toolbar<Content: View>(
    @_ToolbarBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: nil, items: content()))
  }

  /// Calls a closure, and adds the items from the closure to the toolbar of the page or window.
  ///
  /// - Parameter content: Returns the items. This closure is not a result builder.
  /// - Returns: The view, followed by the toolbar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: ToolbarContent>(
    content: () -> Content
  ) -> some View {
    toolbar { content() }
  }
}

/// The result builder for the content of a toolbar: views and toolbar items.
@resultBuilder
public enum _ToolbarBuilder: _ViewBuilding {
  /// Returns the views that show toolbar items.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The views.
  public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content._ToolbarViews {
    content._toolbarViews
  }
}

/// A modifier that adds a toolbar after its view; containers treat the view and the toolbar as one
/// view.
struct ToolbarModifier<Items: View> {
  let id: String?
  let items: Items
}

extension ToolbarModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content
    Wrapper(kind: .toolbar, attributes: ElementAttributes(.id, id), content: items)
  }

  static var bodyName: String? { nil }
}
