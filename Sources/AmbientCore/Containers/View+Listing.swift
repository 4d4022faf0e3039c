import AmbientGraph

// A container makes a list of the subviews in its content. A view that only contains other views,
// such as a loop, adds those views to the list. Any other view adds itself.
extension View {
  /// Whether a view of this type is always exactly one subview of a container, and sets no
  /// container value.
  public static var _isOneView: Bool {
    Body.self == Never.self || Self.self is any LibraryView.Type || Body._isOneView
  }

  /// Whether a view of this type is always at most one subview of a container.
  public static var _isAtMostOneView: Bool {
    if _isOneView { return true }
    if Body.self == Never.self || Self.self is any LibraryView.Type { return false }
    return Body._isAtMostOneView
  }

  /// Adds the view if it is always one subview; otherwise lists the subviews of its body.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { return list.add(view) }
    list.expand(Self.self) { ExpandedView(content: view, context: $0, listing: $1) }
  }
}

@MainActor
extension ForEach where Content: View {
  /// Always false, because a loop may have any number of views.
  public static var _isOneView: Bool { false }

  /// Lists the subviews of all elements.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if let elements = view.data as? any ResolvedElements { return elements.list(in: &list) }
    if list.context.listsLazyRows, Content._isAtMostOneView {
      return list.add(LoopRows(view, in: list))
    }
    for element in view.data {
      list.at(.id(AnyHashable(view.id(element)))) {
        Content._listSubviews(of: view.content(element), in: &$0)
      }
    }
  }
}

@MainActor
extension AnyView {
  /// Always false, because the erased view may be any number of views.
  public static var _isOneView: Bool { false }

  /// Lists the subviews of the erased view.
  ///
  /// If many erased views are nested, a separate node lists the inner ones. This limits the depth
  /// of the calls.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if list.context.nesting < 64 {
      view.box.list(in: &list)
    } else {
      list.expand(AnyView.self) { ListedLater(content: view, context: $0, listing: $1) }
    }
  }
}

extension ViewModifier {
  /// True by default: if the content is one subview, the modified view is one subview too.
  public static var _keepsOneView: Bool { true }

  /// Lists the subviews of the content, with the modifier applied to each.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    let modifier = view.modifier
    let writes =
      Self.self is any EnvironmentWriter.Type || Self.self is any EnvironmentalModifier.Type
    list.list(view.content, writesEnvironment: writes) { AnyView($0.modifier(modifier)) }
  }
}
