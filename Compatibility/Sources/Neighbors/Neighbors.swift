// A module without views. Its types have names that a user interface library might use too. A
// client imports this module and SwiftUI, and must be able to refer to these types.

/// An element of a page.
package struct Element: Equatable, Sendable {
  package let tag: String
  package init(_ tag: String) { self.tag = tag }
}

/// A value of the process environment.
package protocol EnvironmentValue {
  static var name: String { get }
}

/// A tree of pages.
package final class ViewTree {
  package let root: Element
  package init(_ root: Element) { self.root = root }
}

package protocol AppHost {}
package protocol ElementView {}

package enum AppDocument {}
package enum AppHosts {}
package enum AppSession {}
package enum BodyRun {}
package enum DependencyContext {}
package enum DocumentError {}
package enum DragEvent {}
package enum DropEvent {}
package enum EditEvent {}
package enum ElementAttribute {}
package enum ElementAttributes {}
package enum ElementDescription {}
package enum ElementEvent {}
package enum ElementID {}
package enum ElementKind {}
package enum ElementMutation {}
package enum ElementPoint {}
package enum ElementPresentation {}
package enum ElementSource {}
package enum ElementValue {}
package enum EnvironmentBacked {}
package enum EnvironmentValueKey {}
package enum Explanation {}
package enum HostedApp {}
package enum HostedDocument {}
package enum HostedTree {}
package enum KeyEvent {}
package enum PointerEvent {}
package enum PressEvent {}
package enum SceneValues {}
package enum ShapeView {}
package enum TextHost {}
package enum ToggleEvent {}
package enum URLOpener {}
package enum UpdateCounters {}
package enum UserActionError {}
