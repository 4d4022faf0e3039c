public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Fields that bind the selection of their text.
extension TextField {
  /// Creates a field from a label and from bindings to the text and to the selected characters.
  ///
  /// When the user types, the selection becomes empty, and moves to the end of the new characters.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  ///   - prompt: The text that an empty field shows; nil to show the label.
  ///   - axis: The axis along which a long text continues; nil for one line.
  ///   - label: The views that describe the text.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.selection(text, selection), prompt, axis ?? .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field from a title and from bindings to the text and to the selected characters.
  ///
  /// When the user types, the selection becomes empty, and moves to the end of the new characters.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues; nil for one line.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(.selection(text, selection), prompt, axis ?? .horizontal, label: Text(titleKey))
  }

  /// Creates a field from a title and from bindings to the text and to the selected characters.
  ///
  /// When the user types, the selection becomes empty, and moves to the end of the new characters.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues; nil for one line.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(.selection(text, selection), prompt, axis ?? .horizontal, label: Text(title))
  }

  /// Creates a field from a title and from bindings to the text and to the selected characters.
  ///
  /// When the user types, the selection becomes empty, and moves to the end of the new characters.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected characters, or to nil if the selection is not known.
  ///   - prompt: The text that an empty field shows; nil to show the title.
  ///   - axis: The axis along which a long text continues; nil for one line.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(.selection(text, selection), prompt, axis ?? .horizontal, label: Text(titleResource))
  }
}
