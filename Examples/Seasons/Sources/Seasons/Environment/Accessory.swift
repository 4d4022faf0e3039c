import Ambient

/// An accessory of a gardener: a type that is its own key.
struct Accessory: EnvironmentValue, Equatable {
  var name = "nothing special"

  /// The property for this type in the environment.
  static var keyPath: EnvironmentPath { \.accessory }

  static let strawHat = Accessory(name: "a straw hat")
  static let woollenHat = Accessory(name: "a woollen hat")
  static let rubberBoots = Accessory(name: "rubber boots")
}

extension EnvironmentValues {
  /// The accessory of gardeners that have none of their own.
  var accessory: Accessory {
    get { get() }
    set { set(newValue) }
  }
}
