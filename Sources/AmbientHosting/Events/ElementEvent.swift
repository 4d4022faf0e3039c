/// An action of the user on an element, or a message from the host to the element.
///
/// An element declares the types of the events that it takes
/// (``ElementDescription/on(_:perform:)``). A host sends events with ``HostedTree/send(_:to:)``.
/// Hosts and view libraries declare events of their own:
///
/// ```swift
/// /// The user shook the device.
/// struct ShakeEvent: ElementEvent {
///   /// The strength, from 0 to 1.
///   var strength: Double
/// }
///
/// tree.send(ShakeEvent(strength: 0.5), to: element)
/// ```
public protocol ElementEvent: Sendable {
  /// The name of the event, a verb such as `press`, for messages and inspectors.
  ///
  /// The default is the name of the type in lower camel case, without `Event`.
  static var name: String { get }

  /// Whether the event proposes a value that the element may reject.
  ///
  /// A host may show the value before the element has accepted it, as a text field shows typed
  /// text. After the event, the next update reports the element to ``HostedTree/onMutations`` even
  /// if the element has not changed. The host can then show the actual value of the element. The
  /// default is false.
  static var proposesValue: Bool { get }

  /// Whether each element that takes the event is a control.
  ///
  /// An element is a control if this property is true for at least one event that the element
  /// takes. Tests find controls by their labels. The default is true.
  static var makesControl: Bool { get }
}

extension ElementEvent {
  /// The name of the type in lower camel case, without `Event`.
  public static var name: String {
    var name = "\(Self.self)"
    if name.hasSuffix("Event"), name != "Event" { name.removeLast("Event".count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The default is false: the event proposes no value.
  public static var proposesValue: Bool { false }

  /// The default is true: each element that takes the event is a control.
  public static var makesControl: Bool { true }
}
