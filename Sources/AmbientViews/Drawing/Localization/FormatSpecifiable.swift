/// A number that can be interpolated in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The placeholder of the number in a key, such as `%lld`.
  var _specifier: String { get }

  /// The number as a signed integer, an unsigned integer or a floating-point number.
  var _number: _FormatNumber { get }
}

/// A number in one of the three forms that placeholders distinguish.
public enum _FormatNumber: Hashable, Sendable {
  /// A signed integer.
  case signed(Int64)
  /// An unsigned integer.
  case unsigned(UInt64)
  /// A floating-point number.
  case floating(Double)
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number as an integer.
  public var _number: _FormatNumber {
    Self.isSigned ? .signed(Int64(self)) : .unsigned(UInt64(self))
  }
}

extension Int: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%f" }
  /// The number, as an argument of a format.
  public var _number: _FormatNumber { .floating(Double(self)) }
}

extension Double: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%lf" }
  /// The number, as an argument of a format.
  public var _number: _FormatNumber { .floating(self) }
}

#if canImport(Darwin)
public import CoreGraphics
#else
public import Foundation
#endif

extension CGFloat: _FormatSpecifiable {
  /// The placeholder for numbers of this type.
  public var _specifier: String { "%lf" }
  /// The number, as an argument of a format.
  public var _number: _FormatNumber { .floating(Double(self)) }
}
