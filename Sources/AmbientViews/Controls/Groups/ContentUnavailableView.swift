public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A message in place of missing content, for example when a list is empty.
///
/// ```swift
/// if flowers.isEmpty {
///   ContentUnavailableView(
///     "No Flowers",
///     systemImage: "leaf",
///     description: Text("New flowers appear here.")
///   )
/// }
/// ```
///
/// Hosts see an element of kind `contentUnavailable`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The views that name the missing content.
  ///   - description: The views that say why the content is missing.
  ///   - actions: The controls that can provide content, such as a button that adds an item.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: ElementView {
  /// The label, then the description, then the actions.
  public var content: some View {
    TupleView(
      (
        controlLabel(label),
        hasDescription ? Wrapper(kind: .message, content: description) : nil,
        actions
      )
    )
  }

  private var hasDescription: Bool {
    if let text = description as? Text? { return text != nil }
    return Description.self != EmptyView.self
  }

  /// Describes an element of kind `contentUnavailable`.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The description.
  public func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.contentUnavailable)
  }
}

extension ContentUnavailableView
where Label == AmbientViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, a named system symbol and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the system symbol.
  ///   - description: The text that says why the content is missing; nil for none.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      AmbientViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named system symbol and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the system symbol.
  ///   - description: The text that says why the content is missing; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      AmbientViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named system symbol and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the system symbol.
  ///   - description: The text that says why the content is missing; nil for none.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init {
      AmbientViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named image and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the image in an asset catalog of the program.
  ///   - description: The text that says why the content is missing; nil for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      AmbientViews.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named image and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the image in an asset catalog of the program.
  ///   - description: The text that says why the content is missing; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      AmbientViews.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a named image and an optional description.
  ///
  /// - Parameters:
  ///   - title: The title of the message.
  ///   - name: The name of the image in an asset catalog of the program.
  ///   - description: The text that says why the content is missing; nil for none.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      AmbientViews.Label(title, image: name)
    } description: {
      description
    }
  }
}
