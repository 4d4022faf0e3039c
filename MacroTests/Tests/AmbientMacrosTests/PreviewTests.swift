import Testing

@Suite struct PreviewTests {
  @Test(arguments: previews)
  func `A preview expands into a type that no code uses`(_ preview: Expansion) {
    preview.check()
  }

  @Test(arguments: misuses)
  func `A misuse of #Preview or @Previewable causes an error`(_ misuse: Expansion) {
    misuse.check()
  }
}

/// The name of the type that the macro generates.
private let name = "__macro_local_7PreviewfMu_"

private let previews = [
  Expansion(
    "The preview consists of one view",
    """
    #Preview {
      Text("Hello")
    }
    """,
    becomes: """
      private struct \(name): AmbientCore.View {

        var body: some AmbientCore.View {
          Text("Hello")
        }
      }
      """
  ),
  Expansion(
    "The preview has a name and traits",
    """
    #Preview("Hello", traits: .sizeThatFitsLayout) { Text("Hello") }
    """,
    becomes: """
      private struct \(name): AmbientCore.View {

        var body: some AmbientCore.View {
          Text("Hello")
        }
      }
      """
  ),
  Expansion(
    "The preview declares properties with @Previewable",
    """
    #Preview {
      @Previewable @State var isOn = false
      @SwiftUI.Previewable @Namespace var space
      let title = "Title"
      Toggle(title, isOn: $isOn)
    }
    """,
    becomes: """
      private struct \(name): AmbientCore.View {

        @State var isOn = false
        @Namespace var space
        var body: some AmbientCore.View {
          let title = "Title"
            Toggle(title, isOn: $isOn)
        }
      }
      """
  ),
  Expansion(
    "The closure of the preview contains a return statement",
    """
    #Preview {
      let model = Model { return 1 }
      return Text(model.title)
    }
    """,
    becomes: """
      private struct \(name): AmbientCore.View {

        var body: some AmbientCore.View {
          AmbientCore.AnyView(preview())
        }
        private func preview() -> any AmbientCore.View {
          let model = Model {
            return 1
          }
            return Text(model.title)
        }
      }
      """
  ),
  Expansion(
    "A type in the closure of the preview has a return statement in its initializer",
    """
    #Preview {
      struct Model {
        init() { return }
      }
      Text("a")
    }
    """,
    becomes: """
      private struct \(name): AmbientCore.View {

        var body: some AmbientCore.View {
          struct Model {
              init() {
                return
              }
            }
            Text("a")
        }
      }
      """
  ),
  Expansion(
    "The preview has a function instead of a closure",
    """
    #Preview("Hello", body: makeView)
    """,
    becomes: """
      private enum \(name) {
        @MainActor static let body: @MainActor () -> any AmbientCore.View = makeView
      }
      """
  ),
]

private let misuses = [
  Expansion(
    "The preview has no closure",
    """
    #Preview("Hello")
    """,
    complaints: Complaint(
      message: "'#Preview' needs a closure that makes the view to be previewed",
      line: 1,
      column: 1
    )
  ),
  Expansion(
    "The attribute @Previewable is on a property of a struct",
    """
    struct Card {
      @Previewable var isOn = false
    }
    """,
    becomes: """
      struct Card {
        var isOn = false
      }
      """,
    complaints: Complaint(
      message: """
        '@Previewable' can only be applied to a variable directly in the closure of '#Preview'
        """,
      column: 3
    )
  ),
  Expansion(
    "The attribute @Previewable is on a function",
    """
    @Previewable func show() {}
    """,
    becomes: "func show() {}",
    complaints: Complaint(
      message: "'@Previewable' can only be applied to a 'var' declaration",
      line: 1,
      column: 1
    )
  ),
]
