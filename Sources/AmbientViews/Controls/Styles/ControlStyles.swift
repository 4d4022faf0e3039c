import AmbientCore

/// The properties of a control, for use in the body of a style.
protocol StyleConfiguration {
  /// The properties of the control that are not views.
  associatedtype Values

  /// The environment value with the styles that the ancestors set for this kind of control.
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { get }

  init(_ parts: ControlParts, _ values: Values)

  /// Returns the description of a control that has a custom style.
  ///
  /// Assistive technologies present this description instead of the views of the style. If the
  /// result is nil, assistive technologies present the views.
  @MainActor static func description(_ parts: ControlParts, _ values: Values)
    -> StyledControlDescription?
}

extension StyleConfiguration {
  static func description(_ parts: ControlParts, _ values: Values) -> StyledControlDescription? {
    nil
  }
}

/// A type-erased style for one kind of control.
protocol ErasedStyle<Configuration> {
  associatedtype Configuration: StyleConfiguration

  /// Returns a control in this style.
  ///
  /// - Parameters:
  ///   - parts: The views that the style arranges.
  ///   - values: The properties of the control that are not views.
  ///   - outer: The styles that are set further up the tree than this style. Controls in the
  ///     returned view take these styles.
  /// - Returns: The view.
  @MainActor func show(
    _ parts: ControlParts,
    _ values: Configuration.Values,
    outer: ControlStyles<Configuration>
  ) -> AnyView
}

/// The styles that the ancestors set for one kind of control, from the nearest to the outermost.
typealias ControlStyles<Configuration: StyleConfiguration> = StyleStack<
  any ErasedStyle<Configuration>
>

enum ControlStylesKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyles<Configuration> { .unstyled }
}

/// The views that a style arranges for a control, at most five.
struct ControlParts {
  private var first, second, third, fourth, fifth: AnyView?

  /// The first view, such as a title; nil if the view is not a text.
  private(set) var title: Text?

  /// The second view, such as the current value of a gauge; nil if the view is not a text.
  private(set) var valueText: Text?

  /// Stores views in their order; nil and a view of the type `EmptyView` represent a missing view.
  init<First: View, Second: View, Third: View, Fourth: View, Fifth: View>(
    _ first: First?,
    _ second: Second? = EmptyView?.none,
    _ third: Third? = EmptyView?.none,
    _ fourth: Fourth? = EmptyView?.none,
    _ fifth: Fifth? = EmptyView?.none
  ) {
    func part<Part: View>(_ view: Part?) -> AnyView? {
      Part.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
    title = first as? Text
    valueText = second as? Text
    self.first = part(first)
    self.second = part(second)
    self.third = part(third)
    self.fourth = part(fourth)
    self.fifth = part(fifth)
  }

  /// The number of views that can be stored.
  static var count: Int { 5 }

  subscript(index: Int) -> AnyView? {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: fifth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: fifth = newValue
      }
    }
  }

  /// A copy without `title` and `valueText`.
  ///
  /// The body of a style that gets this copy does not run when these texts change.
  var withoutTexts: ControlParts {
    var parts = self
    parts.title = nil
    parts.valueText = nil
    return parts
  }

  /// A copy like `withoutTexts`, in which an element surrounds the second view.
  ///
  /// The element tells assistive technologies that the second view shows the current value.
  var markingValue: ControlParts {
    var parts = withoutTexts
    parts.second = second.map { AnyView($0.attaching(.styledPart, "value")) }
    return parts
  }

  func view(at index: Int) -> AnyView { self[index] ?? AnyView(EmptyView()) }
}
