public import AmbientCore
public import AmbientHosting

/// The place of the view that `tabViewBottomAccessory` adds to a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The accessory is shown beside the tab bar. The tab bar becomes smaller to make room.
  case inline
  /// The accessory is shown above the tab bar.
  case expanded
}

extension EnvironmentValues {
  /// The place of a tab view's accessory, for the views in the accessory; nil for any other view.
  ///
  /// ```swift
  /// struct Player: View {
  ///   @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  ///
  ///   var body: some View {
  ///     PlayButton()
  ///     if placement == .expanded { SongTitle() }
  ///   }
  /// }
  /// ```
  ///
  /// The place is `expanded`, until the host sends a ``TabAccessoryEvent``.
  public package(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

/// The host moves the bottom accessory of a tab view, because the tab bar has changed its size.
public struct TabAccessoryEvent: ElementEvent, Hashable {
  /// The new place of the accessory.
  public var placement: TabViewBottomAccessoryPlacement

  /// Creates the event with the new place of the accessory.
  ///
  /// - Parameter placement: The new place of the accessory.
  public init(_ placement: TabViewBottomAccessoryPlacement) { self.placement = placement }
}

/// The bottom accessory of a tab view.
///
/// The content can read its placement, which the host chooses, from the environment.
struct BottomAccessory<Content: View> {
  let content: Content
  @State private var placement = TabViewBottomAccessoryPlacement.expanded

  init(content: Content) { self.content = content }
}

extension BottomAccessory: View, LibraryView {
  var body: some View {
    AccessoryElement(placement: $placement, content: content)
      .environment(\.tabViewBottomAccessoryPlacement, placement)
  }
}

private struct AccessoryElement<Content: View> {
  let placement: Binding<TabViewBottomAccessoryPlacement>
  let content: Content
}

extension AccessoryElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .tabViewPart,
      attributes: ElementAttributes(.role, "bottomAccessory")
    )
    description.on(TabAccessoryEvent.self) { placement.wrappedValue = $0.placement }
    return description
  }
}
