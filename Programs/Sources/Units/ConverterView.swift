import SwiftUI

struct ConverterView: View {
  @StateObject private var model: ConverterModel
  @Favorites private var favorites

  init(locale: Locale = .current) {
    _model = StateObject(wrappedValue: ConverterModel(locale: locale))
  }

  var body: some View {
    TabView {
      NavigationView {
        Form {
          Picker("Quantity", selection: $model.quantity) {
            ForEach(Quantity.all) { quantity in
              Label(quantity.name, systemImage: quantity.symbolName).tag(quantity)
            }
          }
          ConversionSection(model: model)
          FavoriteButton(conversion: model.conversion, favorites: $favorites)
        }
        .navigationTitle("Converter")
      }
      .navigationViewStyle(.stack)
      .tabItem { Label("Convert", systemImage: "arrow.left.arrow.right") }
      FavoritesList(favorites: $favorites, model: model)
        .tabItem {
          Image(systemName: "star")
          Text("Favorites")
        }
        .badge(favorites.count)
    }
  }
}

struct ConversionSection: View {
  @ObservedObject var model: ConverterModel

  var body: some View {
    Section {
      TextField("Value", text: $model.input, prompt: Text("Number"))
        .textFieldStyle(.roundedBorder)
        .multilineTextAlignment(.trailing)
        .disableAutocorrection(true)
      UnitPicker("From", units: model.quantity.units, unit: $model.from)
      UnitPicker("To", units: model.quantity.units, unit: $model.to)
      Button {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { model.swap() }
      } label: {
        Label("Swap units", systemImage: "arrow.up.arrow.down")
      }
      .buttonStyle(.borderless)
    } header: {
      Text(model.quantity.name).textCase(.uppercase)
    } footer: {
      HStack {
        Text("Result")
        Spacer()
        Text(model.output.isEmpty ? "—" : model.output)
          .bold()
          .textSelection(.enabled)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Result")
      .accessibilityValue(model.output)
    }
  }
}

/// Chooses one of the units of a quantity.
struct UnitPicker: View {
  private let title: LocalizedStringKey
  private let units: [Dimension]
  @Binding private var unit: Dimension

  init(_ title: LocalizedStringKey, units: [Dimension], unit: Binding<Dimension>) {
    self.title = title
    self.units = units
    _unit = unit
  }

  var body: some View {
    Picker(title, selection: $unit) {
      ForEach(units, id: \.symbol) { unit in
        Text(unit.symbol).tag(unit)
      }
    }
    .pickerStyle(.menu)
  }
}
