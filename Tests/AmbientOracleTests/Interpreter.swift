import Ambient

/// Creates the real views of a ``Template`` in the body of a ``Fixture``.
///
/// Conditions become conditions of a view builder, and loops become `ForEach` views. Each part is
/// wrapped in an `AnyView`, because a template is known only at run time.
@MainActor
struct Interpreter {
  let view: any Fixture
  let placeholder: AnyView?
  /// A binding to the payload of the loop's element.
  private var element = Binding.constant(0)
  private var isElementBound = false

  init(view: any Fixture, placeholder: AnyView?) {
    self.view = view
    self.placeholder = placeholder
  }

  var fields: FixtureFields { view.fields }

  func inside(_ element: Int) -> Interpreter {
    var inner = self
    inner.element = .constant(element)
    inner.isElementBound = false
    return inner
  }

  private func inside(_ element: Binding<Int>) -> Interpreter {
    var inner = self
    inner.element = element
    inner.isElementBound = true
    return inner
  }

  // MARK: Numbers

  func value(_ expression: Expression) -> Int {
    switch expression {
    case .constant(let number): number
    case .argument: fields.argument
    case .element: element.wrappedValue
    case .number: view.number
    case .name(throughBinding: true): view.handles.record.name.wrappedValue
    case .count(throughBinding: true): view.handles.record.count.wrappedValue
    case .name: view.record.name
    case .count: view.record.count
    case .bound: fields.bound
    case .source(let source): view.read(source)
    case .published(let way, let field): view.followed.station(way)[field]
    case .conditional(let condition, let first, let second):
      value(value(condition).isTrue ? first : second)
    case .sum(let first, let second): value(first) &+ value(second)
    }
  }

  private func isTrue(_ expression: Expression) -> Bool { value(expression).isTrue }

  // MARK: Views

  func make(_ template: Template) -> AnyView {
    switch template {
    case .empty: AnyView(EmptyView())
    case .text(let expression): AnyView(Text(verbatim: "\(value(expression))"))
    case .probe(let source): AnyView(Probe(source: source))
    case .child(let child): make(child)
    case .sequence(let parts): make(parts)
    case .group(let content): AnyView(Group { make(content) })
    case .stack(let content): AnyView(VStack { make(content) })
    case .either(let condition, let first, let second): AnyView(either(condition, first, second))
    case .choice(let expression, let first, let second, let third):
      AnyView(choice(expression, first, second, third))
    case .optional(let condition, let content): AnyView(optional(condition, content))
    case .erased(let condition, let first, let second):
      AnyView(isTrue(condition) ? make(first) : make(second))
    case .loop(let data, let row): make(data, row)
    case .identified(let id, let content): AnyView(make(content).id(value(id)))
    case .written(let write, let content): make(write, content)
    case .modified(let modifier, let argument, let content):
      AnyView(
        make(content).modifier(
          Frame(
            fields(of: modifier, argument: argument),
            Followed(given: fields.world.stations[0])
          )
        )
      )
    case .preferring(let preferring, let content): make(preferring, content)
    case .presenting(let presenting, let content): make(presenting, content)
    case .placeholder: placeholder ?? AnyView(EmptyView())
    case .stored: fields.stored ?? AnyView(EmptyView())
    }
  }

  private func make(_ child: Child) -> AnyView {
    let fields = fields(
      of: child.component,
      argument: child.argument,
      child.binding,
      hasAction: child.hasAction,
      stored: child.stored
    )
    let followed = Followed(given: station(child.station))
    return switch child.component.kind {
    case .plain: AnyView(Plain(fields, followed))
    case .composed: AnyView(Composed(fields, followed))
    case .whole: AnyView(Whole(fields, followed))
    case .frame: AnyView(EmptyView())
    }
  }

  private func fields(
    of component: Component,
    argument: Expression,
    _ binding: BindingSource = .constant,
    hasAction: Bool = false,
    stored: Template? = nil
  ) -> FixtureFields {
    FixtureFields(
      component: component,
      argument: value(argument),
      bound: make(binding),
      action: hasAction ? {} : nil,
      stored: stored.map(make),
      world: fields.world
    )
  }

  func make(_ binding: BindingSource) -> Binding<Int> {
    switch binding {
    case .constant: .constant(0)
    case .number: view.handles.number
    case .name: view.handles.record.name
    case .count: view.handles.record.count
    case .forwarded: fields.$bound
    case .element: isElementBound ? element : .constant(0)
    case .published(let way, let field): view.followed.binding(way, field)
    }
  }

  private func make(_ parts: [Template]) -> AnyView {
    let views = parts.map(make)
    return switch views.count {
    case 2: AnyView(TupleView((views[0], views[1])))
    case 3: AnyView(TupleView((views[0], views[1], views[2])))
    default: AnyView(TupleView(()))
    }
  }

