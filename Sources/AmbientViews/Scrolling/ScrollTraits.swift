import AmbientCore

/// All that the surroundings say about scrolling, in one value: what scrolls reads it once, and so has
/// one dependency.
struct ScrollTraits: Equatable {
  var isEnabled = true
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var horizontalBounce = ScrollBounceBehavior.automatic
  var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic

  /// What is unusual, as hosts are told.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    if !isEnabled { attributes[.scrolls] = false }
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
    return attributes
  }
}

extension EnvironmentValues {
  /// All that is said about scrolling.
  var scrollTraits: ScrollTraits {
    get { unusualScrollTraits ?? ScrollTraits() }
    set { self[ScrollTraitsKey.self] = Boxed(newValue, unless: ScrollTraits()) }
  }

  /// The same; nil if nothing is said.
  var unusualScrollTraits: ScrollTraits? { self[ScrollTraitsKey.self]?.value }
}

private struct ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ScrollTraits>? { nil }
}
