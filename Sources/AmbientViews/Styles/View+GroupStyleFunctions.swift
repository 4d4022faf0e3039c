public import AmbientCore

// The forms of style modifiers for uses as function values: see `View+StyleFunctions.swift`.
extension View {
  /// Sets the style of menus, for uses of `menuStyle(_:)` as a function value.
  public nonisolated func menuStyle<S: MenuStyle>(_asFunction style: S) -> some View {
    menuStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of date pickers, for uses of `datePickerStyle(_:)` as a function value.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_asFunction style: S) -> some View {
    datePickerStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of progress views, for uses of `progressViewStyle(_:)` as a function value.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_asFunction style: S) -> some View
  {
    progressViewStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of gauges, for uses of `gaugeStyle(_:)` as a function value.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_asFunction style: S) -> some View {
    gaugeStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of group boxes, for uses of `groupBoxStyle(_:)` as a function value.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_asFunction style: S) -> some View {
    groupBoxStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of labeled content, for uses of `labeledContentStyle(_:)` as a function value.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_asFunction style: S)
    -> some View
  {
    labeledContentStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of control groups, for uses of `controlGroupStyle(_:)` as a function value.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_asFunction style: S) -> some View
  {
    controlGroupStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of disclosure groups, for uses of `disclosureGroupStyle(_:)` as a function
  /// value.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_asFunction style: S)
    -> some View
  {
    disclosureGroupStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of forms, for uses of `formStyle(_:)` as a function value.
  public nonisolated func formStyle<S: FormStyle>(_asFunction style: S) -> some View {
    formStyle(style, fileID: "", line: 0)
  }
}
