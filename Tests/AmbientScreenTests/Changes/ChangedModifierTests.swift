import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Observation
import Testing

@Observable
private final class Model {
  var number = 0
}

/// Shows `content` for the number of the model, and shows it again when the number changes.
private struct Changing<Content: View>: View {
  let model: Model
  let content: (Int) -> Content

  var body: some View { content(model.number) }
}

/// Moves a view to the right.
private struct Shift: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// An alignment whose guide is the bottom edge of a view, unless the view sets the guide.
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

@MainActor
private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Expects that a changed view looks the same as in a new tree.
///
/// One host stays mounted, and shows `content` for several numbers, one after the other. For each
/// number, a second host mounts `content` with that number from the beginning. Both hosts must have
/// the same frames, the same SVG and the same picture.
@MainActor
private func expectSameAsNew<Content: View>(
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: @escaping (Int) -> Content
) {
  func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 150)) {
      VStack(spacing: 2) {
        Text("head")
        HStack(alignment: .marked, spacing: 3) {
          Color.green.frame(width: 10, height: 30)
          Changing(model: model, content: content)
          Text("tail")
        }
        box(20, 5)
      }
    }
  }
  let model = Model()
  let changed = host(model)
  for number in [1, 0, 2, 3, 0] {
    model.number = number
    changed.settle()
    let newModel = Model()
    newModel.number = number
    let new = host(newModel)
    #expect(frames(changed) == frames(new), "number \(number)", sourceLocation: sourceLocation)
    #expect(changed.svg == new.svg, "number \(number)", sourceLocation: sourceLocation)
    #expect(changed.picture == new.picture, "number \(number)", sourceLocation: sourceLocation)
  }
}

@MainActor
private func frames(_ host: TestHost) -> [String] {
  host.elements.map { "\($0.kind) \(host.frame(of: $0).map { "\($0)" } ?? "")" }
}

@Suite("A changed view on a screen") @MainActor
struct ChangedModifierTests {
  @Test func `A view with a changed size or position looks the same as in a new tree`() {
    expectSameAsNew { number in
      Color.red.frame(width: Double(number) * 10 + 5, height: 10)
    }
    expectSameAsNew { number in
      box(5, 5).frame(
        width: 50,
        height: 50,
        alignment: [.top, .bottomTrailing, .leading, .center][number]
      )
    }
    expectSameAsNew { number in
      Color.red.frame(
        minWidth: [0, 10, 30, 90][number],
        maxHeight: [10, 20, 30, .infinity][number]
      )
    }
    expectSameAsNew { number in
      box(5, 5).padding(.leading, Double(number))
    }
    expectSameAsNew { number in
      box(5, 5).offset(x: Double(number))
    }
    expectSameAsNew { number in
      box(5, 5).position(x: Double(number), y: 4)
    }
    expectSameAsNew { number in
      HStack {
        Color.red.layoutPriority(Double(number)); Color.blue.layoutPriority(1)
      }
    }
    expectSameAsNew { number in
      HStack {
        Color.red.layoutPriority(Double(number)).padding(0).zIndex(1)
        Color.blue.layoutPriority(1)
      }
    }
    expectSameAsNew { number in
      Text("hello world this is long text").fixedSize(
        horizontal: number == 1,
        vertical: number == 2
      )
    }
    expectSameAsNew { number in
      box(9, 9).alignmentGuide(.marked) { _ in CGFloat(number) * 7 }
    }
    expectSameAsNew { number in
      Color.red.aspectRatio([1, 2, 0.5, nil][number], contentMode: number == 0 ? .fill : .fit)
        .frame(width: 50, height: 60)
    }
  }

