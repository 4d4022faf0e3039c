import SwiftUI

/// Chooses one of the preset percentages, or any percentage with a slider.
struct TipSection: View {
  @Binding var tip: Bill.Tip
  @State private var isSliding = false

  private var isCustom: Binding<Bool> {
    Binding {
      if case .custom = tip { true } else { false }
    } set: { isOn in
      tip = isOn ? .custom(tip.fraction) : .percent(Int((tip.fraction * 100).rounded()))
    }
  }

  private var fraction: Binding<Double> {
    Binding(get: { tip.fraction }, set: { tip = .custom($0) })
  }

  var body: some View {
    Section("Tip") {
      Toggle("Custom tip", isOn: isCustom.animation(.snappy))
      if isCustom.wrappedValue {
        Slider(value: fraction, in: 0...0.5, step: 0.01) {
          Text("Tip")
        } minimumValueLabel: {
          Text(0, format: .percent)
        } maximumValueLabel: {
          Text(0.5, format: .percent)
        } onEditingChanged: {
          isSliding = $0
        }
        Text(tip.fraction, format: .percent.precision(.fractionLength(0)))
          .font(isSliding ? .title : .body)
          .foregroundStyle(isSliding ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .frame(maxWidth: .infinity, alignment: .trailing)
      } else {
        Picker("Percentage", selection: $tip) {
          ForEach(Bill.Tip.presets, id: \.self) { preset in
            Text(preset.fraction, format: .percent).tag(preset)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
    }
  }
}

struct TotalSection: View {
  let bill: Bill

  var body: some View {
    Section("Total") {
      LabeledContent("Tip amount") { Amount(value: bill.tipAmount) }
      LabeledContent("Total amount") { Amount(value: bill.total) }
      LabeledContent {
        Amount(value: bill.share)
          .font(.system(.title2, design: .rounded).weight(.semibold))
          .foregroundStyle(.tint)
      } label: {
        Text("Per person")
        Text("^[\(bill.people) person](inflect: true)")
      }
      .listRowBackground(Color.accentColor.opacity(0.1))
    }
    .animation(.default, value: bill)
  }
}
