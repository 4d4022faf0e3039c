/// The key of an attribute: its name, and the type of its values.
///
/// A view library declares the attributes of its elements beside the kinds of the elements:
///
/// ```swift
/// extension ElementAttribute where Value == Double {
///   /// The position of a dial, from 0 to 1.
///   static var level: Self { Self("level") }
/// }
/// ```
///
/// A view sets the attribute by its key, and a host reads the attribute:
///
/// ```swift
/// description[.level] = 0.5
/// draw(dial: element[.level] ?? 0)
/// ```
///
/// Two attributes with the same name are the same attribute: an element has one value for both.
public struct ElementAttribute<Value: ElementValueConvertible>: Hashable, Sendable,
  CustomStringConvertible
{
  /// The name that inspectors show for the attribute.
  public let name: String

  /// Makes the key of an attribute.
  ///
  /// - Parameter name: The name, a word in lower camel case.
  public init(_ name: String) { self.name = name }

  /// The name of the attribute.
  public var description: String { name }
}

// This module reads most of the attributes below. Other attributes are declared beside the views
// that set them.

extension ElementAttribute where Value == Bool {
  /// Whether an element that takes ``ToggleEvent`` is on.
  public static var isOn: Self { Self("isOn") }

  /// Whether an element that takes ``ExpandEvent`` is open.
  public static var isExpanded: Self { Self("isExpanded") }
}

extension ElementAttribute where Value == String {
  /// The text in an element that takes ``EditEvent``.
  public static var text: Self { Self("text") }

  /// The text that a field shows while it is empty.
  public static var prompt: Self { Self("prompt") }

  /// The accessibility label of a view: its name in a screen reader.
  public static var accessibilityLabel: Self { Self("label") }

  /// The accessibility identifier of a view: its name for tests and tools, hidden from users.
  public static var accessibilityIdentifier: Self { Self("identifier") }
}

extension ElementAttribute where Value == Double {
  /// The number that an element shows.
  ///
  /// If the element takes ``AdjustEvent``, the event changes the number.
  public static var value: Self { Self("value") }

  /// The lowest number of an element that takes ``AdjustEvent``.
  public static var minimum: Self { Self("minimum") }

  /// The highest number of an element that takes ``AdjustEvent``.
  public static var maximum: Self { Self("maximum") }

  /// The distance between successive numbers that ``AdjustEvent`` can set; nil if the event can set
  /// any number between the limits.
  public static var step: Self { Self("step") }

  /// The lowest number that a user can set; nil if it is the ``minimum``.
  public static var enabledMinimum: Self { Self("enabledMinimum") }

  /// The highest number that a user can set; nil if it is the ``maximum``.
  public static var enabledMaximum: Self { Self("enabledMaximum") }

  /// The number at which the bar of a slider begins; nil if it begins at the ``minimum``.
  public static var neutralValue: Self { Self("neutralValue") }
}
