// The fewest declarations with which the large body of `check-type-checking` compiles: the views,
// and for each modifier the forms that the solver of the type checker has to tell apart in each
// library with SwiftUI's names. They do nothing. What the compiler needs for the body with these
// declarations, it needs for the body with every such library.

@_exported public import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no values.") }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView()
  }
}

public struct TupleView<Views>: View { public typealias Body = Never }

@propertyWrapper
public struct State<Value> {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

public struct Binding<Value> {}
public struct EdgeInsets: Sendable {}

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 3), horizontal = Set(rawValue: 1)
  }
}

public struct Font: Sendable { public static let headline = Font() }
public struct Alignment: Sendable {
  public static let center = Alignment(), leading = Alignment(), topTrailing = Alignment()
}
public struct EnvironmentValues { public var lineLimit: Int? }

// MARK: Texts and controls

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct Text: View {
  public typealias Body = Never
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public func font(_ font: Font?) -> Text { self }
}

public struct Image: View {
  public typealias Body = Never
  public init(systemName: String) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {}
}

public struct Toggle<Label: View>: View {
  public typealias Body = Never
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

// MARK: Shapes and stacks

public protocol ShapeStyle: Sendable {}

public struct Color: View, ShapeStyle {
  public typealias Body = Never
  nonisolated init() {}
  public static let blue = Color(), red = Color()
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var blue: Color { Color() }
  public static var red: Color { Color() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public protocol Shape: View {}

extension Shape {
  public func fill<S: ShapeStyle>(_ style: S) -> some View { self }
}

public struct Circle: Shape {
  public typealias Body = Never
  public init() {}
}

public struct RoundedRectangle: Shape {
  public typealias Body = Never
  public init(cornerRadius: CGFloat) {}
}

public struct Spacer: View {
  public typealias Body = Never
  public init() {}
}

public struct HStack<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Modifiers

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View
  { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { self }
}
