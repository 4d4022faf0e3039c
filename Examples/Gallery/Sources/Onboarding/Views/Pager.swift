import SwiftUI

/// Views side by side, each as large as the pager, of which one shows.
struct Pager<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let index: Int
  private let content: (Data.Element) -> Content

  init(
    _ data: Data,
    index: Int,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.index = index
    self.content = content
  }

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(data) { element in
          content(element)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
      .offset(x: -CGFloat(index) * proxy.size.width)
      .animation(.easeInOut, value: index)
    }
    .clipped()
  }
}
