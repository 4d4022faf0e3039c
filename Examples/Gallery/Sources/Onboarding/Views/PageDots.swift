import SwiftUI

/// A dot for each page.
///
/// A mark slides to the dot of the shown page. A tap on a dot shows its page.
struct PageDots: View {
  @Environment(Progress.self) private var progress
  @Namespace private var marks

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(progress.pages.enumerated()), id: \.element.id) { index, page in
        let isCurrent = page.id == progress.selection
        Capsule()
          .fill(.quaternary)
          .frame(width: isCurrent ? 24 : 8, height: 8)
          .overlay {
            if isCurrent {
              Capsule()
                .fill(page.color)
                .matchedGeometryEffect(id: "mark", in: marks)
            }
          }
          .onTapGesture {
            withAnimation { progress.selection = page.id }
          }
          .accessibilityLabel("Page \(index + 1)")
          .accessibilityAddTraits(isCurrent ? .isSelected : [])
      }
    }
    .animation(.default, value: progress.selection)
  }
}
