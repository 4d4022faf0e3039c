import SwiftUI

struct AdjustPanel: View {
  var body: some View {
    ScrollView {
      Grid(alignment: .leading) {
        ForEach(Control.all) { control in
          GridRow {
            Label(control.name, systemImage: control.symbol)
              .labelStyle(.iconOnly)
              .accessibilityHidden(true)
            ControlSlider(control: control)
          }
          .gridColumnAlignment(.center)
        }
      }
      .padding()
    }
  }
}

struct ControlSlider: View {
  let control: Control
  @Environment(Editor.self) private var editor

  var body: some View {
    @Bindable var editor = editor
    Slider(
      value: $editor.current[dynamicMember: control.keyPath],
      in: control.range,
      step: (control.range.upperBound - control.range.lowerBound) / 20
    ) {
      Text(control.name)
    } onEditingChanged: { isEditing in
      editor.setEditing(isEditing)
    }
    .onTapGesture(count: 2) {
      editor.change { $0[keyPath: control.keyPath] = Adjustments()[keyPath: control.keyPath] }
    }
  }
}
