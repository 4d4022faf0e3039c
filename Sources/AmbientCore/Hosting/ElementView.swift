import AmbientEnvironment
import AmbientGraph

/// A view that becomes an element: the leaves and containers of which all others are made.
///
/// ```swift
/// struct Gauge: ElementView {
///   let level: Double
///
///   func element(in environment: EnvironmentValues) -> ElementDescription {
///     ElementDescription("Gauge", attributes: ["level": .number(level)])
///   }
/// }
/// ```
public protocol ElementView: View where Body == Never {
  /// The type of what is inside.
  associatedtype Content: View = EmptyView

  /// The views inside, if there are any.
  @ViewBuilder @MainActor var content: Content { get }

  /// Describes the element.
  ///
  /// - Invalidation: It is described again when the view is another one, and when a value that it read
  ///   from the surroundings, or something observable that it read, has changed.
  @MainActor func element(in environment: EnvironmentValues) -> ElementDescription

  /// Whether a node shows a view that is the same.
  static func _isShown(_ view: Self, by node: _ViewNode) -> Bool
}

extension ElementView where Content == EmptyView {
  /// Nothing.
  public var content: EmptyView { EmptyView() }
}

/// What an element is and how it looks.
public struct ElementDescription {
  /// What it is.
  public var kind: ElementKind

  /// Its text, if it is or has one.
  public var text: String?

  /// How it is to be shown; what is missing is as usual.
  public var attributes: [String: ElementValue]

  /// Whether it takes part in what the user does.
  public var isEnabled: Bool

  /// Whether it can have the focus while it is enabled.
  public var isFocusable: Bool

  /// Whether nothing was said of it but its text; see ``become(_:text:)``.
  private(set) var isPlain = false

  /// What it does when something is done with it.
  public var onEvent: (@MainActor (ElementEvent) -> Void)?

  /// Describes an element.
  public init(
    _ kind: ElementKind,
    text: String? = nil,
    attributes: [String: ElementValue] = [:],
    isEnabled: Bool = true,
    isFocusable: Bool = false,
    onEvent: (@MainActor (ElementEvent) -> Void)? = nil
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.isEnabled = isEnabled
    self.isFocusable = isFocusable
    self.onEvent = onEvent
  }

  /// Describes nothing yet.
  init() {
    kind = ElementKind(rawValue: "")
    text = nil
    attributes = [:]
    isEnabled = true
    isFocusable = false
    onEvent = nil
  }

  /// Becomes one that has a text and is as usual in everything else.
  package mutating func become(_ kind: ElementKind, text: consuming String) {
    // Field by field: most fields are as they should be, and a whole description is not made in vain.
    if !isPlain || self.kind != kind {
      self.kind = kind
      if !attributes.isEmpty { attributes = [:] }
      isEnabled = true
      isFocusable = false
      if onEvent != nil { onEvent = nil }
      isPlain = true
    }
    self.text = text
  }

  /// Whether both look alike; what they do cannot be compared.
  func looksLike(_ other: ElementDescription) -> Bool {
    kind == other.kind && text == other.text && attributes == other.attributes
      && isEnabled == other.isEnabled && isFocusable == other.isFocusable
      && (onEvent == nil) == (other.onEvent == nil)
  }
}