  @ViewBuilder
  private func either(_ condition: Expression, _ first: Template, _ second: Template) -> some View {
    if isTrue(condition) { make(first) } else { make(second) }
  }

  @ViewBuilder
  private func choice(
    _ expression: Expression,
    _ first: Template,
    _ second: Template,
    _ third: Template
  ) -> some View {
    switch value(expression).picked(of: 3) {
    case 0: make(first)
    case 1: make(second)
    default: make(third)
    }
  }

  @ViewBuilder
  private func optional(_ condition: Expression, _ content: Template) -> some View {
    if isTrue(condition) { make(content) }
  }

  private func make(_ data: Template.Data, _ row: Template) -> AnyView {
    switch data {
    case .count(let expression):
      AnyView(ForEach(0..<value(expression).picked(of: 4)) { inside($0).make(row) })
    case .items:
      AnyView(ForEach(view.items) { inside($0.payload).make(row) })
    case .bindings:
      AnyView(ForEach<Binding<[Item]>, Int, AnyView>(view.handles.items) { bound($0, row) })
    case .indexedBindings:
      AnyView(
        ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, AnyView>(view.handles.items) {
          bound($0, row)
        }
      )
    case .reversedItems(let condition):
      AnyView(
        ForEach(isTrue(condition) ? view.items.reversed() : view.items) {
          inside($0.payload).make(row)
        }
      )
    }
  }

  private func bound(_ item: Binding<Item>, _ row: Template) -> AnyView {
    inside(item.payload).make(row)
  }

  private func station(_ source: StationSource) -> Station {
    switch source {
    case .shared(let number): fields.world.stations[value(number).picked(of: Station.count)]
    case .followed(let way): view.followed.station(way)
    }
  }

  // MARK: Writes

  private func make(_ write: Write, _ template: Template) -> AnyView {
    let content = make(template)
    switch write {
    case .set(let property, let expression):
      return AnyView(content.environment(property.keyPath, value(expression)))
    case .transform(let property, let amount, let condition, isLate: true):
      return AnyView(
        content.transformEnvironment(property.keyPath) { number in
          if isTrue(condition) { number &+= value(amount) }
        }
      )
    case .transform(let property, let amount, let condition, isLate: false):
      let (amount, isWanted) = (value(amount), isTrue(condition))
      return AnyView(
        content.transformEnvironment(property.keyPath) { if isWanted { $0 &+= amount } }
      )
    case .rewrite(let property, let source, let condition):
      return AnyView(
        content.transformEnvironment(\.self) { values in
          guard values.value(of: condition).isTrue else { return }
          values[keyPath: property.keyPath] = values.value(of: source)
        }
      )
    case .resolved(let property, let source):
      return AnyView(content.modifier(Resolved(property: property, source: source)))
    case .object(let expression):
      return AnyView(content.environment(fields.world.object(value(expression))))
    case .store(let expression):
      return AnyView(content.environment(\.store, fields.world.object(value(expression))))
    case .link(let binding):
      return AnyView(content.environment(\.link, make(binding)))
    case .station(let source):
      return AnyView(content.environmentStation(station(source)))
    case .action:
      return AnyView(content.environment(\.action, {}))
    case .environment(let condition):
      let values = isTrue(condition) ? view.environmentValues : EnvironmentValues()
      return AnyView(
        content.defaultStation(fields.world.stations[0]).environment(\.self, values)
      )
    case .changedEnvironment(let property, let expression):
      var changed = view.environmentValues
      changed[keyPath: property.keyPath] = value(expression)
      return AnyView(content.environment(\.self, changed))
    }
  }
}

// MARK: Preferences

/// The preference for the numbers that views set, in tree order.
enum Gathered: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension Interpreter {
  private func make(_ preferring: Preferring, _ template: Template) -> AnyView {
    let content = make(template)
    let world = view.fields.world
    switch preferring {
    case .set(let number):
      return AnyView(content.preference(key: Gathered.self, value: [value(number)]))
    case .transform(let amount, isLate: true):
      return AnyView(content.transformPreference(Gathered.self) { $0.append(value(amount)) })
    case .transform(let amount, isLate: false):
      let amount = value(amount)
      return AnyView(content.transformPreference(Gathered.self) { $0.append(amount) })
    case .noted:
      return AnyView(content.onPreferenceChange(Gathered.self) { world.notes.append("\($0)") })
    case .shown(let component):
      return AnyView(
        content.overlayPreferenceValue(Gathered.self) { numbers in
          Plain(
            FixtureFields(
              component: component,
              argument: numbers.reduce(0, &+),
              bound: .constant(0),
              action: nil,
              stored: nil,
              world: world
            ),
            Followed(given: world.stations[0])
          )
        }
      )
    }
  }
}
