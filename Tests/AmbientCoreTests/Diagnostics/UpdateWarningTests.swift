import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor
struct `Warnings during an update` {
  @Test func `A body that writes its own state causes a warning`() {
    let (host, texts) = recording {
      TestHost { Frame { Hasty() } }
    }
    #expect(host.texts == ["0"])
    #expect(
      texts == [
        """
        Modifying state during view update, this will cause undefined behavior.

          State    'Hasty.count', a State<Int>; the write is dropped
          Running  Hasty ← Frame<Hasty> ← [root]

        To fix this, do one of:
          • Write in the action of a button, or of 'onAppear', 'onChange' or 'task'.
          • Compute the value in 'body' instead of storing it.
        """
      ]
    )
  }

  private struct Hasty: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test func `A body that writes the state of another view causes a warning`() {
    struct Child: View {
      @Binding var count: Int
      var body: some View {
        let _ = count = 7
        Text("child")
      }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Child(count: $count)
        Text("\(count)")
      }
    }
    let (host, texts) = recording { TestHost { Parent() } }
    #expect(host.texts == ["child", "0"])
    #expect(texts.count == 1)
    #expect(texts.first?.contains("'Parent.count', a State<Int>; the write is dropped") == true)
    #expect(texts.first?.contains("  Running  Child ← Parent ← [root]\n") == true)
  }

  @Test func `Rows with the same identifier cause a warning`() {
    struct Rows: View {
      var body: some View {
        ForEach([1, 2, 1], id: \.self) { Text("\($0)") }
      }
    }
    let (host, texts) = recording { TestHost { Frame { Rows() } } }
    #expect(host.texts == ["1", "2", "1"])
    #expect(
      texts == [
        """
        ForEach: the ID 1 occurs multiple times within the collection, \
        this will give undefined results!

          Views  Rows ← Frame<Rows> ← [root]

        To fix this:
          • Identify the elements by something that differs between them.
        """
      ]
    )
  }

  @Test func `An onChange action that triggers itself causes a warning`() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }
        Button("Start") { count += 1 }
      }
    }
    let (host, texts) = recording {
      let host = TestHost { Frame { Endless() } }
      host.tap("Start")
      return host
    }
    // The button sets the count to 1. The `onChange` action then runs twice, and its third run is
    // dropped.
    #expect(host.texts == ["3", "Start"])
    #expect(
      texts == [
        """
        onChange(of: Int) action tried to update multiple times per frame.

          Views  Endless ← Frame<Endless> ← [root]

        To fix this:
          • Let the action write only under a condition that becomes false, such as a limit.
        """
      ]
    )
  }

  @Test func `An onChange action that changes the observed value once causes no warning`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count) { _, new in if new < 2 { count = 2 } }
        Button("More") { count += 1 }
      }
    }
    let (host, texts) = recording {
      let host = TestHost { Counter() }
      host.tap("More")
      host.tap("More")
      return host
    }
    #expect(host.texts == ["3", "More"])
    #expect(texts == [])
  }

  private struct Frame<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private func recording<Result>(_ work: () -> Result) -> (Result, [String]) {
    let warnings = Warnings()
    let result = warnings.during(work)
    return (result, warnings.texts)
  }
}
