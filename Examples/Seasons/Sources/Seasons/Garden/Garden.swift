import Ambient

/// The garden, and the diary that is kept in it.
///
/// Each line that is written runs this body, which makes the closure anew. Nobody below runs for
/// that: the pages are the same value as before, and the closure is called in actions only.
struct Garden: View {
  @State private var diary: [String] = []

  var body: some View {
    List {
      Pages()
      Section("Diary") {
        Text("lines: \(diary.count)")
        Text("last: \(diary.last ?? "nothing yet")")
      }
    }
    .environment(\.note) { diary.append($0) }
  }
}

/// The parts of the garden; it reads nothing, so it runs once.
struct Pages: View {
  var body: some View {
    AlmanacPage()
    Gardeners()
    Watering()
    Beds()
    Greenhouse()
    Harvest()
  }
}
