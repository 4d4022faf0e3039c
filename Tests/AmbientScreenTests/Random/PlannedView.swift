import Ambient

/// The view that a plan describes.
struct PlannedView: View {
  let plan: ViewPlan

  var body: some View { erased(leaf ?? container ?? modified) }

  private func erased(_ view: any View) -> AnyView { AnyView(view) }

  /// The random values of the plan.
  ///
  /// The name of a value does not restrict its use. For example, a stack uses a tenth of `height`
  /// as spacing.
  private var values: ViewPlan.Values { plan.values }

  private var views: some View { Self.views(plan.views) }

  private static func views(_ plans: [ViewPlan]) -> some View {
    ForEach(plans) { PlannedView(plan: $0) }
  }

  /// The view, if it is a view that contains no other views; otherwise nil.
  private var leaf: (any View)? {
    switch plan.kind {
    case .text: Text(values.text)
    case .color: Color.red
    case .spacer: Spacer(minLength: values.width)
    case .divider: Divider()
    default: nil
    }
  }

  /// The view, if it is a container; otherwise nil.
  private var container: (any View)? {
    switch plan.kind {
    case .row:
      HStack(alignment: values.line.alignment, spacing: values.height.map { $0 / 10 }) { views }
    case .column:
      VStack(alignment: values.side.alignment, spacing: values.height.map { $0 / 10 }) { views }
    case .pile: ZStack(alignment: values.alignment) { views }
    case .diagonal: Diagonal { views }
    case .fitting: ViewThatFits { views }
    case .lazyColumns:
      LazyVGrid(columns: [GridItem(), GridItem(.fixed(40))], alignment: values.side.alignment) {
        views
      }
    case .lazyRows:
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem()], alignment: values.line.alignment) {
        views
      }
    case .grid: Grid(alignment: values.alignment) { views }
    case .gridRow: GridRow { views }.padding(1)
    case .list: List { views }
    case .section: Section("Section") { views }.listRowInsets(.leading, 5)
    default: nil
    }
  }

  /// The views in the plan, with a modifier applied to them.
  ///
  /// The kind of the plan says which modifier it is.
  private var modified: any View {
    let number = values.number
    switch plan.kind {
    case .frame:
      return views.frame(width: values.width, height: values.height, alignment: values.alignment)
    case .limits:
      return views.frame(
        minWidth: values.width,
        maxWidth: values.height.map { $0 + 90 },
        minHeight: values.isOn ? values.height : nil,
        alignment: values.alignment
      )
    case .padding: return views.padding(values.isOn ? .all : .leading, abs(number))
    case .safeAreaPadding: return views.safeAreaPadding(values.isOn ? .all : .top, abs(number))
    case .offset: return views.offset(x: number, y: -number)
    case .position: return views.position(x: values.width ?? 20, y: values.height ?? 30)
    case .fitted: return views.aspectRatio(values.width.map { $0 / 40 }, contentMode: .fit)
    case .filled:
      // The frame proposes a finite size. Without it, the size could be infinite.
      return views.aspectRatio(values.width.map { $0 / 40 }, contentMode: .fill)
        .frame(width: 40, height: 30)
    case .fixed: return views.fixedSize(horizontal: values.isOn, vertical: values.width != nil)
    case .priority: return views.layoutPriority(Double(number))
    case .leadingGuide: return views.alignmentGuide(.leading) { $0[.leading] + number }
    case .baselineGuide:
      return views.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + number }
    case .shift: return views.layoutValue(key: Diagonal.Shift.self, value: number)
    case .turned:
      return views.environment(\.layoutDirection, values.isOn ? .rightToLeft : .leftToRight)
    case .overlay:
      return base.overlay(alignment: values.alignment) { layer }
    case .background:
      return base.background(alignment: values.alignment) { layer }.opacity(0.5)
    case .text, .color, .spacer, .divider, .row, .column, .pile, .diagonal, .fitting, .lazyColumns,
      .lazyRows, .grid, .gridRow, .list, .section:
      preconditionFailure("The kind '\(plan.kind)' is not a modifier.")
    }
  }

  /// The views to which an overlay or a background is applied.
  private var base: some View { Self.views(plan.views.dropLast()) }

  /// The view in the overlay or the background.
  private var layer: some View { Self.views(plan.views.suffix(1)) }
}

/// A custom layout that gives each view its ideal size and places the views along a diagonal.
///
/// Each view begins at the bottom trailing corner of the previous view. The layout uses a cache,
/// reads a layout value of its views, and sets its own spacing and alignment guides.
struct Diagonal: Layout {
  /// The distance by which a view is moved down from its place on the diagonal, in points.
  enum Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    cache.reduce(.zero) { sum, size in
      CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      let place = CGPoint(x: corner.x, y: corner.y + subview[Shift.self])
      subview.place(at: place, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGFloat? {
    guide == .leading ? cache.first.map { bounds.minX + $0.width / 2 } : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGFloat? {
    guide == .firstTextBaseline ? cache.first.map { bounds.minY + $0.height / 2 } : nil
  }
}
