import AmbientCore

/// The values that modifiers set for a tab.
struct TabTraits {
  var badge: Text?
  var isHidden = false
  var isDisabled = false
  var placement: String?
  var customizationID: String?
  var customizationBehavior: String?
  var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
  var accessibilityTexts: [ElementAttribute<String>: Text] = [:]
  var accessibilityIdentifier: String?
  var inputLabels: [Text] = []
  /// The actions for items that the user drags onto the button of the tab; nil if the tab takes
  /// no items.
  var dropActions: DropActions?

  /// Adds the attributes of a tab or of a section of tabs.
  @MainActor
  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    description[.badge] = badge?.string(in: environment)
    description[.placement] = placement
    description[.customizationID] = customizationID
    description[.customizationBehavior] = customizationBehavior
    description[.visibilityInSidebar] = visibility(in: .sidebar, environment)
    description[.visibilityInTabBar] = visibility(in: .tabBar, environment)
    for (attribute, text) in accessibilityTexts {
      description[attribute] = text.string(in: environment)
    }
    description[.accessibilityIdentifier] = accessibilityIdentifier
    if !inputLabels.isEmpty {
      description.set(AccessibilityInputLabels(inputLabels.map { $0.string(in: environment) }))
    }
    if let id = customizationID, let customization = environment.tabCustomization,
      customizationBehavior == nil
    {
      description.on(CustomizeTabEvent.self) { event in
        customization.wrappedValue[tab: id][event.place] = event.isVisible ? .visible : .hidden
      }
    }
  }

  /// Returns the visibility that the user chose, or else the default; nil if the host decides.
  @MainActor
  private func visibility(
    in place: AdaptableTabBarPlacement,
    _ environment: EnvironmentValues
  ) -> String? {
    let chosen = customizationID.flatMap {
      environment.tabCustomization?.wrappedValue[tab: $0][place]
    }
    let visibility = chosen == .automatic ? nil : chosen
    let shown = visibility ?? defaultVisibility[place] ?? .automatic
    return shown == .automatic ? nil : "\(shown)"
  }
}

private struct TabTraitsKey: EnvironmentKey {
  static var defaultValue: TabTraits { TabTraits() }
}

private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  var tabTraits: TabTraits {
    get { self[TabTraitsKey.self] }
    set { self[TabTraitsKey.self] = newValue }
  }

  /// The changes that the user made to the tabs; nil if the user can make no changes.
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}
