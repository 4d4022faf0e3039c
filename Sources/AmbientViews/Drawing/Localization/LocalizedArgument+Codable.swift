#if !canImport(Darwin)
import AmbientCore
import AmbientFoundation
import Foundation

extension LocalizedArgument: Codable {
  private enum CodingKeys: String, CodingKey { case string, signed, unsigned, floating }

  /// Reads a string or a number.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let string = try container.decodeIfPresent(String.self, forKey: .string) {
      self = .string(string)
    } else if let number = try container.decodeIfPresent(Int64.self, forKey: .signed) {
      self = .number(.signed(number))
    } else if let number = try container.decodeIfPresent(UInt64.self, forKey: .unsigned) {
      self = .number(.unsigned(number))
    } else {
      self = .number(.floating(try container.decode(Double.self, forKey: .floating)))
    }
  }

  /// Writes a number as a number, and any other value as a string in the current locale.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .string(let string): try container.encode(string, forKey: .string)
    case .number(.signed(let number)): try container.encode(number, forKey: .signed)
    case .number(.unsigned(let number)): try container.encode(number, forKey: .unsigned)
    case .number(.floating(let number)): try container.encode(number, forKey: .floating)
    case .text(let text): try container.encode(text.string(in: .current), forKey: .string)
    case .deferred(let argument):
      let parts = argument.parts(in: .current, over: CharacterStyle())
      try container.encode(parts.map(\.string).joined(), forKey: .string)
    }
  }
}

extension EnvironmentValues {
  fileprivate static var current: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = .current
    return environment
  }
}
#endif
