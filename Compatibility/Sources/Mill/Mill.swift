import Combine
import Foundation

// Ambient's module Combine, and the Foundation of Apple's systems, also declare this conformance.
// Programs that are older than these declarations declare it themselves. The compiler warns.
extension JSONDecoder: TopLevelDecoder {}

/// A sack of flour.
package struct Sack: Decodable, Equatable, Sendable {
  package let kilograms: Int

  package init(kilograms: Int) { self.kilograms = kilograms }
}

/// Returns a publisher of the sacks that JSON describes.
package func sacks(in json: Data) -> AnyPublisher<[Sack], any Error> {
  Just(json).decode(type: [Sack].self, decoder: JSONDecoder()).eraseToAnyPublisher()
}
