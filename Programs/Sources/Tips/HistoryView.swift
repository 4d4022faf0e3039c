import SwiftUI

struct HistoryView: View {
  @Binding var receipts: [Receipt]
  @Environment(\.dismiss) private var dismiss

  private var paid: Double {
    receipts.reduce(into: 0) { $0 += $1.bill.total }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(receipts) { receipt in
          HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
              Amount(value: receipt.bill.total).font(.headline)
              Text(receipt.date, style: .date)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            Label("\(receipt.bill.people)", systemImage: "person.2")
              .labelStyle(.titleAndIcon)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button("Delete", systemImage: "trash", role: .destructive) {
              receipts.removeAll { $0.id == receipt.id }
            }
          }
        }
        .onDelete { receipts.remove(atOffsets: $0) }
        if !receipts.isEmpty {
          Section {
            LabeledContent("Paid in all") { Amount(value: paid) }
          }
        }
      }
      .overlay {
        if receipts.isEmpty {
          ContentUnavailableView(
            "No bills",
            systemImage: "doc.text",
            description: Text("Bills appear here when they are paid.")
          )
        }
      }
      .navigationTitle("History")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
