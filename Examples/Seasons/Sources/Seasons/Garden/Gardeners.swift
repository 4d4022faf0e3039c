import Ambient

/// Dresses the gardeners for the season.
///
/// A gardener that has an accessory of its own wears that accessory.
struct Gardeners: View {
  @Environment(\.season) private var season

  var body: some View {
    Section("Gardeners") {
      Avatar(name: "Ada")
      Avatar(name: "Ben").accessory(.rubberBoots)
    }
    .accessory(season == .winter ? .woollenHat : .strawHat)
  }
}

/// A gardener.
struct Avatar: View {
  let name: String
  @EnvironmentBacked(\.accessory) private var accessory

  init(name: String) { self.name = name }

  var body: some View { Text("\(name) wears \(accessory.name)") }

  /// Gives this gardener an accessory that takes precedence over the environment's.
  func accessory(_ accessory: Accessory) -> Avatar {
    var copy = self
    copy.accessory = accessory
    return copy
  }
}

extension View {
  /// Sets the accessory of all gardeners in the view that have none of their own.
  func accessory(_ accessory: Accessory) -> some View { environment(accessory) }
}
