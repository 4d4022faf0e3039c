import SwiftUI

/// One page of an introduction.
struct Page: Identifiable, Equatable {
  let id: String
  let title: String
  let message: String
  let symbol: String
  let color: Color
}

extension Page {
  static let all = [
    Page(
      id: "welcome",
      title: "Welcome",
      message: "Your garden in your pocket: what to sow, what to water, and what is ripe.",
      symbol: "leaf",
      color: .green
    ),
    Page(
      id: "reminders",
      title: "Reminders",
      message: "A note in the morning tells you which beds need water. It never comes twice.",
      symbol: "bell",
      color: .orange
    ),
    Page(
      id: "share",
      title: "Share",
      message: "Swap seeds and good advice with neighbors, and lend each other tools.",
      symbol: "heart",
      color: .pink
    ),
  ]
}
