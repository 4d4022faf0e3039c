import Ambient

/// Keeps the diary, and hands down a closure that writes into it.
///
/// Each line that is written runs this body, which makes the closure anew. Nobody below runs for that:
/// the content is the same value as before, and the closure is called in actions only.
struct Diary<Content: View>: View {
  @State private var lines: [String] = []
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      content
      Section("Diary, \(lines.count) lines") {
        Text(lines.last ?? "nothing yet")
      }
    }
    .environment(\.note) { lines.append($0) }
  }
}
