import AmbientCore
import AmbientSupport
public import struct Foundation.Data

/// A value that can be dragged, copied, pasted and shared.
///
/// A type describes how its values become data, and how data becomes values:
///
/// ```swift
/// struct Seed: Codable, Transferable {
///   var name: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.name)
///   }
/// }
/// ```
///
/// The first representation that a receiver understands is used.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The ways in which values become data, the preferred way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to make data from values, or values from data.
///
/// A representation of your own combines other representations in its ``body``.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The type of the body; `Never` for the library's representations.
  associatedtype Body

  /// The representations that this representation combines.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The types of data that the representation exports and imports.
  var _channels: [_TransferChannel<Item>] { get }
}

extension TransferRepresentation where Body: TransferRepresentation, Body.Item == Item {
  /// The types of data that the body exports and imports.
  public var _channels: [_TransferChannel<Item>] { body._channels }
}

extension TransferRepresentation where Body == Never {
  /// Stops the program, because the library's representations have no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Transferable {
  /// The types of data that values are exported as and imported from, the preferred type first.
  static var channels: [_TransferChannel<Self>] {
    guard let representation = transferRepresentation as? any TransferRepresentation<Self> else {
      return []
    }
    return representation._channels
  }

  /// The types of data that values can be exported as.
  ///
  /// - Parameter visibility: The programs that can see the types.
  /// - Returns: The types, the preferred type first.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    channels.filter { $0.export != nil && $0.visibility.includes(visibility) }
      .map(\.contentType).withoutRepetitions
  }

  /// The types of data that values are made from, the preferred type first.
  public static func importedContentTypes() -> [UTType] {
    channels.filter { $0.importPayload != nil }.map(\.contentType).withoutRepetitions
  }

  /// Returns the value as data of a type.
  ///
  /// - Parameter contentType: The type; nil for the preferred type.
  /// - Returns: The data.
  /// - Throws: The error of the representation, or an error if no representation has the type.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    for channel in Self.channels where channel.exports(self) {
      guard contentType.map(channel.contentType.conforms) ?? true else { continue }
      return try await channel.data(of: self)
    }
    throw TransferError.noRepresentation(contentType?.identifier ?? "data", "\(Self.self)")
  }

  /// Creates a value from data of a type.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The type of the data; nil for the preferred type.
  /// - Throws: The error of the representation, or an error if no representation imports the type.
  public init(importing data: Data, contentType: UTType?) async throws {
    for channel in Self.channels {
      guard let importPayload = channel.importPayload else { continue }
      guard contentType.map({ $0.conforms(to: channel.contentType) }) ?? true else { continue }
      self = try await importPayload(.data(data))
      return
    }
    throw TransferError.noRepresentation(contentType?.identifier ?? "data", "\(Self.self)")
  }
}

/// The programs that can see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let level: Int

  /// All programs can read the data.
  public static let all = TransferRepresentationVisibility(level: 3)
  /// Only programs of the same developer team can read the data.
  public static let team = TransferRepresentationVisibility(level: 2)
  /// Only programs in an app group that this program belongs to can read the data.
  public static let group = TransferRepresentationVisibility(level: 1)
  /// Only this program can read the data.
  public static let ownProcess = TransferRepresentationVisibility(level: 0)

  func includes(_ other: TransferRepresentationVisibility) -> Bool { level >= other.level }
}

enum TransferError: Error, CustomStringConvertible {
  /// A type of values (the second string) has no representation for some data (the first string).
  case noRepresentation(String, String)
  /// A provider has no data of the requested type; `present` lists the types that it has.
  case noItem(String, present: [String])
  /// Data of a type (the first string) cannot be read as a value (the second string).
  case unreadable(String, String)

  var description: String {
    switch self {
    case .noRepresentation(let content, let type):
      "'\(type)' has no representation for '\(content)'."
    case .noItem(let wanted, let present):
      "The provider has nothing for '\(wanted)'; it has: "
        + (present.isEmpty ? "nothing" : present.joined(separator: ", ")) + "."
    case .unreadable(let type, let wanted): "The data of the type '\(type)' is not \(wanted)."
    }
  }
}

extension [UTType] {
  var withoutRepetitions: [UTType] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
