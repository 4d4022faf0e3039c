import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addFrames() {
    set(.frame) { element, _ in
      if element[.width] != nil || element[.height] != nil {
        return .modifier(
          FrameLayout(
            width: element.length(.width),
            height: element.length(.height),
            alignment: element.alignment
          )
        )
      }
      return .modifier(
        FlexibleFrameLayout(
          minWidth: element.length(.minWidth),
          idealWidth: element.length(.idealWidth),
          maxWidth: element.length(.maxWidth),
          minHeight: element.length(.minHeight),
          idealHeight: element.length(.idealHeight),
          maxHeight: element.length(.maxHeight),
          alignment: element.alignment
        )
      )
    }
    set(.padding, .scenePadding) { element, context in
      .modifier(PaddingLayout(element.padding(in: context)))
    }
    set(.safeAreaPadding) { element, context in
      .modifier(SafeAreaPaddingLayout(base: PaddingLayout(element.padding(in: context))))
    }
    set(.offset) { element, _ in
      .modifier(OffsetLayout(x: element.length(.x) ?? 0, y: element.length(.y) ?? 0))
    }
    set(.aspectRatio) { element, _ in
      .modifier(
        AspectRatioLayout(
          ratio: element.length(.ratio),
          contentMode: element[.mode] == "fill" ? .fill : .fit
        )
      )
    }
    set(.fixedSize) { element, _ in
      .modifier(
        FixedSizeLayout(
          horizontal: element[.horizontal] ?? false,
          vertical: element[.vertical] ?? false
        )
      )
    }
    set(.position) { element, _ in
      .modifier(PositionLayout(x: element.length(.x) ?? 0, y: element.length(.y) ?? 0))
    }
    set(.containerRelativeFrame) { element, context in
      var layout = ElementLayout.modifier(
        FrameLayout(
          width: element.relativeLength(along: .horizontal, of: context.containerSize),
          height: element.relativeLength(along: .vertical, of: context.containerSize),
          alignment: element.alignment
        )
      )
      layout.dependsOnContainer = true
      return layout
    }
    set(.viewThatFits) { element, _ in
      var layout = ElementLayout(
        ViewThatFitsLayout(in: element.axes ?? [.horizontal, .vertical]),
        setsGuides: true
      )
      layout.hidesUnplacedViews = true
      return layout
    }
    set(.layoutPriority) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.priority = element[.priority]
      return layout
    }
    set(.zIndex) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.zIndex = element[.index]
      return layout
    }
    set(.ignoresSafeArea) { element, _ in
      var layout = ElementLayout.modifier(FirstViewLayout())
      layout.safeAreaEdges = element.edges
      switch element[.regions] {
      case "keyboard": layout.safeAreaRegions = .keyboard
      case "container": layout.safeAreaRegions = .container
      default: break
      }
      return layout
    }
  }
}

extension Element {
  /// Returns the length in points that a container-relative frame has along an axis; nil if the
  /// frame sets no length along the axis.
  fileprivate func relativeLength(along axis: Axis, of container: CGSize) -> CGFloat? {
    guard axes?.contains(Axis.Set(axis)) ?? false else { return nil }
    if let detail = detail(ContainerLengthDetail.self) {
      return detail.length(container[axis], axis)
    }
    guard let count = self[.count], count > 0 else { return container[axis] }
    let spacing = length(.spacing) ?? 0
    let part = (container[axis] - spacing * CGFloat(count - 1)) / CGFloat(count)
    let span = CGFloat(self[.span] ?? 1)
    return max(0, part * span + spacing * (span - 1))
  }

  /// Returns the padding at each edge.
  ///
  /// If the element sets no lengths, the edges that it names have the default padding of the host.
  fileprivate func padding(in context: LayoutRules.Context) -> EdgeInsets {
    insets ?? EdgeInsets(context.settings.padding, edges)
  }

  var insets: EdgeInsets? {
    let lengths = [length(.top), length(.leading), length(.bottom), length(.trailing)]
    guard lengths.contains(where: { $0 != nil }) else { return nil }
    return EdgeInsets(
      top: lengths[0] ?? 0,
      leading: lengths[1] ?? 0,
      bottom: lengths[2] ?? 0,
      trailing: lengths[3] ?? 0
    )
  }
}
