public import AmbientCore

/// The size of a space between items.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let name: String

  /// The space takes up as much room as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The space has a fixed size, which the host chooses.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The size of the space.
  ///   - placement: The position of the space in the toolbar.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent {
  /// The type of the body: a space has no body.
  public typealias Body = Never

  /// The element of the space.
  public nonisolated var _toolbarViews: some View {
    Wrapper(
      kind: .toolbarSpacer,
      attributes: placement.attributes.setting(.sizing, to: sizing.name),
      content: EmptyView()
    )
  }
}

/// A standard item of the host, at a chosen position.
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: The item.
  ///   - placement: The position of the item in the toolbar.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: ToolbarContent {
  /// The type of the body: an item has no body.
  public typealias Body = Never

  /// The item's element, which has no content.
  public nonisolated var _toolbarViews: some View {
    Wrapper(
      kind: .toolbarItem,
      attributes: placement.attributes.setting(.defaultItem, to: kind.name),
      content: EmptyView()
    )
  }
}

/// A menu on the title of a page or window.
///
/// ```swift
/// Editor().toolbar {
///   ToolbarTitleMenu { Button("Rename") { rename() } }
/// }
/// ```
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// Creates a menu.
  ///
  /// - Parameter content: The items of the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu that contains only the standard commands of the host.
  public nonisolated init() { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// The type of the body: a menu has no body.
  public typealias Body = Never

  /// The view that becomes the element of the menu.
  public nonisolated var _toolbarViews: some View {
    Wrapper(kind: .toolbarTitleMenu, content: content)
  }
}

/// The controls and the label of a group of toolbar items.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View, LibraryView {
  /// The label in a separate element, and then the controls.
  public var body: some View {
    Wrapper(kind: .toolbarItemLabel, content: label)
    content
  }
}

extension ToolbarItemGroup {
  /// Creates a group that has a label.
  ///
  /// If there is too little room, the host shows the label instead of the views.
  ///
  /// - Parameters:
  ///   - placement: The position of the group in the toolbar.
  ///   - content: The views.
  ///   - label: The label.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let content = LabeledToolbarItemGroupContent(content: content(), label: label())
    self.init(placement: placement) { content }
  }
}
