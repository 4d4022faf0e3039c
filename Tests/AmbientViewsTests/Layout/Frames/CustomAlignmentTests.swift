import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A custom alignment` {
  private enum Stem: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum Root: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// An alignment that has the same name as an alignment of the library.
  private enum leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 1 }
  }

  private let stem = HorizontalAlignment(Stem.self)
  private let root = VerticalAlignment(Root.self)

  private func alignments(_ host: TestHost) -> [Alignment?] {
    host.elements.filter { $0.kind != .text }.map { $0.detail(AlignmentDetail.self)?.alignment }
  }

  @Test func `Each element that uses a custom alignment has the alignment as a detail`() {
    let both = Alignment(horizontal: stem, vertical: root)
    let stemAlone = Alignment(horizontal: stem, vertical: .center)
    let rootAlone = Alignment(horizontal: .center, vertical: root)
    let host = TestHost {
      VStack(alignment: stem) {}
      HStack(alignment: root) {}
      ZStack(alignment: both) {}
      LazyVStack(alignment: stem) {}
      LazyHStack(alignment: root) {}
      LazyVGrid(columns: [], alignment: stem) {}
      LazyHGrid(rows: [], alignment: root) {}
      Grid(alignment: both) { GridRow(alignment: root) {} }
      Text("a").frame(width: 1, alignment: both)
      Text("b").containerRelativeFrame(.horizontal, alignment: both)
      Text("c").gridColumnAlignment(stem)
    }
    #expect(
      alignments(host) == [
        stemAlone, rootAlone, both, stemAlone, rootAlone, stemAlone, rootAlone, both, rootAlone,
        both, both, stemAlone,
      ]
    )
    #expect(
      host.elements.compactMap { $0[.alignment] } == [
        "Stem", "Root", "RootStem", "Stem", "Root", "Stem", "Root", "RootStem", "Root", "RootStem",
        "RootStem",
      ]
    )
    #expect(host.elements(of: .gridCell)[0][.columnAlignment] == "Stem")
  }

  @Test func `A layer of an overlay or inset has its custom alignment as a detail`() {
    let host = TestHost {
      Text("a").overlay(alignment: Alignment(horizontal: stem, vertical: .top)) { Text("b") }
      Text("c").safeAreaInset(edge: .bottom, alignment: stem) { Text("d") }
    }
    let layers = host.elements(of: .layer)
    #expect(layers.map { $0[.alignment] } == ["topStem", "Stem"])
    #expect(layers[0].detail(AlignmentDetail.self)?.alignment.horizontal == stem)
    #expect(layers[0].detail(AlignmentDetail.self)?.alignment.vertical == .top)
    #expect(layers[1].detail(AlignmentDetail.self)?.alignment.horizontal == stem)
  }

  @Test func `A custom alignment can have the name of an alignment of the library`() {
    let host = TestHost { VStack(alignment: HorizontalAlignment(leading.self)) {} }
    #expect(host.tree == "VStack alignment=leading")
    #expect(
      alignments(host) == [
        Alignment(horizontal: HorizontalAlignment(leading.self), vertical: .center)
      ]
    )
  }

  @Test func `An element with an alignment of the library has no AlignmentDetail`() {
    let host = TestHost {
      VStack {}
      VStack(alignment: .trailing) {}
      HStack(alignment: .lastTextBaseline) {}
      ZStack(alignment: .bottomLeading) {}
      Text("a").frame(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .top))
    }
    #expect(alignments(host) == [nil, nil, nil, nil, nil])
  }
}
