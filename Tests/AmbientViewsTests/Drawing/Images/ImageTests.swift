import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `An image` {
  @Test func `The parameters of an image are attributes of its element`() {
    let host = TestHost {
      Image("house", label: Text("Home"))
      Image("house", bundle: nil).resizable(
        capInsets: EdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4),
        resizingMode: .tile
      )
      Image(decorative: "line").renderingMode(.template).interpolation(.none).antialiased(false)
      Image("signal", variableValue: 0.5).renderingMode(.original).renderingMode(nil)
      Image(systemName: "wifi", variableValue: 0.25).symbolVariableValueMode(.draw)
    }
    #expect(
      host.tree == """
        Image label=Home name=house
        Image capInsets=1 2.5 3 4 name=house resizable=true resizingMode=tile
        Image antialiased=false interpolation=none isDecorative=true name=line \
        renderingMode=template
        Image name=signal variableValue=0.5
        Image systemName=wifi variableValue=0.25 variableValueMode=draw
        """
    )
    #expect(host.elements(named: "Home").map(\.kind) == [.image])
  }

  @Test func `An image's own rendering modes replace the rendering modes of the environment`() {
    let host = TestHost {
      VStack {
        Image(systemName: "star").symbolRenderingMode(.palette).symbolColorRenderingMode(.flat)
        Image("photo").allowedDynamicRange(.standard)
        Image(systemName: "moon")
      }
      .symbolRenderingMode(.multicolor)
      .symbolColorRenderingMode(.gradient)
      .symbolVariableValueMode(.color)
      .allowedDynamicRange(.high)
    }
    #expect(
      host.tree == """
        VStack
          Image colorRendering=flat rendering=palette systemName=star variableValueMode=color
          Image dynamicRange=standard name=photo
          Image colorRendering=gradient rendering=multicolor systemName=moon variableValueMode=color
        """
    )
  }

  @Test func `An image is drawn again after a change of a value that its drawing closure reads`() {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("bar")) { context in
      let isDark = context.environment.colorScheme == .dark
      let color: Color = isDark ? .white : .black
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(color))
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { image.resizable() }
    #expect(host.tree == "Image label=bar resizable=true")
    let empty = Image(size: CGSize(width: 20, height: 10)) { _ in }
    #expect(host.svg != TestHost(size: host.size) { empty.resizable() }.svg)
    let detail = host.elements.first?.detail(CanvasDetail.self)
    #expect(host.bodies { host.set(\.colorScheme, to: .dark) } == [])
    #expect(host.elements.first?.detail(CanvasDetail.self) != detail)
    #expect(host.changes { host.set(\.colorScheme, to: .dark) }.isEmpty)
  }

  @Test func `An image that is not resizable has its own size on a screen`() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { _ in }
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        image
        image.resizable()
      }
    }
    let images = host.elements(of: .image)
    #expect(host.frame(of: images[0])?.size == CGSize(width: 20, height: 10))
    #expect(host.frame(of: images[1])?.size == CGSize(width: 100, height: 90))
    #expect(images[0][.isDecorative] == true)
  }

  @Test func `A canvas scales an image to the rectangle in which it draws the image`() throws {
    let image = Image(size: CGSize(width: 4, height: 2)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 2)), with: .color(.red))
    }
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      Canvas { context, _ in
        context.draw(image, in: CGRect(x: 10, y: 10, width: 8, height: 8))
      }
    }
    let canvas = try #require(host.elements(of: .canvas).first)
    let command = try #require(canvas.detail(CanvasDetail.self)?.commands.first)
    #expect(command.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 10))
  }
}

@Suite @MainActor struct `A symbol effect` {
  @Test func `A symbol effect is an attribute of the image while the effect is active`() {
    let host = TestHost { Search() }
    #expect(
      host.tree == """
        Image symbolEffects=variableColor iterative reversing repeats speed 2 systemName=wifi
        Text "wifi"
        Toggle isOn=true
          Text "on"
        """
    )
    #expect(host.bodies { host.toggle("on") } == ["Search"])
    #expect(host.elements(of: .image).first?[.symbolEffects] == nil)
  }

  @Test func `A symbol effect with a value plays once for each change of the value`() {
    let host = TestHost { Bell() }
    let image = host.elements(of: .image).first
    #expect(image?[.symbolEffects] == nil)
    host.tap("ring")
    #expect(image?[.symbolEffects] == "bounce up byLayer 1")
    host.tap("ring")
    #expect(image?[.symbolEffects] == "bounce up byLayer 2")
    host.tap("other")
    #expect(image?[.symbolEffects] == "bounce up byLayer 2")
  }

  @Test func `An image keeps inherited symbol effects unless symbolEffectsRemoved removes them`() {
    let host = TestHost {
      VStack {
        Image(systemName: "a").symbolEffect(.pulse)
        Image(systemName: "b").symbolEffect(.wiggle.left.custom(angle: 30).right)
          .symbolEffectsRemoved()
        Image(systemName: "c").symbolEffectsRemoved(false)
        Image("no symbol")
      }
      .symbolEffect(.rotate.clockwise, options: .repeat(.periodic(2, delay: 0.5)))
    }
    #expect(
      host.elements(of: .image).map { $0[.symbolEffects] } == [
        "rotate clockwise repeats periodic times 2 delay 0.5, pulse", "wiggle right",
        "rotate clockwise repeats periodic times 2 delay 0.5", nil,
      ]
    )
  }
}

private struct Search: View {
  @State private var isOn = true

  var body: some View {
    Image(systemName: "wifi")
      .symbolEffect(
        .variableColor.iterative.reversing,
        options: .repeating.speed(2),
        isActive: isOn
      )
    Text("wifi")
    Toggle("on", isOn: $isOn)
  }
}

private struct Bell: View {
  @State private var rings = 0
  @State private var others = 0

  var body: some View {
    Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, value: rings)
    Button("ring") { rings += 1 }
    Button("other") { others += 1 }
    Text("\(others)")
  }
}
