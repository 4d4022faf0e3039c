#if !canImport(Darwin)
import AmbientPlatform
import Foundation
import Synchronization

/// A cache of number formatters from ICU, the Unicode library.
///
/// The cache has one formatter for each pair of a skeleton and a locale. A skeleton is a text that
/// describes a number format, such as `.##`.
///
/// Creating a formatter takes a hundred times as long as using it.
enum NumberFormatters {
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  /// A formatter that is only used while `formatters` is locked.
  private struct Formatter: @unchecked Sendable {
    /// Nil if ICU cannot interpret the skeleton.
    let pointer: UnsafeMutableRawPointer?
  }

  private static let formatters = Mutex<[Key: Formatter]>([:])

  private static let limit = 100

  /// Returns a number as text; nil if ICU cannot write the number with the skeleton.
  ///
  /// In the result, `decimal` is the number that `text` shows, as a decimal number in ASCII.
  ///
  /// - Complexity: O(1) for a skeleton and a locale that were used before.
  static func text(
    of number: Double,
    skeleton: String,
    _ locale: Locale
  ) -> (text: String, decimal: String)? {
    let key = Key(skeleton: skeleton, locale: locale.identifier)
    return formatters.withLock { formatters in
      let formatter = formatters[key] ?? Self.formatter(key)
      if formatters.count >= limit, formatters[key] == nil {
        for formatter in formatters.values {
          ambient_number_formatter_release(formatter.pointer)
        }
        formatters = [:]
      }
      formatters[key] = formatter
      return formatter.pointer.flatMap { text(of: number, $0) }
    }
  }

  private static func formatter(_ key: Key) -> Formatter {
    let units = Array(key.skeleton.utf16)
    return Formatter(
      pointer: ambient_number_formatter_create(units, Int32(units.count), key.locale)
    )
  }

  private static func text(
    of number: Double,
    _ formatter: UnsafeMutableRawPointer
  ) -> (text: String, decimal: String)? {
    var text = [UInt16](repeating: 0, count: 512)
    var decimal = [CChar](repeating: 0, count: 512)
    let count = ambient_number_formatter_format(
      formatter,
      number,
      &text,
      Int32(text.count),
      &decimal,
      Int32(decimal.count)
    )
    guard count >= 0, count <= text.count else { return nil }
    let digits = decimal.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (
      String(decoding: text.prefix(Int(count)), as: UTF16.self),
      String(decoding: digits, as: UTF8.self)
    )
  }
}
#endif
