import SystemAccess

/// The matrix as a self-contained picture, without scripts, fonts or resources, light or dark as the reader prefers.
struct MatrixSVG {
  let matrix: DistanceMatrix

  private static let side = 34

  var document: String {
    let names = matrix.identifiers.map(\.visibleLine)
    let count = names.count
    // A letter at 13 pixels is about 8 pixels wide; the name of the rows' axis has to fit too.
    let margin = max((names.map(\.count).max() ?? 0) * 8 + 16, 76)
    // Above: the title and the name of the columns' axis.
    let top = margin + 54
    let legendHeight = 60
    let width = max(margin + count * Self.side + margin / 2 + 16, 540)
    let height = top + count * Self.side + legendHeight
    let svg = Markup.make(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "role": "img", "aria-labelledby": "title desc",
      ],
      [
        .element("title", ["id": "title"], "Distances of \(count) locales"),
        .element("desc", ["id": "desc"], .text(description)),
        .element("style", [:], .verbatim(Self.style)),
        .element("rect", ["class": "page", "width": "\(width)", "height": "\(height)"]),
        .element("text", ["class": "head", "x": "12", "y": "24"], .text("Distances of \(count) locales")),
        .element("text", ["x": "\(margin)", "y": "46"], "supported →"),
        .element("text", ["x": "\(margin - 8)", "y": "\(top - 10)", "text-anchor": "end"], "wanted ↓"),
        .make("g", ["class": "names"], titles(names, margin, top)),
        .make("g", ["class": "cells"], cells(margin, top)),
        .make("g", ["class": "legend"], legend(x: 12, y: height - legendHeight + 16)),
      ])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- which-locale \(ProductVersion.text) -->\n"
      + svg.document() + "\n"
  }

  /// The description for readers who cannot see the picture.
  private var description: String {
    let count = matrix.identifiers.count
    let matches = (0..<count).flatMap { row in
      (0..<count).filter { $0 != row && matrix.distance(desired: row, supported: $0) < matrix.threshold }
        .map { matrix.sentence(desired: row, supported: $0) }
    }
    let list = matches.prefix(40).joined(separator: "; ")
    return "A row for each locale that is wanted, a column for each that is supported. "
      + (matches.isEmpty ? "None matches another." : "\(matches.count) pairs match: \(list)")
      + (matches.count > 40 ? "; and \(matches.count - 40) more." : matches.isEmpty ? "" : ".")
  }

  private func titles(_ names: [String], _ margin: Int, _ top: Int) -> [Markup] {
    names.indices.flatMap { place in
      let middle = place * Self.side + Self.side / 2
      return [
        Markup.element(
          "text", ["x": "\(margin - 8)", "y": "\(top + middle + 5)", "text-anchor": "end"], .text(names[place])),
        Markup.element(
          "text", ["transform": "translate(\(margin + middle + 4) \(top - 8)) rotate(-60)"], .text(names[place])),
      ]
    }
  }

  private func cells(_ margin: Int, _ top: Int) -> [Markup] {
    let places = matrix.identifiers.indices
    return places.flatMap { row in
      places.map { column in
        let distance = matrix.distance(desired: row, supported: column)
        let band = DistanceBand(distance, threshold: matrix.threshold)
        let (x, y) = (margin + column * Self.side, top + row * Self.side)
        return .element(
          "g", ["class": band.rawValue],
          .element("title", [:], .text(matrix.sentence(desired: row, supported: column))),
          .element(
            "rect",
            ["x": "\(x + 1)", "y": "\(y + 1)", "width": "\(Self.side - 2)", "height": "\(Self.side - 2)", "rx": "3"]),
          .element(
            "text",
            ["x": "\(x + Self.side / 2)", "y": "\(y + Self.side / 2 + 5)", "text-anchor": "middle"],
            .text(band == .alike ? "0′" : "\(distance.whole)")))
      }
    }
  }

  /// The colours that occur.
  private func legend(x: Int, y: Int) -> [Markup] {
    let places = matrix.identifiers.indices
    let bands = Set(
      places.flatMap { row in
        places.map { DistanceBand(matrix.distance(desired: row, supported: $0), threshold: matrix.threshold) }
      })
    return DistanceBand.allCases.filter(bands.contains).enumerated().map { place, band in
      .element(
        "g", ["class": band.rawValue, "transform": "translate(\(x + place % 3 * 170) \(y + place / 3 * 22))"],
        .element("rect", ["width": "16", "height": "16", "rx": "3"]),
        .element("text", ["class": "label", "x": "22", "y": "13"], .text(band.title)))
    }
  }

  private static let style = """

    text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #1b1b1f; }
    text.head { font-size: 16px; font-weight: 600; }
    .page { fill: #ffffff; }
    .same rect { fill: #0b4f8a; } .same text { fill: #ffffff; }
    .alike rect { fill: #1f6fb2; } .alike text { fill: #ffffff; }
    .near rect { fill: #8cc4ee; } .near text { fill: #10212e; }
    .middle rect { fill: #c4e0f6; } .middle text { fill: #10212e; }
    .far rect { fill: #fbe3b5; } .far text { fill: #2e2510; }
    .none rect { fill: #f2f2f4; } .none text { fill: #5a5a62; }
    text.label { fill: #1b1b1f; }
    @media (prefers-color-scheme: dark) {
      text, text.label { fill: #ececf1; }
      .page { fill: #17171b; }
      .same rect { fill: #9fd0f7; } .same text { fill: #0c1a26; }
      .alike rect { fill: #6db3ea; } .alike text { fill: #0c1a26; }
      .near rect { fill: #1f5d91; } .near text { fill: #ffffff; }
      .middle rect { fill: #1c4263; } .middle text { fill: #ffffff; }
      .far rect { fill: #5b4614; } .far text { fill: #fff5dd; }
      .none rect { fill: #232329; } .none text { fill: #a9a9b4; }
      text.label { fill: #ececf1; }
    }

    """
}
