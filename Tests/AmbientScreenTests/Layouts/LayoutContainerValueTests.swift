import Ambient
import AmbientScreen
import AmbientTesting
import Testing

private struct RankKey: ContainerValueKey { static let defaultValue = 0 }

private struct NoteKey: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }

  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// A layout that places its views by their ranks.
///
/// The distance from the top edge of the layout to the top edge of a view is 10 points times the
/// rank of the view.
private struct Ranking: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      let rank = subview.containerValues.rank
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(rank) * 10),
        proposal: .unspecified
      )
    }
  }
}

@Suite @MainActor struct `The container values of a layout's views` {
  private func tops(_ host: TestHost, _ names: String...) -> [CGFloat?] {
    names.map { host.frame(of: $0)?.minY }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 100, height: 100)) { content }
  }

  @Test func `A layout reads each view's container value, or the default if none is set`() {
    let host = host {
      Ranking {
        Text("a").containerValue(\.rank, 2)
        Text("b")
        Text("c").containerValue(\.note, "x").containerValue(\.rank, 1)
      }
    }
    #expect(tops(host, "a", "b", "c") == [20, 0, 10])
  }

  @Test func `The innermost of several container values applies, even across other modifiers`() {
    let host = host {
      Ranking {
        Text("a").containerValue(\.rank, 1).bold().padding(0).containerValue(\.rank, 2)
        Text("b").containerValue(\.rank, 3).padding(0).opacity(0.5)
      }
    }
    #expect(tops(host, "a", "b") == [10, 30])
  }

  @Test func `A container value on a loop applies to each view of the loop in a layout`() {
    let host = host {
      Ranking {
        ForEach(["a", "b"], id: \.self) { Text($0) }.containerValue(\.rank, 4)
        Text("c")
      }
    }
    #expect(tops(host, "a", "b", "c") == [40, 40, 0])
  }

  private struct Row: View {
    let name: String
    let rank: Int
    var body: some View { Text(name).containerValue(\.rank, rank) }
  }

  private struct Screen: View {
    @State private var rank = 1

    var body: some View {
      AnyLayout(Ranking()) {
        Row(name: "a", rank: rank)
        Text("b").containerValue(\.note, "x")
      }
      .frame(width: 100, height: 100)
      Button("Rank") { rank += 1 }
    }
  }

  @Test func `A layout places a view again when the view's container value changes`() {
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Screen() }
    // The rank of "b" is 0. The distance from the top of "b" down to the top of "a" is therefore 10
    // points times the rank of "a".
    let distance = {
      guard let first = host.frame(of: "a"), let second = host.frame(of: "b") else { return 0.0 }
      return Double(first.minY - second.minY).rounded()
    }
    #expect(distance() == 10)
    #expect(host.bodies { host.tap("Rank") } == ["Screen", "Row"])
    #expect(distance() == 20)
  }

  @Test func `A container value becomes an element in a custom layout, but not in a stack`() {
    let content = VStack { Text("a").containerValue(\.rank, 1) }
    #expect(
      TestHost { content }.tree == """
        VStack
          Text "a"
        """
    )
    let host = TestHost { Ranking { Text("a").containerValue(\.rank, 1) } }
    #expect(
      host.tree == """
        Layout layout=Ranking
          LayoutValue key=ContainerValues
            Text "a"
        """
    )
  }

  @Test func `A container in a layout reads the container values of its subviews`() {
    let host = TestHost {
      Ranking {
        Group(
          subviews: Group {
            Text("a").containerValue(\.note, "x")
            Text("b")
          }
        ) { subviews in
          ForEach(subviews) { Text($0.containerValues.note) }
        }
      }
    }
    #expect(host.texts == ["x", "none"])
  }
}
