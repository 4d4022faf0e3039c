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
extension EmptyView {
  /// No: it is none.
  public static var _isOneView: Bool { false }

  /// Lists nothing.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {}
}

@MainActor
extension Group where Content: View {
  /// If its content is.
  public static var _isOneView: Bool { Content._isOneView }

  /// Lists the content.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

@MainActor
extension EquatableView {
  /// If its content is.
  public static var _isOneView: Bool { Content._isOneView }

  /// Adds the view, or lists the content.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { list.add(view) } else { Content._listSubviews(of: view.content, in: &list) }
  }
}

@MainActor
extension Optional where Wrapped: View {
  /// No: it may be none.
  public static var _isOneView: Bool { false }

  /// Lists the view, if it is there.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let view { list.at(.branch(true)) { Wrapped._listSubviews(of: view, in: &$0) } }
  }
}

@MainActor
extension _ConditionalContent {
  /// No: the branches have identities of their own.
  public static var _isOneView: Bool { false }

  /// Lists the branch that is taken.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    switch view.storage {
    case .first(let content):
      list.at(.branch(true)) { TrueContent._listSubviews(of: content, in: &$0) }
    case .second(let content):
      list.at(.branch(false)) { FalseContent._listSubviews(of: content, in: &$0) }
    }
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
extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// If its content is, and the modifier tells a container nothing.
  public static var _isOneView: Bool { Modifier._keepsOneView && Content._isOneView }

  /// Lists the content with the modifier around each of its views.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Modifier._listSubviews(of: view, in: &list)
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

@MainActor
extension EmptyModifier {
  /// Lists the views.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    Modified._listSubviews(of: view.content, in: &list)
  }
}

@MainActor
extension _ViewModifier_Content {
  /// No: the modified view may be any.
  public static var _isOneView: Bool { false }

  /// Lists the modified view.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    view.source.list(in: &list)
  }
}

@MainActor
extension PreferenceReader {
  /// If its base is.
  package static var _isOneView: Bool { Base._isOneView }

  /// Lists the base, each view of which is read by itself.
  package static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        PreferenceReader<K, AnyView, Content>(K.self, of: $0, view.side, content: view.content)
      )
    }
  }
}
