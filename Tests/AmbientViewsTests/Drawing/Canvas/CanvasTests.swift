import Ambient
import AmbientTesting
import Testing

extension TestHost {
  fileprivate var commands: [CanvasDetail.Command] {
    elements(of: .canvas).first?.detail(CanvasDetail.self)?.commands ?? []
  }
}

/// Counts how often a canvas is drawn.
@MainActor private final class Runs {
  var count = 0
}

@Suite @MainActor struct `A canvas` {
  private let unit = Path(CGRect(x: 0, y: 0, width: 1, height: 1))

  @Test func `A canvas is drawn after its host has laid it out`() {
    let runs = Runs()
    let host = TestHost {
      Canvas { context, size in
        runs.count += 1
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    #expect(runs.count == 0)
    #expect(host.commands.isEmpty)
    host.place(.canvas, width: 30, height: 20)
    #expect(runs.count == 1)
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
    let shading = CanvasDetail.Shading(paint: .color(.red))
    #expect(host.commands.map(\.drawing) == [.fill(path, shading, FillStyle())])
    #expect(host.takeBodies() == [])
  }

  @Test func `A canvas draws again for a new size, but not for a new position`() {
    let runs = Runs()
    let host = TestHost { Canvas { _, _ in runs.count += 1 } }
    host.place(.canvas, width: 30, height: 20)
    host.place(.canvas, x: 5, y: 5, width: 30, height: 20)
    #expect(runs.count == 1)
    host.place(.canvas, x: 5, y: 5, width: 31, height: 20)
    #expect(runs.count == 2)
  }

  private struct Dial: View {
    @State private var level = 1
    @State private var other = 1
    let runs: Runs

    var body: some View {
      Gauge(level: $level, runs: runs)
      Button("Level") { level += 1 }
      Button("Other") { other += 1 }
    }
  }

  private struct Gauge: View {
    @Binding var level: Int
    let runs: Runs

    var body: some View {
      Canvas { context, _ in
        runs.count += 1
        context.opacity = Double(level) / 10
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      }
    }
  }

  @Test func `A change of a state makes the canvas that reads it draw again, and runs no body`() {
    let runs = Runs()
    let host = TestHost { Dial(runs: runs) }
    host.place(.canvas)
    #expect(host.commands.first?.opacity == 0.1)
    _ = host.takeBodies()
    host.tap("Other")
    #expect(runs.count == 1)
    host.tap("Level")
    #expect(runs.count == 2)
    #expect(host.commands.first?.opacity == 0.2)
    #expect(host.takeBodies() == [])
  }

  @Test func `A change of an environment value makes the canvas that reads it draw again`() {
    let runs = Runs()
    let host = TestHost {
      Canvas { context, _ in
        runs.count += 1
        let isDark = context.environment.colorScheme == .dark
        context.fill(unit, with: .color(isDark ? .white : .black))
      }
    }
    host.place(.canvas)
    host.set(\.isEnabled, to: false)
    #expect(runs.count == 1)
    host.set(\.colorScheme, to: .dark)
    #expect(runs.count == 2)
    let shading = CanvasDetail.Shading(paint: .color(.white))
    #expect(host.commands.first?.drawing == .fill(unit, shading, FillStyle()))
  }

  @Test func `Each drawing records the opacity, clips and filters of its context`() throws {
    let host = TestHost {
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 10, y: 0)
        copy.scaleBy(x: 2, y: 2)
        copy.clip(to: unit)
        copy.opacity = 0.5
        copy.blendMode = .multiply
        copy.addFilter(.blur(radius: 3))
        copy.addFilter(.grayscale(1))
        copy.stroke(unit, with: .color(white: 0), lineWidth: 2)
        context.fill(unit, with: .color(.red))
      }
    }
    host.place(.canvas)
    let commands = host.commands
    try #require(commands.count == 2)
    #expect(commands[0].opacity == 0.5)
    #expect(commands[0].blendMode == .multiply)
    #expect(commands[0].transform == CGAffineTransform(2, 0, 0, 2, 10, 0))
    let clip = Path(CGRect(x: 10, y: 0, width: 2, height: 2))
    #expect(commands[0].clips == [.path(clip, FillStyle(), isInverted: false)])
    #expect(commands[0].filters == [.blur(radius: 3, isOpaque: false), .saturation(0)])
    // The changes of the copy have not changed the original context.
    #expect(commands[1].transform.isIdentity)
    #expect(commands[1].clips.isEmpty && commands[1].filters.isEmpty)
  }

