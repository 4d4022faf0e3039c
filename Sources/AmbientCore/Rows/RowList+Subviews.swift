extension RowList {
  /// Creates a list with a row for each of a container's subviews.
  package init(_ subviews: some Sequence<Subview>) {
    self.init()
    for subview in subviews {
      append(
        Row(
          id: subview.id,
          containerValues: subview.containerValues,
          content: AnyView(subview)
        )
      )
    }
  }
}
