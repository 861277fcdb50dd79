// Appended to a copy of the report by check-pages.sh, and run in the web page by check-web-page.py: looks at the page as the browser laid it out, and leaves what it
// found in attributes of <html>, where --dump-dom prints it.
(function () {
  const root = document.documentElement;
  const tell = (name, value) => root.setAttribute("data-check-" + name, String(value));
  const visible = (element) => element.getClientRects().length > 0;
  const rows = Array.from(document.querySelectorAll("tr.wanted"));
  const count = (selector) => rows.filter((row) => visible(row) && row.matches(selector)).length;

  tell("rows", rows.length);
  tell("resources", performance.getEntriesByType("resource").length);
  tell("dark", matchMedia("(prefers-color-scheme: dark)").matches);

  // Each filter shows exactly the rows that it names, and hides languages without any. The style sheet does this alone.
  const filters = {all: "tr", changed: ":not(.same)", none: ".none", differs: ".differs"};
  for (const [name, selector] of Object.entries(document.getElementById("show-all") ? filters : {})) {
    document.getElementById("show-" + name).click();
    const expected = rows.filter((row) => row.matches(selector)).length;
    const empty = Array.from(document.querySelectorAll(".preferences tbody"))
      .filter((body) => visible(body) && !Array.from(body.rows).slice(1).some(visible)).length;
    tell("filter-" + name, count("tr") === expected && count(selector) === expected && empty === 0 ? "ok" : count("tr"));
  }
  document.getElementById("show-all")?.click();

  // WCAG 2.2, 1.4.3: the contrast of every text with the first opaque colour behind it.
  const channels = (color) => color.match(/[\d.]+/g).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (channels(color)[3] !== 0) return color;
    }
    return "rgb(255, 255, 255)";
  };
  let least = Infinity;
  let where = "";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.matches("script, style") || !visible(element)) continue;
    const pair = [luminance(getComputedStyle(element).color), luminance(background(element))].sort((a, b) => b - a);
    const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (contrast < least) [least, where] = [contrast, element.tagName + "." + element.className];
  }
  tell("contrast", least.toFixed(2));
  tell("contrast-at", where);
  tell("overflow", document.body.scrollWidth > innerWidth);
  tell("done", "yes");
})();
