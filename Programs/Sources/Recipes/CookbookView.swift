import SwiftUI

/// Lists the recipes by course, with a search for titles and tags.
struct CookbookView: View {
  @Environment(Cookbook.self) private var cookbook

  var body: some View {
    @Bindable var cookbook = cookbook
    NavigationStack {
      List {
        ForEach(Course.allCases) { course in
          let recipes = cookbook.results(of: course)
          if !recipes.isEmpty {
            Section {
              ForEach(recipes) { recipe in
                NavigationLink(value: recipe) {
                  RecipeRow(recipe: recipe)
                }
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                  FavoriteButton(recipe: recipe)
                    .tint(.yellow)
                }
              }
            } header: {
              Text(course.title)
            } footer: {
              Text("^[\(recipes.count) recipe](inflect: true)")
            }
            .headerProminence(.increased)
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if cookbook.results.isEmpty {
          if cookbook.searchText.isEmpty {
            ContentUnavailableView(
              "No Favorites",
              systemImage: "star",
              description: Text("Swipe a recipe to add it.")
            )
          } else {
            ContentUnavailableView.search(text: cookbook.searchText)
          }
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
      .searchable(
        text: $cookbook.searchText,
        tokens: $cookbook.tokens,
        suggestedTokens: .constant(Tag.allCases),
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Titles or tags")
      ) { tag in
        Label(tag.rawValue.capitalized, systemImage: tag.symbol)
      }
      .searchScopes($cookbook.scope, activation: .onSearchPresentation) {
        Text("All").tag(Cookbook.Scope.all)
        Text("Favorites").tag(Cookbook.Scope.favorites)
      }
      .autocorrectionDisabled()
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  @Environment(Cookbook.self) private var cookbook

  private var duration: String {
    Duration.seconds(recipe.minutes * 60).formatted(.units(allowed: [.hours, .minutes]))
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(recipe.title)
          .font(.headline)
        Text(duration)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if cookbook.isFavorite(recipe) {
        Image(systemName: "star.fill")
          .symbolRenderingMode(.multicolor)
          .imageScale(.small)
          .accessibilityLabel("Favorite")
          .transition(.scale.combined(with: .opacity))
      }
    }
  }
}

struct FavoriteButton: View {
  let recipe: Recipe
  @Environment(Cookbook.self) private var cookbook

  var body: some View {
    let isFavorite = cookbook.isFavorite(recipe)
    Button(
      isFavorite ? "Remove from favorites" : "Add to favorites",
      systemImage: isFavorite ? "star.slash" : "star"
    ) {
      withAnimation(.bouncy) { cookbook.toggleFavorite(recipe) }
    }
    .symbolEffect(.bounce, value: isFavorite)
  }
}
