import AmbientGraph

// What each type of view is in a container's content: itself, or the views that it arranges.

extension View {
  /// Whether it is one view with nothing to tell a container, whatever its value is.
  public static var _isOneView: Bool {
    Body.self == Never.self || Self.self is any LibraryView.Type || Body._isOneView
  }

  /// Adds the view, or lists the views that its body makes.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { return list.add(view) }
    list.expand(Self.self) { ExpandedView(content: view, context: $0, listing: $1) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// No.
  public static var _isOneView: Bool { false }

  /// Lists the views of all elements.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let elements = view.data as? any ResolvedElements { return elements.list(in: &list) }
    for element in view.data {
      list.at(.id(AnyHashable(view.id(element)))) {
        Content._listSubviews(of: view.content(element), in: &$0)
      }
    }
  }
}

@MainActor
extension AnyView {
  /// No: what is inside may be any number of views.
  public static var _isOneView: Bool { false }

  /// Lists what is inside; now, unless that would nest calls too deep.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if list.context.nesting < 64 {
      view.box.list(in: &list)
    } else {
      list.expand(AnyView.self) { ListedLater(content: view, context: $0, listing: $1) }
    }
  }
}

extension ViewModifier {
  /// Whether one view stays one with nothing to tell a container.
  public static var _keepsOneView: Bool { true }

  /// Lists the views with the modifier around each.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    let modifier = view.modifier
    let writes =
      Self.self is any EnvironmentWriter.Type || Self.self is any EnvironmentalModifier.Type
    list.list(view.content, writesSurroundings: writes) { AnyView($0.modifier(modifier)) }
  }
}
