/// The description of an element: its kind, its appearance, and the events that it takes.
///
/// ```swift
/// func element(in environment: EnvironmentValues) -> ElementDescription {
///   var description = ElementDescription(.dial, isEnabled: environment.isEnabled)
///   description[.value] = level
///   description.on(AdjustEvent.self) { level = $0.value }
///   return description
/// }
/// ```
public struct ElementDescription {
  /// The kind of the element.
  public var kind: ElementKind

  /// The text or title of the element; nil if it has neither.
  public var text: String?

  /// The attributes of the element; an attribute that is not set has the default of the kind.
  public var attributes: ElementAttributes

  /// Whether the element is enabled: whether it takes events.
  public var isEnabled: Bool

  /// Whether the element can have the focus while it is enabled.
  public var isFocusable: Bool

  /// How the element is presented.
  ///
  /// The presentation determines whether the element is visible, and whether the element hides
  /// other elements.
  public var presentation: ElementPresentation

  /// Whether ``become(_:text:)`` has set the kind and the text, and nothing else was set.
  ///
  /// Code that sets an attribute or another field of a plain description must also set this
  /// property to false. The methods that add a handler or a detail do so.
  package var isPlain = false

  /// The list of the handlers; it begins with the handler that was added last.
  var handlers: ElementHandler?

  /// The details of the element, at most one of each type.
  package var details: [any ElementDetail] = []

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - text: The text or title of the element; nil if it has neither.
  ///   - attributes: The attributes that differ from the default of the kind.
  ///   - isEnabled: Whether the element takes events.
  ///   - isFocusable: Whether the element can have the focus while it is enabled.
  ///   - presentation: The way in which the element is presented.
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

  /// Creates a placeholder with an empty kind, to be filled in or replaced.
  @usableFromInline package init() { self.init(ElementKind(rawValue: "")) }

  /// The value of an attribute; nil if the attribute is not set, or has a value of another type.
  ///
  /// - Parameter attribute: The attribute.
  /// - Complexity: O(n) in the number of attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    get { attributes[attribute] }
    set { attributes[attribute] = newValue }
  }

  /// Changes the kind and the text, and sets all other fields to their defaults.
  ///
  /// - Parameters:
  ///   - kind: The new kind.
  ///   - text: The new text.
  package mutating func become(_ kind: ElementKind, text: consuming String) {
    // In a plain description of this kind, all other fields already have their defaults.
    if !isPlain || self.kind != kind {
      self.kind = kind
      if !attributes.isEmpty { attributes = ElementAttributes() }
      isEnabled = true
      isFocusable = false
      presentation = .inline
      if handlers != nil { handlers = nil }
      if !details.isEmpty { details = [] }
      isPlain = true
    }
    self.text = text
  }

  /// Returns whether two descriptions are the same to a host.
  ///
  /// The actions of handlers are not compared.
  package func looksLike(_ other: ElementDescription) -> Bool {
    kind == other.kind && text == other.text && attributes == other.attributes
      && isEnabled == other.isEnabled && isFocusable == other.isFocusable
      && presentation == other.presentation
      && ElementHandler.areSameEvents(handlers, other.handlers) && hasSameDetails(as: other)
  }
}
