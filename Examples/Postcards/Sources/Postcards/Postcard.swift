import Ambient

/// A postcard with a stamp.
///
/// The build tool plugin has made `paper`, `ink` and the members of `Stamps` from the asset
/// catalog.
struct Postcard: View {
  let greeting: String

  var body: some View {
    HStack {
      Text(greeting).foregroundStyle(.ink)
      Image(.Stamps.lighthouse)
        .border(Color.Stamps.sea, width: 2)
    }
    .padding(8)
    .background(.paper)
  }
}
