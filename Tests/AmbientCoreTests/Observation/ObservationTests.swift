import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@Observable private final class Song {
  var title: String
  var plays = 0
  init(_ title: String) { self.title = title }
}

@Observable private final class Player {
  var songs = [Song("a"), Song("b")]
  var current = Song("now")
  var volume = 1
  var isOpen = true
}

private struct PlayerKey: EnvironmentKey {
  static var defaultValue: Player? { nil }
}

extension EnvironmentValues {
  fileprivate var player: Player? {
    get { self[PlayerKey.self] }
    set { self[PlayerKey.self] = newValue }
  }
}

@Suite @MainActor struct `A view that reads an observable object` {
  private struct Volume: View {
    let player: Player
    var body: some View { Text("\(player.volume)") }
  }

  private struct Current: View {
    let player: Player
    var body: some View { Text(player.current.title) }
  }

  private struct SongRow: View {
    let song: Song
    var body: some View {
      Text("\(song.title) \(song.plays)")
      Button("Play \(song.title)") { song.plays += 1 }
    }
  }

  private struct List: View {
    let player: Player
    var body: some View {
      ForEach(player.songs, id: \.title) { SongRow(song: $0) }
    }
  }

  @Test func `A view runs after a change of an observable property that it read`() {
    let player = Player()
    let host = TestHost {
      Volume(player: player)
      Current(player: player)
    }
    host.takeBodies()
    player.volume = 2
    host.settle()
    #expect(host.texts == ["2", "now"])
    #expect(host.takeBodies() == ["Volume"])
    player.isOpen = false
    host.settle()
    #expect(host.takeBodies() == [])
    player.volume = 2
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A view observes an object that another observable object stores`() {
    let player = Player()
    let host = TestHost { Current(player: player) }
    host.takeBodies()
    let old = player.current
    old.title = "later"
    host.settle()
    #expect(host.takeBodies() == ["Current"])
    player.current = Song("new")
    host.settle()
    #expect(host.texts == ["new"])
    #expect(host.takeBodies() == ["Current"])
    old.title = "unread"
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A change of one observable object in an array runs only the row of the object`() {
    let player = Player()
    let host = TestHost { List(player: player) }
    host.takeBodies()
    host.tap("Play b")
    #expect(host.plainTexts == ["a 0", "b 1"])
    #expect(host.takeBodies() == ["SongRow"])
    player.songs.append(Song("c"))
    host.settle()
    #expect(host.takeBodies() == ["List", "SongRow"])
    player.songs.reverse()
    host.settle()
    #expect(host.plainTexts == ["c 0", "b 1", "a 0"])
    #expect(host.takeBodies() == ["List"])
  }

  @Test func `A view that gets an observable property as a binding shows each change`() {
    struct Volume: View {
      @Binding var volume: Int
      var body: some View { Text("\(volume)") }
    }
    struct Pair { var player = Player() }
    struct Knobs: View {
      @State private var player = Player()
      @State private var pair = Pair()
      var body: some View {
        Volume(volume: $player.volume)
        Volume(volume: $pair.player.volume)
        Button("Louder") {
          player.volume += 1
          pair.player.volume += 2
        }
      }
    }
    let host = TestHost { Knobs() }
    host.takeBodies()
    for step in 1...3 {
      host.tap("Louder")
      #expect(host.plainTexts.prefix(2) == ["\(1 + step)", "\(1 + 2 * step)"])
      #expect(host.takeBodies() == ["Volume", "Volume"])
    }
  }

  @Test func `A view observes an object that it reads from its state or from the environment`() {
    struct ByState: View {
      @State private var player = Player()
      var body: some View {
        Text("\(player.volume)")
        Button("Louder") { player.volume += 1 }
      }
    }
    struct ByType: View {
      @Environment(Player.self) private var player
      var body: some View { Text("\(player.volume)") }
    }
    struct ByKey: View {
      @Environment(\.player) private var player
      var body: some View { Text("\(player?.volume ?? 0)") }
    }
    struct ByPart: View {
      @Environment(\.player?.volume) private var volume
      var body: some View { Text("\(volume ?? 0)") }
    }
    let player = Player()
    let host = TestHost {
      Group {
        ByState()
        ByType()
        ByKey()
        ByPart()
      }
      .environment(player)
      .environment(\.player, player)
    }
    host.tap("Louder")
    #expect(host.takeBodies() == ["ByState", "ByType", "ByKey", "ByPart", "ByState"])
    player.volume = 5
    host.settle()
    #expect(host.plainTexts == ["2", "5", "5", "5"])
    #expect(host.takeBodies() == ["ByType", "ByKey", "ByPart"])
    player.isOpen.toggle()
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A view does not observe properties that its last run did not read`() {
    struct MayBe: View {
      let player: Player
      var body: some View { Text(player.isOpen ? "\(player.volume)" : "closed") }
    }
    let player = Player()
    let host = TestHost { MayBe(player: player) }
    player.isOpen = false
    host.settle()
    #expect(host.takeBodies() == ["MayBe", "MayBe"])
    player.volume = 7
    host.settle()
    #expect(host.takeBodies() == [])
    player.isOpen = true
    host.settle()
    #expect(host.texts == ["7"])
  }

  @Test func `A view runs again for a change that its onAppear action makes`() {
    let player = Player()
    let host = TestHost { Volume(player: player).onAppear { player.volume = 9 } }
    #expect(host.texts == ["9"])
    #expect(host.takeBodies() == ["Volume", "Volume"])
  }

  @Test func `A view runs once for several changes of observable properties`() {
    struct Reads: View {
      let player: Player
      var body: some View { Text("\(player.volume) \(player.isOpen) \(player.current.title)") }
    }
    let player = Player()
    let host = TestHost { Reads(player: player) }
    host.takeBodies()
    player.volume = 2
    player.volume = 3
    player.isOpen = false
    player.current.title = "x"
    host.settle()
    #expect(host.texts == ["3 false x"])
    #expect(host.takeBodies() == ["Reads"])
  }

  @Test func `A change of an observed object does not run a view that was removed`() {
    let (player, model) = (Player(), TreeModel())
    struct Parent: View {
      let player: Player
      let model: TreeModel
      var body: some View { if !model.flag { Volume(player: player) } }
    }
    let host = TestHost { Parent(player: player, model: model) }
    model.flag = true
    host.settle()
    host.takeBodies()
    player.volume = 3
    #expect(!host.viewTree.needsUpdate)
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A view does not run again when its own body writes a property that it read`() {
    struct Clamps: View {
      let player: Player
      var body: some View {
        let _ = { if player.volume < 3 { player.volume += 1 } }()
        Text("\(player.volume)")
      }
    }
    let player = Player()
    let host = TestHost { Clamps(player: player) }
    #expect(host.texts == ["2"])
    #expect(host.takeBodies() == ["Clamps"])
    player.volume = 0
    host.settle()
    #expect(host.texts == ["1"])
    #expect(host.takeBodies() == ["Clamps"])
  }

  private struct Ping: View {
    let player: Player
    var body: some View {
      let _ = { player.current.plays = player.volume }()
      Text("\(player.volume)")
    }
  }

  private struct Pong: View {
    let player: Player
    var body: some View {
      let _ = { player.volume = player.current.plays + 1 }()
      Text("\(player.current.plays)")
    }
  }

  @Test func `A warning names the bodies whose writes keep the tree from settling`() {
    let player = Player()
    let warnings = warnings {
      let host = TestHost {
        Ping(player: player)
        Pong(player: player)
      }
      #expect(host.takeBodies().count > 1_000)
      host.unmount()
    }
    #expect(
      warnings == [
        """
        The tree did not settle after 1000 updates in a row; \
        the remaining work waits for the next update.

          Ran last  Pong, Ping

        To fix this, do one of:
          • Only read in 'body': write state and observable objects in an action.
          • Let 'onAppear' and 'onChange' write only when the new value differs from \
        the current one.
        """
      ]
    )
  }
}
