import SwiftUI

struct ColumnView: View {
  let column: Column
  let ask: () -> Void
  @Environment(BoardModel.self) private var model
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(column.id)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        if let limit = column.limit {
          Text("\(column.cards.count)/\(limit)")
            .monospacedDigit()
            .foregroundStyle(column.isFull ? .red : .secondary)
        }
        Button {
          ask()
        } label: {
          Label("Add to \(column.id)", systemImage: "plus")
        }
        .labelStyle(.iconOnly)
        .disabled(column.isFull)
      }
      ForEach(column.cards) { card in
        CardView(card: card)
          .draggable(card) {
            Text(card.title).padding().background(.regularMaterial)
          }
          .dropDestination(for: Card.self) { cards, _ in
            withAnimation(.snappy) {
              model.drop(cards, on: column.id, before: card.id)
            }
          }
          .contextMenu { CardMenu(card: card, column: column) }
      }
      .onMove { model.move($0, to: $1, in: column.id) }
      if column.cards.isEmpty {
        Text("No cards")
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
      Spacer(minLength: 40)
    }
    .padding(8)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(isTargeted ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.background))
    }
    .dropDestination(for: Card.self) { cards, location in
      model.drop(cards, on: column.id)
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.id)
    .accessibilityValue(isTargeted ? "Drop here" : "")
  }
}

struct CardView: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(card.title)
      HStack {
        switch card.priority {
        case .high:
          Image(systemName: "flag.fill").foregroundStyle(.red).accessibilityLabel("High priority")
        case .low: Image(systemName: "flag").accessibilityLabel("Low priority")
        case .normal: EmptyView()
        }
        ForEach(card.tags, id: \.self) { tag in
          Text(tag)
            .font(.caption2)
            .padding(.horizontal, 6)
            .background(.blue.opacity(0.2), in: .capsule)
        }
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background.secondary, in: .rect(cornerRadius: 8))
    .contentShape(.dragPreview, .rect(cornerRadius: 8))
    .accessibilityElement(children: .combine)
  }
}

struct CardMenu: View {
  let card: Card
  let column: Column
  @Environment(BoardModel.self) private var model

  var body: some View {
    Menu("Move to") {
      ForEach(model.columns.filter { $0.id != column.id }) { other in
        Button(other.id) { model.drop([card], on: other.id) }
          .disabled(other.isFull)
      }
    }
    Picker("Priority", selection: priority) {
      ForEach(Card.Priority.allCases) { Text($0.name).tag($0) }
    }
    Divider()
    Button("Duplicate", systemImage: "plus.square.on.square") { model.duplicate(card) }
      .disabled(column.isFull)
    Button("Delete", systemImage: "trash", role: .destructive) {
      withAnimation { model.delete(card) }
    }
  }

  private var priority: Binding<Card.Priority> {
    Binding(get: { card.priority }, set: { model.setPriority($0, of: card) })
  }
}

#Preview {
  ScrollView(.horizontal) {
    ColumnView(column: BoardModel.sample[0]) {}
      .environment(BoardModel())
  }
}
