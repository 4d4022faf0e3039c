#if !canImport(Darwin)
import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Track: Identifiable {
  var id: Int
  var name: String
}

private let tracks = ["Track 10", "track 9", "Trailer"].enumerated()
  .map { Track(id: $0, name: $1) }

@Suite @MainActor struct `Sorting by the rules of the user's language` {
  @Test func `The standard comparator ignores case, and orders numbers in texts by their values`() {
    let names = tracks.map(\.name)
    #expect(names.sorted(using: .localizedStandard) == ["track 9", "Track 10", "Trailer"])
    #expect(names.sorted(using: .lexical) == ["Track 10", "Trailer", "track 9"])
    #expect(
      names.sorted(using: String.StandardComparator.localizedStandard)
        == names.sorted(using: .localizedStandard)
    )
  }

  @Test func `The localized comparator compares numbers digit by digit`() {
    let names = tracks.map(\.name)
    #expect(names.sorted(using: .localized) == ["Track 10", "track 9", "Trailer"])
  }

  @Test func `A comparator with a reverse order sorts texts from last to first`() {
    let reversed = LocalizedStringComparator(.localizedStandard, order: .reverse)
    #expect(reversed.compare("b", "A") == .orderedAscending)
    let byName = KeyPathComparator(\Track.name, comparator: .localizedStandard, order: .reverse)
    #expect(tracks.sorted(using: byName).map(\.id) == [2, 0, 1])
  }

  @Test func `A sort descriptor compares texts by the rules of its comparator`() {
    func ids(_ descriptor: SortDescriptor<Track>) -> [Int] {
      tracks.sorted(using: descriptor).map(\.id)
    }
    #expect(ids(SortDescriptor(\.name, comparator: .localizedStandard)) == [1, 0, 2])
    #expect(
      ids(SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)) == [2, 0, 1]
    )
    #expect(ids(SortDescriptor(\.name, comparator: .localized)) == [0, 1, 2])
    #expect(ids(SortDescriptor(\.name, comparator: .lexical)) == [0, 2, 1])
    #expect(
      ids(SortDescriptor(\.name, comparator: String.StandardComparator.localized)) == [0, 1, 2]
    )
  }

  @Test func `A sort descriptor without a comparator compares texts by their characters`() {
    #expect(tracks.sorted(using: SortDescriptor(\.name)).map(\.id) == [0, 2, 1])
  }

  @Test func `Two sort descriptors are equal if their paths, rules and orders are equal`() {
    let standard = SortDescriptor(\Track.name, comparator: .localizedStandard)
    #expect(standard == SortDescriptor(\.name, comparator: .localizedStandard))
    #expect(standard != SortDescriptor(\.name, comparator: .localized))
    #expect(standard != SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse))
  }

  @Test func `A column of a table sorts its texts with a localized comparator`() {
    struct Tracks: View {
      @State private var order = [KeyPathComparator(\Track.id)]
      var body: some View {
        Table(tracks.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name, comparator: .localizedStandard)
          TableColumn("Letters", value: \.name, comparator: .lexical)
        }
      }
    }
    let host = TestHost { Tracks() }
    // The cells of both columns show the name. Every second cell is a cell of the column "Name".
    func names() -> [String] {
      host.elements(of: .tableCell).map(\.label).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    }
    #expect(names() == ["Track 10", "track 9", "Trailer"])
    host.takeBodies()
    host.tap("Name")
    #expect(names() == ["track 9", "Track 10", "Trailer"])
    #expect(host.takeBodies() == ["Tracks"])
    host.tap("Letters")
    #expect(names() == ["Track 10", "Trailer", "track 9"])
  }
}
#endif
