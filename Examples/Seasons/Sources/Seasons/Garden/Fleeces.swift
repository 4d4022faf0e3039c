import Ambient

/// Two beds that share a fleece, and pots with their own fleece.
struct Fleeces: View {
  @State private var isOn = false

  var body: some View {
    Group {
      Fleece(place: "the beans")
      Fleece(place: "the peas")
    }
    .environment(\.sharedFleece, $isOn)
    Fleece(place: "the pots")
  }
}

/// Uses the fleece that the environment shares, or a fleece of its own if the environment has none.
struct Fleece: View {
  let place: String
  @Environment(\.sharedFleece) private var shared
  @State private var own = false

  init(place: String) { self.place = place }

  var body: some View { Toggle("Fleece over \(place)", isOn: shared ?? $own) }
}
