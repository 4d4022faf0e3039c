import Ambient
import AmbientTesting
import Testing

/// A view that contains a view with the name "Secret".
///
/// A user cannot reach the inner view for the given reason.
private struct HiddenViews: View {
  let reason: String
  private let isPresented = Binding.constant(true)

  var body: some View {
    switch reason {
    case "behind the Sheet":
      Text("Secret").sheet(isPresented: isPresented) { Text("Front") }
    case "in the unselected tab \"Other\"":
      TabView {
        Tab("First", systemImage: "1.circle") { Text("Front") }
        Tab("Other", systemImage: "2.circle") { Text("Secret") }
      }
    case "in a closed Folder":
      Folder(content: TupleView((Text("Front"), Text("Secret"))))
    case "hidden()": Text("Secret").hidden()
    case "transparent": Text("Secret").opacity(0)
    case "decorative": Image(decorative: "Secret")
    case "the icon of a Label": Label("Title", image: "Secret")
    case "accessibilityHidden(true)": Text("Secret").accessibilityHidden(true)
    case "accessibilityElement(children: .ignore)":
      HStack { Text("Secret") }.accessibilityElement(children: .ignore)
    case "replaced by accessibilityRepresentation":
      Text("Secret").accessibilityRepresentation { Text("Front") }
    case "replaced by accessibilityChildren":
      HStack {
        Text("Secret"); Text("Beside")
      }.accessibilityChildren { Text("Front") }
    case "behind a modal view":
      Text("Secret")
      Text("Front").accessibilityAddTraits(.isModal)
    default: Text(reason)
    }
  }
}

/// A view that shows only the first of the views in it.
private struct Folder<Content: View>: ElementView {
  let content: Content

  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Folder", presentation: .collapsed)
  }
}

@Suite @MainActor struct `The reason for which a user cannot reach a view` {
  @Test(arguments: [
    ("behind the Sheet", "Close the Sheet first."),
    ("in the unselected tab \"Other\"", "Select the tab \"Other\" first."),
    ("in a closed Folder", "Open the Folder first."),
    ("hidden()", "Find a view that is not hidden."),
    ("transparent", "Raise the opacity of the view above 0 first."),
    ("decorative", "Create the image without 'decorative:', or give it a label."),
    ("the icon of a Label", "Find the title beside the icon instead."),
    (
      "accessibilityHidden(true)",
      "Remove 'accessibilityHidden(true)', or find the view in the elements of the host."
    ),
    (
      "accessibilityElement(children: .ignore)",
      "Find the view with that modifier, or pass '.contain' instead of '.ignore'."
    ),
    (
      "replaced by accessibilityRepresentation",
      "Find the views in 'accessibilityRepresentation' instead."
    ),
    ("replaced by accessibilityChildren", "Find the views in 'accessibilityChildren' instead."),
    ("behind a modal view", "Close the view with the trait 'isModal' first."),
  ])
  func `The error of a search names the reason and a remedy`(reason: String, remedy: String) {
    let host = TestHost { HiddenViews(reason: reason) }
    // The content of a tab enters the tree when the tab is selected for the first time.
    if reason.contains("tab") { for tab in ["Other", "First"] { host.tap(tab) } }
    withKnownIssue("The view is out of reach on purpose.") {
      host.find(nil, "Secret")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("\"Secret\": \(reason)\n") && message.contains("• \(remedy)\n")
    }
  }
}