  @Test func `A changed container looks the same as in a new tree`() {
    expectSameAsNew { number in
      VStack(alignment: [.leading, .center, .trailing, .leading][number], spacing: Double(number)) {
        box(5, 5); box(15, 5)
      }
    }
    expectSameAsNew { number in
      (number % 2 == 0
        ? AnyLayout(HStackLayout(spacing: Double(number))) : AnyLayout(VStackLayout())) {
          box(5, 5); Text("q")
        }
    }
    expectSameAsNew { number in
      Grid(horizontalSpacing: Double(number)) {
        GridRow {
          box(5, 5).gridCellColumns(number + 1); box(9, 2)
        };
        GridRow(alignment: number == 1 ? .top : .bottom) {
          box(5, 20).gridColumnAlignment(number == 2 ? .leading : .trailing);
          box(3, 3).gridCellAnchor(number == 0 ? .center : .bottom); box(3, 1)
        }; if number == 3 { Divider().gridCellUnsizedAxes(.horizontal) }
      }
    }
    expectSameAsNew { number in
      ZStack(alignment: number == 1 ? .top : .bottomLeading) {
        box(20, 20); box(5, 5); if number > 1 { box(30, 8) }
      }
    }
    expectSameAsNew { number in
      box(20, 20).overlay(alignment: number == 1 ? .top : .bottom) { box(Double(number) + 2, 3) }
    }
    expectSameAsNew { number in
      Text("a\(number)").padding(3).background(
        number == 1 ? Color.red : .blue,
        in: RoundedRectangle(cornerRadius: Double(number))
      )
    }
    expectSameAsNew { number in
      ViewThatFits {
        box(Double(number) * 90, 5); box(30, 30); Text("q")
      }
    }
    expectSameAsNew { number in
      ScrollView(number == 1 ? .horizontal : .vertical) {
        box(30, 300); Text("x\(number)")
      }
    }
    expectSameAsNew { number in
      Color.red.safeAreaInset(edge: .bottom, spacing: Double(number)) { box(5, Double(number) * 3) }
    }
    expectSameAsNew { number in
      ZStack {
        Color.red.zIndex(Double(number)); Color.blue.zIndex(1)
      }.frame(width: 20, height: 20)
    }
    expectSameAsNew { number in
      HStack {
        Text("a"); Spacer(minLength: Double(number) * 20); Text("b")
      }
    }
  }

  @Test func `A view with a changed effect looks the same as in a new tree`() {
    expectSameAsNew { number in
      box(20, 20).visualEffect { c, p in
        c.offset(x: p.size.width * Double(number)).opacity(Double(number) / 3).rotationEffect(
          .degrees(Double(number))
        ).blur(radius: Double(number))
      }
    }
    expectSameAsNew { number in
      box(20, 20).rotationEffect(.degrees(Double(number) * 10)).scaleEffect(
        x: Double(number),
        y: 1,
        anchor: .leading
      ).opacity(0.2 * Double(number)).blur(radius: Double(number)).shadow(radius: Double(number))
        .blendMode(number == 1 ? .multiply : .normal).hueRotation(.degrees(Double(number)))
        .saturation(Double(number)).brightness(Double(number) / 5).contrast(Double(number))
        .grayscale(Double(number) / 3)
    }
    expectSameAsNew { number in
      box(20, 20).modifier(Shift(distance: Double(number)))
    }
    expectSameAsNew { number in
      box(20, 20).rotation3DEffect(
        .degrees(Double(number) * 10),
        axis: (1, Double(number), 0),
        perspective: Double(number)
      )
    }
    expectSameAsNew { number in
      box(20, 20).mask {
        if number == 1 { Circle() } else { Rectangle().frame(width: Double(number) * 2) }
      }
    }
    expectSameAsNew { number in
      box(20, 20).clipShape(
        number == 1 ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: Double(number)))
      )
    }
    expectSameAsNew { number in
      box(20, 20).border(number == 1 ? .red : .blue, width: Double(number))
    }
    expectSameAsNew { number in
      Rectangle().frame(width: 5, height: 5).environment(
        \.colorScheme,
        number == 1 ? .dark : .light
      )
    }
    expectSameAsNew { number in
      Rectangle().fill(.tint).frame(width: 20, height: 10).tint(number == 1 ? .red : .green)
    }
    expectSameAsNew { number in
      Rectangle().frame(width: 20, height: 10).foregroundStyle(
        [
          AnyShapeStyle(.red), AnyShapeStyle(.tertiary),
          AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
          AnyShapeStyle(.red.shadow(.drop(radius: 3))),
        ][number]
      )
    }
  }

  @Test func `A changed drawing or text looks the same as in a new tree`() {
    expectSameAsNew { number in
      Circle().trim(from: 0, to: Double(number) / 3).stroke(
        .red,
        style: StrokeStyle(lineWidth: Double(number) + 1, dash: number == 2 ? [2] : [])
      ).frame(width: 20, height: 20)
    }
    expectSameAsNew { number in
      LinearGradient(
        colors: [.red, number == 1 ? .blue : .green],
        startPoint: .top,
        endPoint: UnitPoint(x: Double(number), y: 1)
      ).frame(width: 20, height: 20)
    }
    expectSameAsNew { number in
      Canvas { c, s in
        c.fill(
          Path(CGRect(x: 0, y: 0, width: Double(number), height: s.height)),
          with: .color(.red)
        ); c.draw(Text("q\(number)"), at: .zero)
      }.frame(width: 30, height: Double(number) + 10)
    }
    expectSameAsNew { number in
      Text("aaa bbb ccc ddd eee fff ggg hhh iii jjj").lineLimit(number == 0 ? nil : number)
    }
  }
}
