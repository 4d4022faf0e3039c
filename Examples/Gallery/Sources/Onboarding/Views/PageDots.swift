import SwiftUI

/// A dot for each page.
///
/// The dot of the page that shows is a capsule; a tap shows another page.
struct PageDots: View {
  @Environment(Progress.self) private var progress

  var body: some View {
    HStack(spacing: 8) {
      ForEach(progress.pages.indices, id: \.self) { index in
        let isCurrent = index == progress.index
        Capsule()
          .fill(isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: isCurrent ? 24 : 8, height: 8)
          .onTapGesture { progress.show(index) }
          .accessibilityLabel("Page \(index + 1)")
          .accessibilityAddTraits(isCurrent ? .isSelected : [])
      }
    }
  }
}
