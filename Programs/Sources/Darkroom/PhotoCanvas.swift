import SwiftUI

struct PhotoCanvas: View {
  let adjustments: Adjustments
  let showsGrid: Bool
  @Environment(Editor.self) private var editor
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn: Angle = .zero
  @GestureState private var drag: CGSize = .zero

  var body: some View {
    Photo()
      .modifier(PhotoEffects(adjustments: adjustments))
      .scaleEffect(adjustments.zoom * pinch)
      .rotationEffect(.degrees(adjustments.angle) + turn)
      .offset(adjustments.offset)
      .offset(drag)
      .overlay {
        if showsGrid { GridLines(count: 3).stroke(.white.opacity(0.6), lineWidth: 0.5) }
      }
      .clipped()
      .contentShape(.rect)
      .gesture(magnify.simultaneously(with: rotate).simultaneously(with: move))
      .onTapGesture(count: 2) {
        withAnimation(.spring) {
          editor.change {
            $0.zoom = 1
            $0.angle = 0
            $0.offset = .zero
          }
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Photo")
      .accessibilityValue(description)
      .accessibilityAddTraits(.isImage)
      .accessibilityZoomAction { action in
        editor.change { $0.zoom *= action.direction == .zoomIn ? 2 : 0.5 }
      }
  }

  private var description: Text {
    let place = adjustments.offset
    let size = Text(
      "Zoom \(adjustments.zoom, format: .percent), turned by \(Int(adjustments.angle.rounded()))°"
    )
    guard place != .zero else { return size }
    return Text("\(size), moved by \(Int(place.width)) and \(Int(place.height)) points")
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { value in
        editor.change { $0.zoom = min(max($0.zoom * value.magnification, 0.5), 8) }
      }
  }

  private var rotate: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(2))
      .updating($turn) { value, state, _ in state = value.rotation }
      .onEnded { value in editor.change { $0.angle += value.rotation.degrees } }
  }

  private var move: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .local)
      .updating($drag) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onEnded { value in
        editor.change {
          $0.offset.width += value.translation.width
          $0.offset.height += value.translation.height
        }
      }
  }
}

struct PhotoEffects: ViewModifier, Animatable {
  var adjustments: Adjustments

  nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get {
      AnimatablePair(
        adjustments.brightness,
        AnimatablePair(adjustments.contrast, adjustments.saturation)
      )
    }
    set {
      adjustments.brightness = newValue.first
      adjustments.contrast = newValue.second.first
      adjustments.saturation = newValue.second.second
    }
  }

  func body(content: Content) -> some View {
    content
      .brightness(adjustments.brightness)
      .contrast(adjustments.contrast)
      .saturation(adjustments.saturation)
      .hueRotation(.degrees(adjustments.hue))
      .blur(radius: adjustments.blur, opaque: true)
  }
}

struct Photo: View {
  var body: some View {
    ZStack {
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.blue, .cyan, .orange, .brown]
      )
      Circle()
        .fill(
          .radialGradient(
            colors: [.white, .yellow],
            center: .center,
            startRadius: 2,
            endRadius: 40
          )
        )
        .frame(width: 80)
        .blendMode(.screen)
    }
    .compositingGroup()
  }
}

struct GridLines: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 1..<max(2, count) {
      let part = CGFloat(index) / CGFloat(count)
      path.move(to: CGPoint(x: rect.minX + rect.width * part, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * part, y: rect.maxY))
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * part))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * part))
    }
    return path
  }
}
