public import AmbientCore

/// The changes that the user made to the tabs of a tab view.
///
/// ```swift
/// struct Root: View {
///   @AppStorage("tabs") private var customization = TabViewCustomization()
///
///   var body: some View {
///     TabView { Tab("Home", systemImage: "house") { Home() }.customizationID("home") }
///       .tabViewCustomization($customization)
///   }
/// }
/// ```
///
/// Only tabs and sections with a `customizationID` can be changed. The host sends a change as
/// ``CustomizeTabEvent``.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// The changes to one tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var isVisibleInTabBar: Bool?
    private var isVisibleInSidebar: Bool?

    /// The visibility of the tab in the tab bar; `.automatic` if the user has not changed it.
    public var tabBarVisibility: Visibility {
      get { Visibility(isVisibleInTabBar) }
      set { isVisibleInTabBar = newValue.isVisible }
    }

    /// The visibility of the tab in the sidebar; `.automatic` if the user has not changed it.
    public var sidebarVisibility: Visibility {
      get { Visibility(isVisibleInSidebar) }
      set { isVisibleInSidebar = newValue.isVisible }
    }

    subscript(place: AdaptableTabBarPlacement) -> Visibility {
      get { place == .tabBar ? tabBarVisibility : sidebarVisibility }
      set {
        if place != .sidebar { tabBarVisibility = newValue }
        if place != .tabBar { sidebarVisibility = newValue }
      }
    }
  }

  /// The changes to one section of tabs.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The customization identifiers of the tabs, in the order that the user chose; nil for the
    /// default order.
    public var tabIDs: [String]?

    /// Restores the default order of the tabs.
    public mutating func resetTabOrder() { tabIDs = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a value without changes.
  public init() {}

  /// The changes to the tab whose customization identifier is `id`.
  ///
  /// - Parameter id: The customization identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// The changes to the section whose customization identifier is `id`.
  ///
  /// - Parameter id: The customization identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Restores the default visibility of all tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Restores the default order of the tabs in all sections.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
  fileprivate init(_ isVisible: Bool?) {
    self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

extension View {
  /// Lets the user customize the tabs of all tab views inside this view.
  ///
  /// - Parameters:
  ///   - customization: The changes that the user made; nil if the user can make no changes.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view whose tabs take ``CustomizeTabEvent``.
  /// - Invalidation: A change updates the elements of the tabs. Only the bodies that read the
  ///   binding run.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.tabCustomization, customization, fileID: fileID, line: line)
  }

  /// The form of `tabViewCustomization(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func tabViewCustomization(
    _asFunction customization: Binding<TabViewCustomization>?
  ) -> some View {
    tabViewCustomization(customization, fileID: "", line: 0)
  }
}
