import AmbientCore

/// All environment values for scrolling, in one value.
///
/// An element that scrolls therefore has one dependency for all these values, not one for each
/// field.
struct ScrollTraits: Equatable {
  var isEnabled = true
  var clips = true
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var horizontalBounce = ScrollBounceBehavior.automatic
  var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
  var margins = ContentMargins()
  var anchors = ScrollAnchors()
  var contentBackground = Visibility.automatic
  var edges = ScrollEdgeTraits()

  /// The number of requests to flash the scroll indicators, which hosts get as an attribute.
  var flashes = 0

  /// The rule that determines the position at which a scroll ends; nil if no rule is set.
  var behavior: ScrollTargetBehaviorDetail?

  /// Sets the attributes and details for the values that are not the default.
  ///
  /// - Parameters:
  ///   - description: The description of an element that scrolls.
  ///   - environment: The environment of the element.
  @MainActor func describe(
    _ description: inout ElementDescription,
    in environment: EnvironmentValues
  ) {
    description.attributes = attributes
    guard let behavior else { return }
    description.set(behavior)
    let properties = behavior.behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment)
    )
    if properties.limitsScrolls { description[.limitsScrolls] = true }
  }

  private var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    if !isEnabled { attributes[.scrolls] = false }
    if !clips { attributes[.clips] = false }
    if verticalIndicators != .automatic {
      attributes[.verticalIndicators] = verticalIndicators.name
    }
    if horizontalIndicators != .automatic {
      attributes[.horizontalIndicators] = horizontalIndicators.name
    }
    if verticalBounce != .automatic { attributes[.verticalBounce] = verticalBounce.name }
    if horizontalBounce != .automatic {
      attributes[.horizontalBounce] = horizontalBounce.name
    }
    if dismissesKeyboard != .automatic {
      attributes[.dismissesKeyboard] = dismissesKeyboard.name
    }
    margins.describe(in: &attributes)
    anchors.describe(in: &attributes)
    if contentBackground != .automatic {
      attributes[.contentBackground] = "\(contentBackground)"
    }
    edges.describe(&attributes)
    if flashes > 0 { attributes[.indicatorFlashes] = Double(flashes) }
    if let behavior { attributes[.targetBehavior] = "\(type(of: behavior.behavior))" }
    return attributes
  }
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { customScrollTraits ?? ScrollTraits() }
    set { self[ScrollTraitsKey.self] = Boxed(newValue, unless: ScrollTraits()) }
  }

  /// The values for scrolling; nil if all of them are the defaults.
  ///
  /// If this property is nil, an element need not compute attributes for the values.
  var customScrollTraits: ScrollTraits? { self[ScrollTraitsKey.self]?.value }
}

private struct ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ScrollTraits>? { nil }
}
