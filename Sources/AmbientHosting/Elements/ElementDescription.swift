/// What an element is, how it looks, and which events it takes.
///
/// ```swift
/// func element(in environment: EnvironmentValues) -> ElementDescription {
///   var description = ElementDescription(.dial, isEnabled: environment.isEnabled)
///   description[.value] = level.wrappedValue
///   description.on(AdjustEvent.self) { level.wrappedValue = $0.value }
///   return description
/// }
/// ```
public struct ElementDescription {
  /// What the element is.
  public var kind: ElementKind

  /// The text of the element, if it is a text or has a title of its own.
  public var text: String?

  /// How the element is to be shown; what is not set has the default of the kind.
  public var attributes: ElementAttributes

  /// Whether the element reacts to what the user does.
  public var isEnabled: Bool

  /// Whether the element can have the focus while it is enabled.
  public var isFocusable: Bool

  /// What part the element has in deciding which elements are in sight.
  public var presentation: ElementPresentation

  /// Whether only the kind and the text were set, by ``become(_:text:)``.
  package internal(set) var isPlain = false

  /// The handler that was added last.
  var handlers: ElementHandler?

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - kind: What the element is.
  ///   - text: The text of the element, if it is a text or has a title of its own.
  ///   - attributes: How the element is to be shown, where that differs from the default of the
  ///     kind.
  ///   - isEnabled: Whether the element reacts to what the user does.
  ///   - isFocusable: Whether the element can have the focus while it is enabled.
  ///   - presentation: What part the element has in deciding which elements are in sight.
  public init(
    _ kind: ElementKind,
    text: String? = nil,
    attributes: ElementAttributes = ElementAttributes(),
    isEnabled: Bool = true,
    isFocusable: Bool = false,
    presentation: ElementPresentation = .inline
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.isEnabled = isEnabled
    self.isFocusable = isFocusable
    self.presentation = presentation
  }

  /// Describes an element of which nothing is known yet.
  @usableFromInline package init() { self.init(ElementKind(rawValue: "")) }

  /// The value of an attribute; nil if it is not set.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    get { attributes[attribute] }
    set { attributes[attribute] = newValue }
  }

  /// Changes the description to that of an element with a text, and defaults in everything else.
  ///
  /// - Parameters:
  ///   - kind: What the element is.
  ///   - text: The text of the element.
  package mutating func become(_ kind: ElementKind, text: consuming String) {
    // Field by field: most fields are as they should be, and a whole description is not made in
    // vain.
    if !isPlain || self.kind != kind {
      self.kind = kind
      if !attributes.isEmpty { attributes = ElementAttributes() }
      isEnabled = true
      isFocusable = false
      presentation = .inline
      if handlers != nil { handlers = nil }
      isPlain = true
    }
    self.text = text
  }

  /// Whether two descriptions look alike to a host; what their handlers do cannot be compared.
  package func looksLike(_ other: ElementDescription) -> Bool {
    kind == other.kind && text == other.text && attributes == other.attributes
      && isEnabled == other.isEnabled && isFocusable == other.isFocusable
      && presentation == other.presentation
      && ElementHandler.areSameEvents(handlers, other.handlers)
  }
}
