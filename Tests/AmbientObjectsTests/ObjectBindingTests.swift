#if Objects
import Ambient
import AmbientTesting
import Testing

@MainActor
struct `A binding to an object's property` {
  private struct ByObservedObject: View {
    @ObservedObject var tally: Tally
    var body: some View { Names(name: $tally.name) }
  }

  private struct ByStateObject: View {
    @StateObject var tally: Tally
    init(_ tally: Tally) { _tally = StateObject(wrappedValue: tally) }
    var body: some View { Names(name: $tally.name) }
  }

  private struct ByEnvironmentObject: View {
    @EnvironmentObject var tally: Tally
    var body: some View { Names(name: $tally.name) }
  }

  private func check(_ tally: Tally, _ host: TestHost) {
    host.takeBodies()
    host.type("typed", into: "Name")
    #expect(tally.name == "typed")
    #expect(host.texts == ["Name", "typed"])
    #expect(host.takeBodies() == ["NameText"])
    tally.name = "set"
    host.settle()
    #expect(host.takeBodies() == ["NameText"])
    #expect(host.tree.contains("text=set") && host.texts == ["Name", "set"])
  }

  @Test func `A write through a binding of an observed object runs only the binding's reader`() {
    let tally = Tally()
    check(tally, TestHost { ByObservedObject(tally: tally) })
  }

  @Test func `A write through a binding of a state object runs only the binding's reader`() {
    let tally = Tally()
    check(tally, TestHost { ByStateObject(tally) })
  }

  @Test func `A write through a binding of an environment object runs only the binding's reader`() {
    let tally = Tally()
    check(tally, TestHost { ByEnvironmentObject().environmentObject(tally) })
  }

  @Test func `An object provides bindings to parts of values and to elements of collections`() {
    let album = Album()
    let host = TestHost { AlbumView(album: album) }
    #expect(host.texts == ["Blue", "Joni", "1971", "no label", "Rename"])
    album.artist.name = "Mitchell"
    album.years[0] = 1972
    host.settle()
    #expect(host.texts == ["Blue", "Mitchell", "1972", "no label", "Rename"])
    album.label = "Reprise"
    host.settle()
    #expect(host.texts == ["Blue", "Mitchell", "1972", "Reprise", "Rename"])
    host.tap("Rename")
    #expect(album.artist.name == "renamed")
    #expect(album.label == "relabeled")
  }

  @Test func `Two bindings to one property of one object are equal`() {
    let tally = Tally()
    let host = TestHost { Passing(tally: tally) }
    #expect(host.bodies { host.tap("Again") } == ["Passing"])
  }

  @Test func `A binding refers to the new object after the object is replaced`() {
    struct Replacing: View {
      let tallies: [Tally]
      @State private var index = 0
      var body: some View {
        ByObservedObject(tally: tallies[index])
        Button("Other") { index = 1 }
      }
    }
    let tallies = [Tally(name: "first"), Tally(name: "second")]
    let host = TestHost { Replacing(tallies: tallies) }
    host.tap("Other")
    host.takeBodies()
    tallies[0].name = "ignored"
    host.settle()
    #expect(host.takeBodies() == [])
    host.type("typed", into: "Name")
    #expect(tallies.map(\.name) == ["ignored", "typed"])
  }

  @Test func `A binding still runs its readers after another view with the binding is removed`() {
    struct Taking: View {
      let tally: Tally
      @State private var isSecond = false
      var body: some View {
        Button("Switch") { isSecond = true }
        if !isSecond { BindingProvider(tally: tally) }
        BindingProvider(tally: tally)
      }
    }
    let tally = Tally()
    let host = TestHost { Taking(tally: tally) }
    host.tap("Switch")
    host.takeBodies()
    tally.name = "still"
    host.settle()
    #expect(host.takeBodies() == ["NameText"])
  }

  @Test func `A binding of an observed object works outside of a view`() {
    let tally = Tally()
    let object = ObservedObject(wrappedValue: tally)
    object.projectedValue.name.wrappedValue = "written"
    #expect(tally.name == "written")
    #expect(object.projectedValue.name.wrappedValue == "written")
  }
}

private struct Names: View {
  @Binding var name: String
  var body: some View {
    NameField(name: $name)
    NameText(name: $name)
  }
}

private struct NameText: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

private struct BindingProvider: View {
  @ObservedObject var tally: Tally
  var body: some View { Names(name: $tally.name) }
}

private struct Passing: View {
  @ObservedObject var tally: Tally
  @State private var times = 0
  var body: some View {
    Names(name: $tally.name)
    Button("Again") { times += 1 }
    Text("\(times)")
  }
}

private struct Artist {
  var name: String
}

private final class Album: ObservableObject {
  @Published var title = "Blue"
  @Published var artist = Artist(name: "Joni")
  @Published var years = [1971]
  @Published var label: String?
}

private struct BoundText: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

private struct BoundNumber: View {
  @Binding var number: Int
  var body: some View { Text("\(number)") }
}

private struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View {
    BoundText(text: $album.title)
    BoundText(text: $album.artist.name)
    ForEach($album.years, id: \.self) { BoundNumber(number: $0) }
    if let label = Binding($album.label) { BoundText(text: label) } else { Text("no label") }
    Button("Rename") {
      $album.artist.name.wrappedValue = "renamed"
      Binding($album.label)?.wrappedValue = "relabeled"
    }
  }
}
#endif
