import Neighbors
import SwiftUI
import Testing

// The names of another module refer to that module, although Ambient has the same names behind
// `import SwiftUI`.

private struct Home: EnvironmentValue { static let name = "HOME" }

private struct Page: View {
  let tree: ViewTree
  var body: some View { Text(tree.root.tag) }
}

/// Types of the other module that must be found without a module name.
private let others: [Any.Type] = [
  AppDocument.self, AppHosts.self, AppSession.self, BodyRun.self, DependencyContext.self,
  DocumentError.self, DragEvent.self, DropEvent.self, EditEvent.self,
  ElementAttribute.self, ElementAttributes.self, ElementDescription.self,
  ElementEvent.self, ElementID.self, ElementKind.self, ElementMutation.self, ElementPoint.self,
  ElementPresentation.self, ElementSource.self, ElementValue.self, HostedApp.self,
  HostedDocument.self, HostedTree.self, KeyEvent.self, PointerEvent.self, PressEvent.self,
  ToggleEvent.self, UserActionError.self,
  EnvironmentBacked.self, EnvironmentValueKey.self, Explanation.self, SceneValues.self,
  ShapeView.self, TextHost.self, URLOpener.self, UpdateCounters.self,
]

extension Others {
  @Test func `names that SwiftUI does not have are left to other modules`() {
    #expect(Element("p") == Element("p"))
    #expect(Home.name == "HOME")
    #expect(others.allSatisfy { "\(String(reflecting: $0))".hasPrefix("Neighbors.") })
    _ = Stage { Page(tree: ViewTree(Element("p"))) }
  }
}
