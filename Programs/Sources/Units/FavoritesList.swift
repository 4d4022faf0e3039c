import SwiftUI

struct FavoriteButton: View {
  let conversion: Conversion
  @Binding var favorites: [Conversion]

  private var isFavorite: Bool { favorites.contains(conversion) }

  var body: some View {
    Button(action: toggle) {
      Label(
        isFavorite ? "Remove from favorites" : "Add to favorites",
        systemImage: isFavorite ? "star.fill" : "star"
      )
      .symbolEffect(.bounce, value: isFavorite)
    }
    .tint(.yellow)
    .animation(.easeInOut, value: isFavorite)
  }

  private func toggle() {
    if let index = favorites.firstIndex(of: conversion) {
      favorites.remove(at: index)
    } else {
      favorites.append(conversion)
    }
  }
}

struct FavoritesList: View {
  @Binding var favorites: [Conversion]
  @ObservedObject var model: ConverterModel
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationView {
      List {
        ForEach(favorites) { favorite in
          Button {
            model.conversion = favorite
          } label: {
            FavoriteRow(favorite: favorite)
          }
          .buttonStyle(.plain)
        }
        .onDelete { favorites.remove(atOffsets: $0) }
        .onMove { favorites.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationBarTitle("Favorites", displayMode: .large)
      .navigationBarItems(trailing: EditButton())
      .environment(\.editMode, $editMode)
      .overlay(emptyHint)
    }
  }

  @ViewBuilder private var emptyHint: some View {
    if favorites.isEmpty {
      VStack(spacing: 8) {
        Image(systemName: "star.slash").imageScale(.large).accessibilityHidden(true)
        Text("No favorites yet").font(.headline).foregroundColor(.secondary)
      }
    }
  }
}

private struct FavoriteRow: View {
  let favorite: Conversion

  var body: some View {
    HStack {
      if let quantity = Quantity[favorite.quantity] {
        Image(systemName: quantity.symbolName)
          .foregroundColor(.accentColor)
          .accessibilityHidden(true)
      }
      Text("\(favorite.from) to \(favorite.to)")
      Spacer()
      if let one = favorite.convert(1) {
        Text(one.value, format: .number.precision(.fractionLength(0...3)))
          .foregroundColor(.secondary)
      }
    }
    .contentShape(Rectangle())
  }
}
