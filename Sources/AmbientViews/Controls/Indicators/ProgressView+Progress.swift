public import AmbientCore
public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view that shows the state of a `Progress` object of Foundation.
  ///
  /// ```swift
  /// let progress = Progress(totalUnitCount: 3)
  /// ProgressView(progress)
  /// ```
  ///
  /// The label is the `localizedDescription` of the object, and the label for the current value is
  /// the `localizedAdditionalDescription`. Outside of Apple's systems, Foundation returns empty
  /// descriptions. If a description is empty and the completed fraction is known, the view shows a
  /// text of its own:
  ///
  /// - as the label, for example `33% completed`, localized with the key `%@ completed`;
  /// - as the label for the current value, for example `1 of 3`, localized with the key `%@ of %@`.
  ///   For the kind `file`, this label shows amounts of data instead of numbers.
  ///
  /// The view reads the object when the view appears, and then at each frame of the tree's clock,
  /// 60 times a second, until the progress is finished or canceled. Outside of Apple's systems,
  /// Foundation's object has no lock. A program must therefore not change the object in one thread
  /// while another thread settles the tree or advances the clock of the tree.
  ///
  /// - Parameter progress: The object.
  /// - Invalidation: At a frame in which the fraction, a description or a number of units has
  ///   changed, the progress view is built again. If it has a custom style, the style's body runs.
  ///   No other body runs.
  public init(_ progress: Foundation.Progress) {
    self.init(progress: Progress(source: progress), label: nil, currentValueLabel: nil)
  }
}

/// A progress view for the current values of an object.
struct ObservedProgress: LibraryView {
  let source: Foundation.Progress
  @State private var changes = 0

  var body: some View {
    let shown = ProgressReading(of: source)
    ProgressView(
      progress: Progress(value: shown.fraction),
      label: shown.label,
      currentValueLabel: shown.currentValueLabel
    )
    .modifier(ProgressReader(source: source, shown: shown, seen: changes, changes: $changes))
  }
}

/// The values of a `Progress` object that a progress view shows.
private struct ProgressReading: Equatable {
  /// Whether the progress is finished or canceled, so that the object no longer changes.
  let isOver: Bool

  /// The completed fraction from 0 to 1; nil if the fraction is not known.
  let fraction: Double?

  private let description: String
  private let additionalDescription: String
  private let completed: Int64
  private let total: Int64
  private let countsBytes: Bool

  init(of source: Foundation.Progress) {
    // Another thread may change the object between two of these reads. If `isOver` is true, the
    // values that are read after `isOver` are final.
    isOver = source.isFinished || source.isCancelled
    fraction = source.isIndeterminate ? nil : source.fractionCompleted.limited(to: 0...1)
    // Foundation declares the descriptions as implicitly unwrapped optionals, so they can be nil.
    description = (source.localizedDescription as String?) ?? ""
    additionalDescription = (source.localizedAdditionalDescription as String?) ?? ""
    completed = source.completedUnitCount
    total = source.totalUnitCount
    countsBytes = source.kind == .file
  }

  var label: Text? {
    if !description.isEmpty { return Text(verbatim: description) }
    if let fraction {
      return Text("\(fraction, format: .percent.precision(.fractionLength(0))) completed")
    }
    // Hosts use the first text in a progress view as its label. Without the empty text, hosts would
    // use the text of the current value as the label.
    return currentValueLabel == nil ? nil : Text(verbatim: "")
  }

  var currentValueLabel: Text? {
    if !additionalDescription.isEmpty { return Text(verbatim: additionalDescription) }
    if fraction == nil { return nil }
    if countsBytes {
      let format = ByteCountFormatStyle(style: .file)
      return Text("\(completed, format: format) of \(total, format: format)")
    }
    return Text("\(completed, format: .number) of \(total, format: .number)")
  }
}

/// A modifier that reads an object at each frame, and counts the changes of the object.
private struct ProgressReader {
  let source: Foundation.Progress
  let shown: ProgressReading

  /// The value of `changes` in the last run of the view's body.
  let seen: Int

  /// The number of frames that found the object changed; writing this number runs the view's body.
  let changes: Binding<Int>
}

extension ProgressReader: LifecycleModifier {
  typealias Body = Never

  final class ModifierState: LifecycleState {
    /// The modifier; nil after the view was removed.
    private var modifier: ProgressReader?
    private var isWaiting = false

    init(_ modifier: ProgressReader, in node: ViewNode) { update(with: modifier, in: node) }

    func update(with modifier: ProgressReader, in node: ViewNode) {
      self.modifier = modifier
      if !modifier.shown.isOver { waitForFrame(on: node.tree.clock) }
    }

    func end(in node: ViewNode) { modifier = nil }

    private func waitForFrame(on clock: TreeClock) {
      guard !isWaiting else { return }
      isWaiting = true
      clock.setAlarm(at: clock.time + ViewTree.frameDuration) { [weak self, weak clock] in
        guard let self, let clock else { return }
        isWaiting = false
        read(on: clock)
      }
    }

    private func read(on clock: TreeClock) {
      guard let modifier else { return }
      let reading = ProgressReading(of: modifier.source)
      if reading != modifier.shown { modifier.changes.wrappedValue = modifier.seen + 1 }
      if !reading.isOver { waitForFrame(on: clock) }
    }
  }
}
