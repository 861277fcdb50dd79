/// The page's looks. Contrast of text is at least 4.5 to 1 in both schemes; `Scripts/check-report.sh` works it out.
enum ReportStyle {
  static let text = """

    :root {
      --page: #ffffff; --text: #1b1b1f; --faint: #55555e; --line: #d5d5dc; --raised: #f3f3f6; --link: #0b4f8a;
      --same: #e0f1e4; --same-text: #10401c; --near: #e2eefa; --near-text: #0b3a63;
      --none: #fbecd2; --none-text: #5c3a00; --differs: #f6e3f4; --differs-text: #6a1560;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #17171b; --text: #ececf1; --faint: #b0b0bb; --line: #3a3a44; --raised: #222228; --link: #9fd0f7;
        --same: #16341f; --same-text: #bfe9ca; --near: #17314a; --near-text: #c5e2fa;
        --none: #40300f; --none-text: #f8dda8; --differs: #43203f; --differs-text: #f5c9ef;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
    h1, h2 { line-height: 1.2; }
    a { color: var(--link); }
    code { font: 0.95em ui-monospace, monospace; }
    code.name { background: var(--raised); border-radius: 0.25rem; padding: 0 0.3rem; margin-right: 0.3rem;
      white-space: nowrap; }
    .skip { position: absolute; left: -100rem; background: var(--page); padding: 0.5rem; }
    .skip:focus { left: 0.5rem; top: 0.5rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .figures { display: flex; flex-wrap: wrap; gap: 0.75rem; list-style: none; padding: 0; }
    .figures li { border-radius: 0.5rem; padding: 0.5rem 1rem; }
    .figures strong { font-size: 1.4rem; }
    .figures .same { background: var(--same); color: var(--same-text); }
    .figures .near { background: var(--near); color: var(--near-text); }
    .figures .none { background: var(--none); color: var(--none-text); }
    .figures .differs { background: var(--differs); color: var(--differs-text); }
    .side-by-side { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; overflow-x: auto; }
    .languages, .rules { columns: 16rem; padding-left: 1.2rem; }
    .rules { columns: auto; list-style: none; padding: 0; overflow-x: auto; }
    table { border-collapse: collapse; }
    caption { text-align: left; color: var(--faint); padding: 0.5rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
    th[scope=row] { font-weight: 600; white-space: nowrap; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .preferences { width: 100%; }
    .preferences thead th { position: sticky; top: 0; background: var(--page); }
    .preferences tr.language th { background: var(--raised); padding-top: 0.6rem; }
    tr.same td:nth-child(3) { background: var(--same); color: var(--same-text); }
    tr.near td:nth-child(3) { background: var(--near); color: var(--near-text); }
    tr.none td:nth-child(3) { background: var(--none); color: var(--none-text); }
    td.other { background: var(--differs); color: var(--differs-text); }
    li:target, tbody:target tr.language th { outline: 2px solid var(--link); }
    .filters { display: flex; flex-wrap: wrap; gap: 0.5rem 1.2rem; border: 1px solid var(--line);
      border-radius: 0.5rem; margin: 1.5rem 0; }
    .filters input[type=search] { font: inherit; color: inherit; background: var(--page);
      border: 1px solid var(--faint); border-radius: 0.3rem; padding: 0.1rem 0.4rem; }
    body:has(#show-changed:checked) tr.wanted.same,
    body:has(#show-none:checked) tr.wanted:not(.none),
    body:has(#show-differs:checked) tr.wanted:not(.differs),
    body:has(#show-changed:checked) .preferences tbody:not(:has(tr.near, tr.none)),
    body:has(#show-none:checked) .preferences tbody:not(:has(tr.none)),
    body:has(#show-differs:checked) .preferences tbody:not(:has(tr.differs)),
    [hidden] { display: none; }
    @media (max-width: 50rem) { .preferences { display: block; overflow-x: auto; } }
    @media print { .filters, nav, .skip { display: none; } .preferences thead th { position: static; } }

    """
}
