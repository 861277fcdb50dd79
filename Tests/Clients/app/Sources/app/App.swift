import Greeting

@main
enum App {
  static func main() { print(Greeting.text(for: ["en-IT", "it"])) }
}
