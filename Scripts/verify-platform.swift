// Asks Bundle.preferredLocalizations(from:forPreferences:) of an Apple system every question of the golden vectors, and prints
// the answers that differ, with the system's version: app, preferences, the platform's answer, the vectors'. Run it once on each
// system that you have: nothing else asks Apple's own code.
//
// usage: swift Scripts/verify-platform.swift [VECTORS.tsv]
//
// Exit status: 0 if all answers agree, 1 if some differ, 69 if the system cannot be asked, as on Linux.
import Foundation

let path = CommandLine.arguments.dropFirst().first ?? "Tests/Vectors/icu76-cldr46-apple-localizations.tsv"
guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
  print("cannot read '\(path)'")
  exit(66)
}

/// A question with the answer of Apple's function, `-` for none.
struct Question {
  let app: String
  let localizations: [String]
  let preferences: String
  let answer: String
}

var questions: [Question] = []
var app = (name: "", localizations: [String]())
for line in text.split(separator: "\n") where !line.hasPrefix("#") {
  let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  if cells.count == 3, cells[0] == "app" {
    app = (cells[1], cells[2].split(separator: ",").map(String.init))
  } else if cells.count == 2 {
    for preferences in cells[1].split(separator: " ") {
      questions.append(
        Question(app: app.name, localizations: app.localizations, preferences: String(preferences), answer: cells[0]))
    }
  }
}

/// What the class method answers: the function's answer, else that for American English, else the first localization.
func expected(_ question: Question) -> String {
  if question.answer != "-" { return question.answer }
  let american = questions.first { $0.app == question.app && $0.preferences == "en-US" }?.answer ?? "-"
  return american == "-" ? question.localizations.first ?? "en" : american
}

#if canImport(Darwin)
  var differences = 0
  print("# \(ProcessInfo.processInfo.operatingSystemVersionString), \(questions.count) questions")
  for question in questions {
    let preferences = question.preferences.split(separator: ",").map(String.init)
    let answer = Bundle.preferredLocalizations(from: question.localizations, forPreferences: preferences)
      .joined(separator: ",")
    if answer != expected(question) {
      differences += 1
      print("\(question.app)\t\(question.preferences)\t\(answer)\t\(expected(question))")
    }
  }
  exit(differences == 0 ? 0 : 1)
#else
  print(
    "\(questions.count) questions, and nobody to ask: on this system Bundle ignores the preferences; use Apple's systems"
  )
  exit(69)
#endif
