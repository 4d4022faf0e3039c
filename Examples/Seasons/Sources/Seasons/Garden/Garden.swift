import Ambient

/// The garden and its diary.
///
/// After each new line in the diary, this body runs and creates the closure again. The new closure
/// runs no descendant: the pages are equal to the previous ones, and only actions call the closure.
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

/// The parts of the garden.
///
/// The body reads no value, so it runs once.
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
