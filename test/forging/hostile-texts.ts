/** Where a forged link, image or address would lead. */
export const FORGED_HOST = "forged.invalid";

type Texts = Readonly<Record<string, string>>;

/** What moves a terminal's cursor, sets its colours and titles, or begins a line. */
const FOR_TERMINALS = {
  "a colour": "\u001b[31mred\u001b[0m",
  "a colour of ours": "\u001b[1;32m1 file, nothing to report\u001b[0m",
  "a cleared screen": "\u001b[2J\u001b[H0 errors in 1 file",
  "a hyperlink": `\u001b]8;;https://${FORGED_HOST}\u001b\\click\u001b]8;;\u001b\\`,
  "a window title": "\u001b]0;title\u0007",
  "a device control string": "\u001bP$q\u001b\\",
  "a C1 control sequence": "\u009b31mred\u009b0m",
  "a bell": "\u0007",
  backspaces: `error${"\b".repeat(5)}fine`,
  "an overwritten line": "error\rfine ",
  "a line": "a\n1 file, nothing to report",
  "a line of ours": "a\n  why   Nothing.\r\n  help  Nothing.",
  "a line separator": "a\u2028b",
  "a paragraph separator": "a\u2029b",
  "a next line": "a\u0085b",
  "a vertical tab and a form feed": "a\u000bb\fc",
  "a null": "a\u0000b",
  "a delete": "a\u007fb",
} as const satisfies Texts;

/** What GitHub's runner takes for a command, or for more of one. */
const FOR_RUNNERS = {
  "a workflow command": "::error::forged",
  "a workflow command on a line": "\n::error file=a,line=1::forged",
  "a workflow command after a carriage return": "\r::error::forged",
  "a workflow command on a CRLF line": "\r\n::warning::forged",
  "an output": "\n::set-output name=valid::true",
  "a stop of commands": "\n::stop-commands::forged",
  "a mask": "\n::add-mask::error",
  "a command of the old style": "##[error]forged",
  "an old command in a line": "a ##[add-path]/tmp ##[stop-commands]b",
  "a command to another runner": "a ##VSO[task.setvariable variable=PATH]##vso[task.complete result=Succeeded;]b",
  "an escaped line": "%0A::error::forged%0D%0A::warning::forged",
  "more properties": ",line=1,title=forged::forged",
  "an escaped end": "%3A%3Aforged%2Cline=1%25",
  "a heredoc of an output file": "valid<<EOF\ntrue\nEOF",
} as const satisfies Texts;

/** What is more than text in HTML or in GitHub's Markdown. */
const FOR_PAGES = {
  "an element": "<img src=x onerror=alert(1)>",
  "a script": "<script>alert(1)</script>",
  "an open element": "<details open><summary>",
  "a comment": "a <!-- b -->",
  "the end of a cell": "</td></tr></table><h1>forged</h1>",
  "a character reference": "&lt;b&gt; &#60; &copy; &amp;lt;",
  "a section of characters": "<![CDATA[a]]> <?php ?> <!DOCTYPE html>",
  "a link": `[a](https://${FORGED_HOST})`,
  "the end of a link": `a](https://${FORGED_HOST}) [b](c`,
  "a reference link": `[b]\n\n[b]: https://${FORGED_HOST}\n`,
  "a footnote": "a[^1]\n\n[^1]: forged",
  "an image": `![a](https://${FORGED_HOST}/a.png)`,
  "an address in brackets": `<https://${FORGED_HOST}>`,
  "an address": `https://${FORGED_HOST}/a http://${FORGED_HOST}`,
  "an address without a scheme": `www.${FORGED_HOST} WWW.${FORGED_HOST}`,
  "an address of a person": `a@${FORGED_HOST} mailto:a@${FORGED_HOST}`,
  cells: "a | b || c |",
  "a row": "a |\n| error | 1 | forged | forged |\n",
  emphasis: "*a* **b** _c_ __d__ ~~e~~",
  code: "`a` ``b``",
  "a fence": "\n```\nforged\n```\n~~~\nforged\n~~~\n",
  "a heading": "\n# forged\n\nforged\n===\n",
  "a rule": "\n---\n***\n",
  "a quotation": "\n> [!CAUTION]\n> forged",
  "a list": "\n- [x] forged\n1. forged",
  "an escape": "\\*a\\* \\[b](c)",
  "a mention": "@octocat @octo-org/team",
  "a reference": "#1 octocat/forged#1",
  "a reference in letters": "GH-1 gh-1",
  "an emoji": ":tada: :+1:",
  "a formula": "$a$ $$b$$ $`c`$",
} as const satisfies Texts;

/** What a reader's eye does not see, or sees elsewhere. */
const FOR_EYES = {
  "an override of direction": "\u202egpj.exe\u202d",
  embeddings: "\u202aa\u202b\u202c",
  isolates: "\u2066a\u2067b\u2068c\u2069",
  "marks of direction": "a\u200eb\u200fc\u061cd",
  "zero-width characters": "a\u200bb\u200cc\u200dd\u2060e\ufefff",
  "soft hyphens": "a\u00adb",
  "tag characters": "a\u{e0041}\u{e0042}\u{e007f}",
  "variation selectors": "a\ufe0f\ufe0e\u{e0100}",
  fillers: "a\u3164b\u115fc\u2800d\uffa0e",
  "other whitespace": "a\u00a0b\u2003c\u3000d",
  "annotations between lines": "a\ufff9b\ufffac\ufffb",
  "lone surrogates": "a\ud800b\udc00c",
} as const satisfies Texts;

/** What means something to programs. */
const FOR_PROGRAMS = {
  "a prototype": "__proto__",
  "a constructor": "constructor",
  "a format": "%s %d $& $1 ${a} {{b}}",
  "the end of a JSON string": '", "valid": true, "a": "',
  "a URI": `//${FORGED_HOST}/a?b#c`,
  "a comment without an end": "<!-- forged",
  "a way up": "../../../etc/passwd",
} as const satisfies Texts;

/** Letters that some scripts need, and that are shown as they are. */
export const LETTERS = {
  "a name from the right": "שלום العربية",
  "combining marks": "e\u0301 नमस्ते",
  "wide letters": "漢字かな한국어",
  emoji: "👍🏽 🇨🇭",
} as const satisfies Texts;

/** All of them, by what they are. */
export const HOSTILE_TEXTS: Texts = {
  ...FOR_TERMINALS,
  ...FOR_RUNNERS,
  ...FOR_PAGES,
  ...FOR_EYES,
  ...FOR_PROGRAMS,
  ...LETTERS,
};