  @Test func `A canvas records the shaders that it uses as filters`() {
    let shader = ShaderLibrary.ripple(.float(1))
    let offset = CGSize(width: 2, height: 0)
    let host = TestHost(size: CGSize(width: 100, height: 40)) {
      Canvas { context, _ in
        context.addFilter(.colorShader(shader))
        context.addFilter(.distortionShader(shader, maxSampleOffset: offset))
        context.addFilter(.layerShader(shader, maxSampleOffset: offset))
        context.fill(unit, with: .color(.red))
      }
    }
    #expect(
      host.commands.first?.filters == [
        .shader(ShaderDetail(shader, use: .color)),
        .shader(ShaderDetail(shader, use: .distortion, maxSampleOffset: offset)),
        .shader(ShaderDetail(shader, use: .layer, maxSampleOffset: offset)),
      ]
    )
  }

  @Test func `A graphics context computes the bounding rectangle of its clips`() {
    var bounds: [CGRect] = []
    let host = TestHost {
      Canvas { context, _ in
        bounds = [context.clipBoundingRect]
        context.translateBy(x: 10, y: 10)
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        bounds.append(context.clipBoundingRect)
        context.clip(to: unit, options: .inverse)
        bounds.append(context.clipBoundingRect)
      }
    }
    host.place(.canvas)
    // The canvas is 100 x 50 points. The next two rectangles are relative to the translated origin.
    // An inverse clip does not change the bounding rectangle.
    #expect(bounds.map(\.short) == ["0,0 100x50", "0,0 20x20", "0,0 20x20"])
  }

  @Test func `A canvas can draw layers and clip to layers`() throws {
    let host = TestHost {
      Canvas { context, _ in
        context.translateBy(x: 5, y: 0)
        context.opacity = 0.5
        context.drawLayer { layer in
          #expect(layer.opacity == 1)
          layer.fill(unit, with: .color(.red))
        }
        context.clipToLayer(opacity: 0.25, options: .inverse) {
          $0.fill(unit, with: .color(.black))
        }
        context.fill(unit, with: .color(.blue))
      }
    }
    host.place(.canvas)
    try #require(host.commands.count == 2)
    guard case .layer(let layer) = host.commands[0].drawing else {
      Issue.record("no layer")
      return
    }
    #expect(host.commands[0].transform.isIdentity && host.commands[0].opacity == 0.5)
    #expect(layer.map(\.transform) == [CGAffineTransform(translationX: 5, y: 0)])
    guard case .layer(let clip, opacity: 0.25, isInverted: true)? = host.commands[1].clips.first
    else {
      Issue.record("no clip")
      return
    }
    #expect(clip.count == 1)
  }

  @Test func `A canvas can fill paths with shadings of all kinds, from colors to mesh gradients`() {
    let gradient = Gradient(colors: [.red, .blue])
    var shadings: [GraphicsContext.Shading] = []
    let host = TestHost {
      Canvas { context, _ in
        shadings = [
          .color(.red), .color(red: 0, green: 0, blue: 1), .style(.tint.opacity(0.5)),
          .palette([.color(.green), .color(.blue)]), .backdrop, .foreground,
          .linearGradient(
            gradient,
            startPoint: .zero,
            endPoint: CGPoint(x: 9, y: 0),
            options: [.mirror]
          ),
          .radialGradient(gradient, center: CGPoint(x: 1, y: 2), startRadius: 0, endRadius: 3),
          .conicGradient(gradient, center: CGPoint(x: 1, y: 2), angle: .degrees(90)),
          .tiledImage(Image("tile"), scale: 2),
          .meshGradient(
            MeshGradient(
              width: 2,
              height: 2,
              points: [[0, 0], [1, 0], [0, 1], [1, 1]],
              colors: [.red, .blue, .green, .black]
            )
          ),
        ]
        for shading in shadings { context.fill(unit, with: context.resolve(shading)) }
      }
      .foregroundStyle(.mint)
    }
    host.place(.canvas)
    let paints = host.commands.map { command -> String in
      guard case .fill(_, let shading, _) = command.drawing else { return "" }
      return "\(shading.paint)" + (shading.options == [.mirror] ? " mirror" : "")
    }
    #expect(
      paints == [
        "red", "#0000FF", "tint 50%", "green", "background", "mint",
        "linearGradient red 0, blue 1 from 0 0 to 9 0 in 0 0 1 1 mirror",
        "radialGradient red 0, blue 1 at 1 2 from 0 to 3 in 0 0 1 1",
        "angularGradient red 0, blue 1 at 1 2 from 90 to 450 in 0 0 1 1",
        "image tile 2 in 0 0 1 1",
        "meshGradient 2 2 red, blue, green, black",
      ]
    )
  }
}

