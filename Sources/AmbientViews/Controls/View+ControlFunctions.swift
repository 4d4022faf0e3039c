public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `disabled(_:)` as a function.
  public nonisolated func disabled(_asFunction disabled: Bool) -> some View {
    self.disabled(disabled, fileID: "", line: 0)
  }

  /// `autocorrectionDisabled(_:)` as a function.
  public nonisolated func autocorrectionDisabled(_asFunction disable: Bool) -> some View {
    autocorrectionDisabled(disable, fileID: "", line: 0)
  }

  /// `disableAutocorrection(_:)` as a function.
  public nonisolated func disableAutocorrection(_asFunction disable: Bool?) -> some View {
    disableAutocorrection(disable, fileID: "", line: 0)
  }

  /// `controlSize(_:)` as a function.
  public nonisolated func controlSize(_asFunction controlSize: ControlSize) -> some View {
    self.controlSize(controlSize, fileID: "", line: 0)
  }

  /// `controlSize(_:)` as a function.
  public nonisolated func controlSize<T: RangeExpression>(_asFunction range: T) -> some View
  where T.Bound == ControlSize {
    controlSize(range, fileID: "", line: 0)
  }

  /// `menuOrder(_:)` as a function.
  public nonisolated func menuOrder(_asFunction order: MenuOrder) -> some View {
    menuOrder(order, fileID: "", line: 0)
  }

  /// `buttonRepeatBehavior(_:)` as a function.
  public nonisolated func buttonRepeatBehavior(_asFunction behavior: ButtonRepeatBehavior)
    -> some View
  {
    buttonRepeatBehavior(behavior, fileID: "", line: 0)
  }

  /// `submitLabel(_:)` as a function.
  public nonisolated func submitLabel(_asFunction submitLabel: SubmitLabel) -> some View {
    self.submitLabel(submitLabel, fileID: "", line: 0)
  }

  /// `hoverEffectDisabled(_:)` as a function.
  public nonisolated func hoverEffectDisabled(_asFunction disabled: Bool) -> some View {
    hoverEffectDisabled(disabled, fileID: "", line: 0)
  }

  /// `keyboardShortcut(_:modifiers:localization:)` as a function.
  public nonisolated func keyboardShortcut(
    _asFunction key: KeyEquivalent,
    modifiers: EventModifiers,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers, localization: localization, fileID: "", line: 0)
  }

  /// `keyboardShortcut(_:)` as a function.
  public nonisolated func keyboardShortcut(_asFunction shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut, fileID: "", line: 0)
  }

  /// `keyboardShortcut(_:)` as a function.
  public nonisolated func keyboardShortcut(_asFunction shortcut: KeyboardShortcut?) -> some View {
    keyboardShortcut(shortcut, fileID: "", line: 0)
  }

  /// `tint(_:)` as a function.
  public nonisolated func tint(_asFunction tint: Color?) -> some View {
    self.tint(tint, fileID: "", line: 0)
  }

  /// `tint(_:)` as a function.
  public nonisolated func tint<S: ShapeStyle>(_asFunction tint: S?) -> some View {
    self.tint(tint, fileID: "", line: 0)
  }

  /// `accentColor(_:)` as a function.
  public nonisolated func accentColor(_asFunction accentColor: Color?) -> some View {
    self.accentColor(accentColor, fileID: "", line: 0)
  }

  /// `springLoadingBehavior(_:)` as a function.
  public nonisolated func springLoadingBehavior(_asFunction behavior: SpringLoadingBehavior)
    -> some View
  {
    springLoadingBehavior(behavior, fileID: "", line: 0)
  }

  /// `labelsHidden()` as a function.
  @_disfavoredOverload public nonisolated func labelsHidden() -> some View {
    labelsHidden(fileID: "", line: 0)
  }

  /// `labelsVisibility(_:)` as a function.
  public nonisolated func labelsVisibility(_asFunction visibility: Visibility) -> some View {
    labelsVisibility(visibility, fileID: "", line: 0)
  }

  /// `menuIndicator(_:)` as a function.
  public nonisolated func menuIndicator(_asFunction visibility: Visibility) -> some View {
    menuIndicator(visibility, fileID: "", line: 0)
  }
}
