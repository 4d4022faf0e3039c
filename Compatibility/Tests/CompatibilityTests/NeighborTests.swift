import Neighbors
import SwiftUI
import Testing

// Ambient has types with these names too, but `import SwiftUI` does not make them visible. In this
// file, the names therefore refer to the types of the module Neighbors.

private struct Home: EnvironmentValue { static let name = "HOME" }

private struct Page: View {
  let tree: ViewTree
  var body: some View { Text(tree.root.tag) }
}

/// Types of Neighbors that the compiler must find without the name of the module.
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
  @Test func `A name that SwiftUI does not have refers to the type of another module`() {
    #expect(Element("p") == Element("p"))
    #expect(Home.name == "HOME")
    #expect(others.allSatisfy { "\(String(reflecting: $0))".hasPrefix("Neighbors.") })
    _ = Stage { Page(tree: ViewTree(Element("p"))) }
  }
}
