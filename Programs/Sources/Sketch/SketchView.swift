import SwiftUI

struct SketchView: View {
  @StateObject private var drawing = Drawing()
  @State private var color = Color.black
  @State private var width: CGFloat = 4
  @State private var isExporting = false
  @State private var hasFailed = false
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    NavigationStack {
      CanvasView(drawing: drawing, color: color, width: width)
        .safeAreaInset(edge: .bottom) { PaletteBar(color: $color, width: $width) }
        .navigationTitle("Sketch")
        .toolbar {
          ToolbarItemGroup(placement: .topBarLeading) {
            UndoButtons()
          }
          ToolbarItem(placement: .destructiveAction) {
            Button("Clear", role: .destructive) { drawing.clear(undoManager: undoManager) }
              .disabled(drawing.strokes.isEmpty)
          }
          ToolbarItem {
            Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
          }
        }
        .fileExporter(
          isPresented: $isExporting,
          document: SVGDocument(strokes: drawing.strokes),
          contentType: .svg,
          defaultFilename: "Sketch"
        ) { result in
          if case .failure = result { hasFailed = true }
        }
        .alert("The picture was not saved.", isPresented: $hasFailed) {}
    }
  }
}

/// The strokes, and the stroke that the user is drawing.
struct CanvasView: View {
  @ObservedObject var drawing: Drawing
  let color: Color
  let width: CGFloat
  @State private var points: [CGPoint] = []
  @GestureState private var isDrawing = false
  @Environment(\.undoManager) private var undoManager

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($isDrawing) { _, isDrawing, transaction in
        transaction.disablesAnimations = true
        isDrawing = true
      }
      .onChanged { value in
        if points.isEmpty { points = [value.startLocation] }
        if points.last != value.location { points.append(value.location) }
      }
      .onEnded { _ in
        let stroke = Stroke(points: points, color: color, width: width)
        drawing.append(stroke, undoManager: undoManager)
      }
  }

  var body: some View {
    Canvas { context, _ in
      for stroke in drawing.strokes {
        context.stroke(stroke.path, with: .color(stroke.color), style: stroke.style)
      }
      guard points.count > 1 else { return }
      context.drawLayer { layer in
        layer.opacity = 0.6
        let current = Stroke(points: points, color: color, width: width)
        layer.stroke(current.path, with: .color(color), style: current.style)
      }
    }
    .background(Color(white: 0.98))
    .gesture(gesture)
    .onChange(of: isDrawing) {
      if !isDrawing { points = [] }
    }
    .accessibilityElement()
    .accessibilityLabel("Picture")
    .accessibilityValue("^[\(drawing.strokes.count) stroke](inflect: true)")
    .accessibilityAddTraits([.allowsDirectInteraction, .updatesFrequently])
  }
}

struct UndoButtons: View {
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
      .keyboardShortcut("z", modifiers: .command)
    Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift])
  }
}
