import SwiftUI

/// A sheet at the bottom of its container, which the user moves between heights.
struct SlidingSheet<Content: View>: View {
  @Binding var detent: SheetDetent
  @ViewBuilder let content: Content

  @State private var headerHeight: CGFloat = 0

  var body: some View {
    GeometryReader { container in
      let height = detent.height(header: headerHeight, container: container.size.height)
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
      .offset(y: container.size.height - height)
      .animation(.spring, value: detent)
    }
    .clipped()
  }
}

/// The short bar at the top, which moves the sheet to its next height.
private struct Handle: View {
  @Binding var detent: SheetDetent

  var body: some View {
    Button {
      detent = detent.next
    } label: {
      Capsule()
        .fill(.tertiary)
        .frame(width: 40, height: 4)
        .padding(8)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Handle")
  }
}

extension View {
  /// Shows a sheet at the bottom, above the view.
  func bottomSheet(
    detent: Binding<SheetDetent>,
    @ViewBuilder content: () -> some View
  ) -> some View {
    overlay {
      SlidingSheet(detent: detent, content: content)
    }
  }
}
