import SwiftUI

/// Shows a trail below a picture that stretches and moves more slowly than the content.
struct TrailDetail: View {
  let trail: Trail
  @State private var headerHeight: CGFloat = 0
  @State private var isTitleVisible = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        header
        VStack(alignment: .leading, spacing: 16) {
          Text(trail.name).font(.largeTitle).accessibilityAddTraits(.isHeader)
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
            GridRow {
              Text("Length")
              Text(trail.kilometers, format: .number.precision(.fractionLength(1)))
                .gridColumnAlignment(.trailing)
              Text("km")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
              Text("Climb")
              Text(climb, format: .number)
              Text("m")
            }
          }
          .accessibilityElement(children: .combine)
          HeightProfile(heights: trail.heights)
            .frame(height: 120)
          FlowLayout {
            ForEach(trail.features.sorted { $0.rawValue < $1.rawValue }) { feature in
              Text(feature.rawValue)
                .padding(6)
                .background(.green.opacity(0.2), in: ButtonBorderShape.capsule)
            }
          }
        }
        .padding()
      }
    }
    .coordinateSpace(.named("scroll"))
    .ignoresSafeArea(edges: .top)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y > headerHeight
    } action: { _, isBelow in
      isTitleVisible = isBelow
    }
    .navigationTitle(isTitleVisible ? trail.name : "")
  }

  private var climb: Int {
    zip(trail.heights, trail.heights.dropFirst()).reduce(0) { $0 + max(0, Int($1.1 - $1.0)) }
  }

  private var header: some View {
    GeometryReader { proxy in
      let offset = proxy.frame(in: .named("scroll")).minY
      LinearGradient(colors: [.cyan, .green], startPoint: .top, endPoint: .bottom)
        .frame(height: max(proxy.size.height + max(offset, 0), 0))
        .offset(y: offset > 0 ? -offset : -offset / 2)
    }
    .frame(height: 240)
    .clipped()
    .onGeometryChange(for: CGFloat.self, of: \.size.height) { headerHeight = $0 }
    .accessibilityLabel("Picture of \(trail.name)")
  }
}

struct HeightProfile: View {
  let heights: [CGFloat]

  var body: some View {
    Canvas { context, size in
      guard let low = heights.min(), let high = heights.max(), high > low else { return }
      let points = heights.enumerated().map { index, height in
        CGPoint(
          x: size.width * CGFloat(index) / CGFloat(heights.count - 1),
          y: size.height * (1 - (height - low) / (high - low))
        )
      }
      var line = Path()
      line.addLines(points)
      context.stroke(line, with: .color(.brown), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      if let peak = points.min(by: { $0.y < $1.y }) {
        context.draw(Text("▲").font(.caption), at: peak, anchor: .bottom)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Height profile")
    .accessibilityValue("\(Int(heights.min() ?? 0)) to \(Int(heights.max() ?? 0)) meters")
  }
}
