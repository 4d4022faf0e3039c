import SwiftUI

/// A sheet at the bottom of its container, which the user drags between heights.
struct SlidingSheet<Content: View>: View {
  @Binding var detent: SheetDetent
  @ViewBuilder let content: Content

  @State private var headerHeight: CGFloat = 0
  @GestureState private var pull: CGFloat = 0

  var body: some View {
    GeometryReader { container in
      let heights = SheetHeights(header: headerHeight, container: container.size.height)
      VStack(spacing: 0) {
        Handle(detent: $detent)
        content
        Spacer(minLength: 0)
      }
      .frame(width: container.size.width, height: container.size.height, alignment: .top)
      .background {
        UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
          .fill(.background)
          .shadow(radius: 8)
      }
      .backgroundPreferenceValue(HeaderBounds.self) { anchor in
        GeometryReader { proxy in
          let bottom = anchor.map { proxy[$0].maxY } ?? 0
          Color.clear
            .onChange(of: bottom, initial: true) { headerHeight = bottom }
        }
      }
      .accessibilityIdentifier("sheet")
      .offset(y: container.size.height - heights.height(from: detent, pulledBy: pull))
      .gesture(drag(heights))
      .animation(.spring, value: detent)
      .animation(.interactiveSpring, value: pull)
    }
    .clipped()
  }

  /// A drag that the sheet follows.
  ///
  /// The drag is measured in the coordinates of the screen, because the sheet itself moves. After
  /// the drag, the sheet moves to the detent that is nearest to the predicted end of the drag.
  private func drag(_ heights: SheetHeights) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($pull) { value, pull, _ in pull = -value.translation.height }
      .onEnded { value in
        detent = heights.nearest(to: heights[detent] - value.predictedEndTranslation.height)
      }
  }
}

/// The short bar at the top; a tap on it moves the sheet to the next height.
private struct Handle: View {
  @Binding var detent: SheetDetent

  var body: some View {
    Capsule()
      .fill(.tertiary)
      .frame(width: 40, height: 4)
      .padding(8)
      .frame(maxWidth: .infinity)
      .contentShape(.rect)
      .onTapGesture { detent = detent.next }
      .accessibilityLabel("Handle")
      .accessibilityAddTraits(.isButton)
  }
}

extension View {
  /// Shows a sheet in front of the view, at its bottom.
  func bottomSheet(
    detent: Binding<SheetDetent>,
    @ViewBuilder content: () -> some View
  ) -> some View {
    overlay {
      SlidingSheet(detent: detent, content: content)
    }
  }
}
