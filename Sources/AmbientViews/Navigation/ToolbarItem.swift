public import AmbientCore

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let id: String?
  private let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The item as hosts see it.
  public nonisolated var _toolbarViews: some View {
    var attributes = placement.attributes
    attributes[.id] = id
    return Wrapper(kind: .toolbarItem, attributes: attributes, content: content)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: nil, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that the user may move, known by an identifier.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, id: id, content: content())
  }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The group as hosts see it.
  public nonisolated var _toolbarViews: some View {
    Wrapper(kind: .toolbarItem, attributes: placement.attributes, content: content)
  }
}

/// Where in a toolbar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// As the host finds right.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle, in the place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// With what leads to other pages.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the most important action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where less important actions are.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where it is told how things are.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The action that completes what a sheet is for.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The action that leaves things as they are.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The action that cannot be undone.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the beginning of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the beginning of the bar at the top.
  public static let navigationBarLeading = topBarLeading
  /// At the end of the bar at the top.
  public static let navigationBarTrailing = topBarTrailing
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  fileprivate var attributes: ElementAttributes {
    ElementAttributes(.placement, self == .automatic ? nil : name)
  }
}

extension View {
  /// Puts views into the toolbar of the page or window.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    withToolbar(content())
  }

  /// Puts items into the toolbar of the page or window.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    withToolbar(content()._toolbarViews)
  }

  private nonisolated func withToolbar<Items: View>(_ items: Items) -> some View {
    modifier(ToolbarModifier(items: items))
  }
}

/// Shows a toolbar after the view; to containers, both are one view.
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
