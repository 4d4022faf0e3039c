import SwiftUI

/// Shows a recipe for the number of servings that the user chooses.
struct RecipeView: View {
  let recipe: Recipe
  @State private var servings: Int
  @State private var doneSteps: Set<Int> = []
  @SceneStorage("recipe.showsSteps") private var showsSteps = true

  init(recipe: Recipe) {
    self.recipe = recipe
    _servings = State(initialValue: recipe.servings)
  }

  private var sections: [(section: Ingredient.Section, ingredients: [Ingredient])] {
    let groups = Dictionary(grouping: recipe.ingredients(for: servings), by: \.section)
    return Ingredient.Section.allCases.compactMap { section in
      groups[section].map { (section, $0) }
    }
  }

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Section("Servings") {
          Stepper(value: $servings, in: 1...24) {
            LabeledContent("Servings", value: servings.formatted())
          }
        }
        ForEach(sections, id: \.section) { section, ingredients in
          Section(section.rawValue.capitalized) {
            ForEach(ingredients) { ingredient in
              IngredientRow(ingredient: ingredient)
            }
          }
        }
        Section(isExpanded: $showsSteps) {
          ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
            Toggle(isOn: isDone(index)) {
              Text("\(index + 1). ").bold() + Text(step)
            }
            .toggleStyle(StepStyle())
            .id("step\(index)")
          }
        } header: {
          Text("Steps")
        }
      }
      .listStyle(.sidebar)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          FavoriteButton(recipe: recipe)
          Button("Last step") {
            withAnimation { proxy.scrollTo("step\(recipe.steps.count - 1)", anchor: .bottom) }
          }
        }
        ToolbarItem(placement: .status) {
          Text("\(doneSteps.count) of \(recipe.steps.count) steps")
            .contentTransition(.numericText(value: Double(doneSteps.count)))
        }
      }
    }
    .navigationTitle(recipe.title)
    .navigationBarTitleDisplayMode(.inline)
    .sensoryFeedback(.success, trigger: doneSteps.count == recipe.steps.count) { _, isDone in
      isDone
    }
  }

  private func isDone(_ step: Int) -> Binding<Bool> {
    Binding {
      doneSteps.contains(step)
    } set: { isDone in
      if isDone { doneSteps.insert(step) } else { doneSteps.remove(step) }
    }
  }
}

private struct IngredientRow: View {
  let ingredient: Ingredient

  private var amount: String {
    let number = ingredient.amount.value.formatted(.number.precision(.fractionLength(0...1)))
    return "\(number) \(ingredient.amount.unit.symbol)"
  }

  var body: some View {
    LabeledContent {
      Text(amount)
        .monospacedDigit()
    } label: {
      Text(ingredient.name)
    }
  }
}

/// Strikes a step through when it is done.
struct StepStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
          .strikethrough(configuration.isOn, color: .secondary)
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(.tint)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

#Preview("Pie") {
  NavigationStack {
    RecipeView(recipe: Recipe.samples[0])
  }
  .environment(Cookbook())
}
