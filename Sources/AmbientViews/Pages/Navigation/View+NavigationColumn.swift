public import AmbientCore

extension View {
  /// Sets the width of the split view column that contains the view.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: A view that sets the width.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the least, the preferred and the greatest width of the split view column that contains
  /// the view.
  ///
  /// - Parameters:
  ///   - min: The least width in points; nil for the host's default.
  ///   - ideal: The preferred width in points.
  ///   - max: The greatest width in points; nil for the host's default.
  /// - Returns: A view that sets the widths.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    columnWidths(of: \.columnAttributes, min: min, ideal: ideal, max: max)
  }

  /// Adds a column at the trailing edge of the view while a binding is true.
  ///
  /// The column follows the view in the tree. The user can close the column.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the column is presented. Closing the column sets the binding to
  ///     false.
  ///   - content: The views in the column.
  /// - Returns: The view, followed by the column.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presents(.inspector, FlagTrigger(isPresented: isPresented), as: .inline) { content }
  }

  /// Sets the width of the inspector that contains the view.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: A view that sets the width.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the least, the preferred and the greatest width of the inspector that contains the view.
  ///
  /// - Parameters:
  ///   - min: The least width in points; nil for the host's default.
  ///   - ideal: The preferred width in points.
  ///   - max: The greatest width in points; nil for the host's default.
  /// - Returns: A view that sets the widths.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    columnWidths(of: \.presentationAttributes, min: min, ideal: ideal, max: max)
  }

  private nonisolated func columnWidths(
    of column: KeyPath<EnvironmentValues, ContainerAttributes?>,
    min: CGFloat?,
    ideal: CGFloat,
    max: CGFloat?
  ) -> some View {
    setsAttribute(of: column, .minWidth, min.doubleValue)
      .setsAttribute(of: column, .idealWidth, Double(ideal))
      .setsAttribute(of: column, .maxWidth, max.doubleValue)
  }
}

private struct ColumnAttributesKey: EnvironmentKey {
  static var defaultValue: ContainerAttributes? { nil }
}

extension EnvironmentValues {
  /// The attributes that views set for the nearest column of a split view.
  var columnAttributes: ContainerAttributes? {
    get { self[ColumnAttributesKey.self] }
    set { self[ColumnAttributesKey.self] = newValue }
  }
}
