import SwiftUI

struct GameView: View {
  @StateObject private var viewModel = GameViewModel()
  @State private var showsRules = false

  init(viewModel: @autoclosure @escaping () -> GameViewModel = GameViewModel()) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    NavigationView {
      GeometryReader { geometry in
        VStack {
          Spacer()
          LazyVGrid(columns: viewModel.columns, spacing: 5) {
            ForEach(0..<9) { i in
              ZStack {
                GameSquareView(proxy: geometry)
                PlayerIndicator(systemImageName: viewModel.moves[i]?.player.indicator ?? "")
              }
              .onTapGesture {
                viewModel.processPlayerMove(for: i)
              }
              .accessibilityElement(children: .ignore)
              .accessibility(label: Text("Square \(i + 1)"))
              .accessibility(value: Text(verbatim: description(of: viewModel.moves[i])))
              .accessibility(addTraits: .isButton)
              .accessibilityAction { viewModel.processPlayerMove(for: i) }
            }
          }
          Spacer()
        }
        .disabled(viewModel.isGameBoardDisabled)
        .padding()
        .alert(item: $viewModel.alertItem) { alertItem in
          Alert(
            title: alertItem.title,
            message: alertItem.message,
            dismissButton: .default(alertItem.buttonTitle, action: { viewModel.resetGame() })
          )
        }
      }
      .navigationBarTitle(Text("Tic-Tac-Toe"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Rules") { showsRules = true },
        trailing: Button(action: { viewModel.resetGame() }) {
          Image(systemName: "arrow.clockwise").accessibility(label: Text("Restart"))
        }
      )
      .sheet(isPresented: $showsRules) { RulesView() }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func description(of move: Move?) -> String {
    switch move?.player {
    case .human: return "cross"
    case .computer: return "circle"
    case nil: return "free"
    }
  }
}

struct GameSquareView: View {
  var proxy: GeometryProxy

  var body: some View {
    Circle()
      .foregroundColor(.red).opacity(0.5)
      .frame(width: proxy.size.width / 3 - 15, height: proxy.size.width / 3 - 15)
  }
}

struct PlayerIndicator: View {
  var systemImageName: String

  var body: some View {
    Image(systemName: systemImageName)
      .resizable()
      .frame(width: 40, height: 40)
      .foregroundColor(.white)
      .animation(.easeIn, value: systemImageName)
  }
}

struct RulesView: View {
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Three in a row win.").bold()
      Text("The circles belong to the computer.")
        .foregroundColor(Color.secondary)
      Button(action: { presentationMode.wrappedValue.dismiss() }) {
        Text("Close")
          .foregroundColor(.white)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background(Color.blue)
          .cornerRadius(8)
      }
    }
    .padding()
  }
}

struct TicTacToeApp: App {
  var body: some Scene {
    WindowGroup { GameView() }
  }
}

struct GameView_Previews: PreviewProvider {
  static var previews: some View { GameView() }
}
