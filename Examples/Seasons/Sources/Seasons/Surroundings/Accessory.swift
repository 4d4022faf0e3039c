import Ambient

/// What a gardener wears: a type that is its own key.
struct Accessory: EnvironmentValue, Equatable {
  var name = "nothing special"

  /// Where it stands in the environment.
  static var keyPath: EnvironmentPath { \.accessory }

  static let strawHat = Accessory(name: "a straw hat")
  static let woollenHat = Accessory(name: "a woollen hat")
  static let rubberBoots = Accessory(name: "rubber boots")
}

extension EnvironmentValues {
  /// What gardeners wear who have nothing of their own.
  var accessory: Accessory {
    get { get() }
    set { set(newValue) }
  }
}