@Suite @MainActor struct `Texts, images and views in a canvas` {
  @Test func `A canvas measures texts and images in the same way as its host`() {
    var sizes: [CGSize] = []
    let host = TestHost(size: CGSize(width: 100, height: 40)) {
      Canvas { context, size in
        let text = context.resolve(Text("one two").font(.system(size: 17)))
        sizes = [
          text.measure(in: CGSize(width: 1000, height: 100)),
          text.measure(in: CGSize(width: 30, height: 100)), size,
          context.resolve(Image(systemName: "star")).size,
        ]
      }
    }
    // In the layout of a test host, each character is 8 x 16 points. The text "one two" has seven
    // characters. In a width of 30 points, it has two lines of three characters each.
    #expect(sizes.map(\.short) == ["56x16", "24x32", "100x40", "20x20"])
    #expect(host.takeBodies() == [])
  }

  @Test func `A canvas draws texts and images in their frames`() {
    let host = TestHost(size: CGSize(width: 100, height: 40)) {
      Canvas { context, _ in
        context.draw(Text("abc").foregroundStyle(.red), at: CGPoint(x: 50, y: 20))
        context.draw(Text("abc"), at: .zero, anchor: .topLeading)
        context.draw(Text("abc"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
        context.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 20))
      }
    }
    let places = host.commands.map { command -> String in
      switch command.drawing {
      case .text(let text, _, let shading, in: let frame): "\(text) \(shading.paint) \(frame.short)"
      case .image(let attributes, _, in: let frame): "\(attributes) \(frame.short)"
      default: ""
      }
    }
    // The text "abc" is 24 x 16 points, and the image is 20 x 20 points. Without an anchor, the
    // center of a text or an image is at the given point.
    #expect(
      places == [
        "abc red 38,12 24x16", "abc foreground 0,0 24x16", "abc foreground 1,2 3x4",
        "systemName=star 40,10 20x20",
      ]
    )
  }

  private struct Stars: View {
    @State private var name = "S"
    let runs: Runs

    var body: some View {
      Field(name: name, runs: runs)
      Button("Longer") { name += "S" }
    }

    struct Field: View {
      var name: String
      let runs: Runs

      var body: some View {
        Canvas { context, size in
          runs.count += 1
          if let star = context.resolveSymbol(id: "star") {
            context.draw(star, at: .zero, anchor: .topLeading)
          }
          if context.resolveSymbol(id: 7) != nil || context.resolveSymbol(id: "moon") != nil {
            context.fill(Path(), with: .foreground)
          }
        } symbols: {
          Text("x").tag("other")
          Text(name).tag("star")
        }
      }
    }
  }

  @Test func `A canvas finds symbols by tag, and draws each symbol at its own size`() {
    let runs = Runs()
    let host = TestHost(size: CGSize(width: 100, height: 400)) { Stars(runs: runs) }
    #expect(runs.count == 1)
    let size = CGSize(width: 8, height: 16)
    let place = CGRect(origin: .zero, size: size)
    // The text with the tag "star" is the second symbol of the canvas, so that its index is 1.
    #expect(host.commands.map(\.drawing) == [.symbol(1, size: size, in: place)])
    host.tap("Longer")
    guard case .symbol(1, let longer, _)? = host.commands.first?.drawing else {
      Issue.record("no symbol")
      return
    }
    #expect(longer.short == "16x16")
  }
}
