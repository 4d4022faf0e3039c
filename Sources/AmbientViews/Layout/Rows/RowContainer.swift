import AmbientCore
import AmbientEnvironment

/// A container of rows.
///
/// If the environment value `usesLazyRows` is true, only the rows that the host asks for are in the
/// tree. Otherwise, all rows are in the tree.
struct RowContainer<Content: View> {
  let describe: @MainActor (EnvironmentValues) -> ElementDescription

  /// The headers and footers that stay in the tree until their section leaves the tree.
  var pinnedViews: PinnedScrollableViews = []

  /// Returns the view of a row that the host asks for.
  var showRow: @MainActor (Row) -> AnyView = { $0.content }

  /// The content that is used if all rows are in the tree.
  let content: Content

  /// The content that is used if the host asks for rows.
  let rowContent: AnyView

  @Environment(\.usesLazyRows) private var usesLazyRows
}

extension RowContainer {
  /// Creates a container whose rows are the subviews of its content.
  init(
    _ content: Content,
    pinnedViews: PinnedScrollableViews = [],
    describe: @escaping @MainActor (EnvironmentValues) -> ElementDescription
  ) {
    self.init(
      describe: describe,
      pinnedViews: pinnedViews,
      content: content,
      rowContent: AnyView(content)
    )
  }
}

extension RowContainer: View, LibraryView {
  var body: some View {
    if usesLazyRows {
      RowsView(rowContent) { rows in
        VisibleRows(
          rows: rows,
          detail: RowsDetail(rows, hasHeader: false, hasFooter: false),
          pinnedViews: pinnedViews,
          describe: describe,
          showRow: showRow
        )
      }
    } else {
      DescribedElement(describe: describe, content: content)
    }
  }
}

private struct DescribedElement<Content: View> {
  let describe: @MainActor (EnvironmentValues) -> ElementDescription
  let content: Content
}

extension DescribedElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription { describe(environment) }
}
