public import AmbientCore

/// Toolbar items that the user can rearrange.
///
/// Each item has an identifier:
///
/// ```swift
/// Editor().toolbar(id: "editor") {
///   ToolbarItem(id: "bold") { Button("Bold") { toggleBold() } }
/// }
/// ```
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension ToolbarTitleMenu: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent {}
extension _ConditionalToolbarContent: CustomizableToolbarContent {}
extension _ToolbarContentWithTraits: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The changes that the user can make to an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String

  /// The host decides how the user can customize the item.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The user can move the item, but not remove it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The user cannot change the item.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options for toolbar items that the user can rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits, one for each option.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always among the items that the user can add.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The values that modifiers set for the items of a toolbar.
struct ToolbarItemTraits: Equatable {
  var customizationBehavior: String?
  var isHiddenByDefault = false
  var isAlwaysAvailable = false
  var background: String?
  var transitionID: String?
  /// The look of the items while they are the source of a transition to a page or a sheet.
  var transitionLook = ElementAttributes()

  /// The attributes for the values that are not the default.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    attributes[.customizationBehavior] = customizationBehavior
    if isHiddenByDefault { attributes[.isHiddenByDefault] = true }
    if isAlwaysAvailable { attributes[.isAlwaysAvailable] = true }
    attributes[.itemBackground] = background
    attributes[.transitionID] = transitionID
    attributes.merge(transitionLook)
    return attributes
  }
}

private struct ToolbarItemTraitsKey: EnvironmentKey {
  static var defaultValue: ToolbarItemTraits { ToolbarItemTraits() }
}

extension EnvironmentValues {
  var toolbarItemTraits: ToolbarItemTraits {
    get { self[ToolbarItemTraitsKey.self] }
    set { self[ToolbarItemTraitsKey.self] = newValue }
  }
}

/// Toolbar content, with the values that modifiers set for its items.
public struct _ToolbarContentWithTraits<Views: View> {
  /// The views that show the items.
  public let _toolbarViews: Views
}

extension _ToolbarContentWithTraits: ToolbarContent {
  /// The type of the body: this content has no body.
  public typealias Body = Never
}

extension ToolbarContent {
  fileprivate nonisolated func trait<Value>(
    _ keyPath: WritableKeyPath<ToolbarItemTraits, Value>,
    _ value: Value
  ) -> _ToolbarContentWithTraits<some View> {
    _ToolbarContentWithTraits(
      _toolbarViews: _toolbarViews.transformEnvironment(\.toolbarItemTraits) {
        $0[keyPath: keyPath] = value
      }
    )
  }

  /// Sets the visibility of the shared background of the items.
  ///
  /// - Parameter visibility: The visibility; `.automatic` lets the host choose.
  /// - Returns: The modified items.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    trait(\.background, visibility == .automatic ? nil : "\(visibility)")
  }

  /// Makes the items the source from which a page or a sheet can appear.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: Accepted without effect: hosts compare only the identifiers.
  /// - Returns: Items that are a source.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent {
    trait(\.transitionID, "\(id)")
  }

  /// Makes the items the source from which a page or a sheet can appear.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: Accepted without effect: hosts compare only the identifiers.
  ///   - configuration: Sets the look of the source with modifiers on the argument.
  /// - Returns: Items that are a source.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (
      EmptyMatchedTransitionSourceConfiguration
    ) -> some MatchedTransitionSourceConfiguration
  ) -> some ToolbarContent {
    let look = configuration(.init())._attributes
    return matchedTransitionSource(id: id, in: namespace).trait(\.transitionLook, look)
  }
}

extension CustomizableToolbarContent {
  /// Sets which changes the user can make to the items.
  ///
  /// - Parameter behavior: The changes that the user can make.
  /// - Returns: The modified items.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    trait(\.customizationBehavior, behavior == .default ? nil : behavior.name)
  }

  /// Sets whether the items are visible before the user changes the toolbar.
  ///
  /// - Parameters:
  ///   - defaultVisibility: The visibility.
  ///   - options: Options for the items.
  /// - Returns: The items with the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    trait(\.isHiddenByDefault, defaultVisibility == .hidden)
      .trait(\.isAlwaysAvailable, options.contains(.alwaysAvailable))
  }
}

extension View {
  /// Adds items to the toolbar of the page or window; the user can rearrange the items.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar, which hosts see as the attribute `id`.
  ///   - content: The items.
  /// - Returns: The view, followed by the toolbar.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: id, items: content()._toolbarViews))
  }
}
