import Combine
import Foundation
import SwiftUI
import os

/// Loads and saves the tasks.
protocol TaskStorage {
  func load() throws -> [TaskItem]
  func save(_ items: [TaskItem]) throws
}

/// Keeps the tasks in memory, encoded as in a file.
final class MemoryStorage: TaskStorage {
  private(set) var data: Data
  private(set) var saves = 0

  init(_ items: [TaskItem] = []) {
    data = (try? JSONEncoder().encode(items)) ?? Data()
  }

  func load() throws -> [TaskItem] {
    try JSONDecoder().decode([TaskItem].self, from: data)
  }

  func save(_ items: [TaskItem]) throws {
    data = try JSONEncoder().encode(items)
    saves += 1
  }
}

@MainActor
final class TaskStore: ObservableObject {
  @Published var items: [TaskItem] = []
  @Published var filter: Filter = .all
  @Published private(set) var openCount = 0

  private let storage: any TaskStorage
  private let logger = Logger(subsystem: "example.tasks", category: "store")
  private var cancellables = Set<AnyCancellable>()

  init(storage: any TaskStorage) {
    self.storage = storage
    do {
      items = try storage.load()
    } catch {
      logger.error("Cannot load: \(error.localizedDescription, privacy: .public)")
    }
    $items
      .map { items in items.filter { !$0.isDone }.count }
      .removeDuplicates()
      .assign(to: &$openCount)
    $items
      .dropFirst()
      .sink { [weak self] in self?.save($0) }
      .store(in: &cancellables)
  }

  var doneCount: Int { items.count - openCount }

  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    items.append(TaskItem(title: title))
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  func clearDone() {
    items.removeAll(where: \.isDone)
  }

  private func save(_ items: [TaskItem]) {
    do {
      try storage.save(items)
      logger.debug("Saved \(items.count) tasks")
    } catch {
      logger.fault("Cannot save: \(error.localizedDescription)")
    }
  }
}
