public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `flag.map(disabled)` compiles.
//
// The label `_asFunction` keeps an overload out of ordinary calls. If ordinary calls could mean the
// overloads, the compiler would take exponentially longer to reject a long chain of modifiers that
// contains an error. Only `labelsHidden()` has no argument, and therefore no label.
extension View {
  /// The form of `disabled(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func disabled(_asFunction disabled: Bool) -> some View {
    self.disabled(disabled, fileID: "", line: 0)
  }

  /// The form of `autocorrectionDisabled(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func autocorrectionDisabled(_asFunction disable: Bool) -> some View {
    autocorrectionDisabled(disable, fileID: "", line: 0)
  }

  /// The form of `disableAutocorrection(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func disableAutocorrection(_asFunction disable: Bool?) -> some View {
    disableAutocorrection(disable, fileID: "", line: 0)
  }

  /// The form of `controlSize(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func controlSize(_asFunction controlSize: ControlSize) -> some View {
    self.controlSize(controlSize, fileID: "", line: 0)
  }

  /// The form of `controlSize(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func controlSize<T: RangeExpression>(_asFunction range: T) -> some View
  where T.Bound == ControlSize {
    controlSize(range, fileID: "", line: 0)
  }

  /// The form of `menuOrder(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func menuOrder(_asFunction order: MenuOrder) -> some View {
    menuOrder(order, fileID: "", line: 0)
  }

  /// The form of `buttonRepeatBehavior(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func buttonRepeatBehavior(_asFunction behavior: ButtonRepeatBehavior)
    -> some View
  {
    buttonRepeatBehavior(behavior, fileID: "", line: 0)
  }

  /// The form of `submitLabel(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func submitLabel(_asFunction submitLabel: SubmitLabel) -> some View {
    self.submitLabel(submitLabel, fileID: "", line: 0)
  }

  /// The form of `hoverEffectDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func hoverEffectDisabled(_asFunction disabled: Bool) -> some View {
    hoverEffectDisabled(disabled, fileID: "", line: 0)
  }

  /// The form of `keyboardShortcut(_:modifiers:localization:)` without the parameters `fileID` and
  /// `line`, for use as a function value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that the user holds down.
  ///   - localization: Accepted without effect.
  /// - Returns: The modified view.
  public nonisolated func keyboardShortcut(
    _asFunction key: KeyEquivalent,
    modifiers: EventModifiers,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers, localization: localization, fileID: "", line: 0)
  }

  /// The form of `keyboardShortcut(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func keyboardShortcut(_asFunction shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut, fileID: "", line: 0)
  }

  /// The form of `keyboardShortcut(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func keyboardShortcut(_asFunction shortcut: KeyboardShortcut?) -> some View {
    keyboardShortcut(shortcut, fileID: "", line: 0)
  }

  /// The form of `tint(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func tint(_asFunction tint: Color?) -> some View {
    self.tint(tint, fileID: "", line: 0)
  }

  /// The form of `tint(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func tint<S: ShapeStyle>(_asFunction tint: S?) -> some View {
    self.tint(tint, fileID: "", line: 0)
  }

  /// The form of `accentColor(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func accentColor(_asFunction accentColor: Color?) -> some View {
    self.accentColor(accentColor, fileID: "", line: 0)
  }

  /// The form of `labelsHidden()` without the parameters `fileID` and `line`, for use as a function
  /// value.
  @_disfavoredOverload public nonisolated func labelsHidden() -> some View {
    labelsHidden(fileID: "", line: 0)
  }

  /// The form of `labelsVisibility(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func labelsVisibility(_asFunction visibility: Visibility) -> some View {
    labelsVisibility(visibility, fileID: "", line: 0)
  }

  /// The form of `menuIndicator(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func menuIndicator(_asFunction visibility: Visibility) -> some View {
    menuIndicator(visibility, fileID: "", line: 0)
  }
}
