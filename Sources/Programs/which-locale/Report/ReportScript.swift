/// A field that narrows the table down, which only makes sense where scripts run. Everything else is there without it.
enum ReportScript {
  static let text = """

    "use strict";
    (function () {
      var fieldset = document.querySelector(".filters");
      var groups = Array.from(document.querySelectorAll(".preferences tbody"));
      var label = document.createElement("label");
      var field = document.createElement("input");
      var status = document.createElement("output");
      field.type = "search";
      field.id = "find";
      label.append("Find a locale or a language ", field);
      status.setAttribute("role", "status");
      fieldset.append(label, status);
      field.addEventListener("input", function () {
        var wanted = field.value.trim().toLowerCase();
        var count = 0;
        groups.forEach(function (group) {
          var name = group.rows[0].textContent.toLowerCase();
          var shown = 0;
          Array.from(group.rows).slice(1).forEach(function (row) {
            var fits = name.includes(wanted) || row.cells[0].textContent.toLowerCase().includes(wanted);
            row.hidden = !fits;
            shown += fits ? 1 : 0;
          });
          group.hidden = shown === 0;
          count += shown;
        });
        status.textContent = wanted === "" ? "" : count + " found";
      });
      document.documentElement.dataset.script = "on";
    })();

    """
}
