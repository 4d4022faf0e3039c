import SwiftUI

// Stored values. They outlive the view, and most of them outlive the program. Tests refer to each
// form by the identifier, such as O01, that starts its comment.

enum Rig: String, CaseIterable { case sloop, ketch }
enum Sea: Int { case calm, rough }

/// O01 to O05: a default, an optional, raw values, a constant as the key, and a store.
struct Preferences: View {
  private enum Keys { static let visits = "visits" }

  @AppStorage("isNight") private var isNight = false
  @AppStorage("pilot") var pilot: String?
  @AppStorage("rig") private var rig = Rig.sloop
  @AppStorage("sea") private var sea: Sea = .calm
  @AppStorage("lastRig") private var lastRig: Rig?
  @AppStorage(Keys.visits) private var visits: Int = 0
  @AppStorage("anchorage", store: UserDefaults(suiteName: "ambient.oddforms")) var anchorage = 1.5

  /// O06: a default that the initializer receives.
  @AppStorage private var harbor: String

  init(harbor: String) { _harbor = AppStorage(wrappedValue: harbor, "harbor") }

  var body: some View {
    Text("\(isNight) \(pilot ?? "none") \(rig.rawValue) \(sea) \(lastRig == nil) \(visits)")
    Text("\(harbor) \(anchorage)")
    Toggle("Night", isOn: $isNight)
    TextField("Harbor", text: $harbor)
    Button("Change") {
      pilot = "Ada"
      (rig, lastRig, sea) = (.ketch, rig, .rough)
      visits += 1
    }
  }
}

/// O07: an array, stored as a text.
extension Array: @retroactive RawRepresentable where Element: Codable {
  /// Decodes JSON.
  public init?(rawValue: String) {
    guard let values = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8))
    else { return nil }
    self = values
  }

  /// The array as JSON.
  public var rawValue: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

struct Ports: View {
  @AppStorage("ports") private var ports: [String] = []
  @AppStorage("ports") private var text = "nothing"
  var body: some View {
    Text("\(ports.count) \(text)")
    Button("Land") { ports.append("Riga") }
  }
}

/// O08: a stored value in an object.
@MainActor final class Account: ObservableObject {
  @AppStorage("owner") var owner = "nobody"
  @Published var balance = 0
}

/// O09: values stored for the scene.
struct Restored: View {
  @SceneStorage("page") private var page = 1
  @SceneStorage("search") private var search: String?
  @SceneStorage("rig") private var rig: Rig = .ketch
  var body: some View {
    Text("\(page) \(search ?? "none") \(rig)")
    Button("Next") { (page, search) = (page + 1, "sea") }
  }
}
