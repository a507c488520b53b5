/** The picture of a pull request in the README: what the committed bundle writes to a GitHub, drawn in a real browser. */

import { diffLines } from "diff";
import { marked } from "marked";
import { expect, it } from "vitest";
import { escapeHtml } from "../../shared/index.ts";
import { startPublishing } from "../action/support/publishing.ts";
import { openPullRequest } from "../action/support/pull-request.ts";
import { COMMITTED_BUNDLE, DEFAULT_INPUTS } from "../action/support/run-action.ts";
import { parseCommand } from "../action/support/runner.ts";
import { screenshot } from "../worker/pages/support/screenshot.ts";
import { newPage, sharedChromium } from "../worker/support/chromium.ts";
import { WORKFLOW } from "./annotations.ts";
import { blocksOf, pathAbove, read } from "./examples.ts";

const TUTORIAL = "docs/tutorials/first-pull-request.md";
const FILE = "providers.jsonc";

const STYLE = `
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #1c2430; background: #ffffff; }
.box { margin: 0 0 1.5rem; border: 1px solid #d7dce3; border-radius: 8px; overflow: hidden; }
.box > header { padding: 0.5rem 1rem; border-bottom: 1px solid #d7dce3; background: #f5f7fa; font-weight: 600; }
pre { margin: 0; padding: 0 1rem; font: 13px/1.7 ui-monospace, monospace; }
.added { background: #e8f5ec; } .removed { background: #fdecea; }
.note { margin: 0.5rem 1rem; padding: 0.5rem 1rem; border-left: 4px solid #8a4b00; background: #fdf3e1; }
.comment { padding: 0 1rem; } h3 { font-size: 1.2em; } h4 { margin-bottom: 0; } code { font-family: ui-monospace, monospace; }
a { color: #1d4ed8; }`;

/** The configuration before and after the change of the tutorial, and the other files. */
function filesOfTutorial() {
  const page = read(TUTORIAL);
  const blocks = blocksOf(TUTORIAL, page).filter(({ language }) => language.startsWith("json"));
  const texts = blocks.map((block) => ({ path: pathAbove(page, block), text: block.text }));
  const [before = "", after = ""] = texts.filter(({ path }) => path === FILE).map(({ text }) => text);
  const others = texts.filter(({ path }) => path !== FILE).map(({ path, text }) => [path, text]);
  // The tutorial has fixed the address by then.
  return { before: before.replace('example.com"', 'example.com/v1"'), after, others: Object.fromEntries(others) };
}

/** The lines of the change, with a note below a line of the new side. */
function drawChange(before: string, after: string, note: { readonly line: number; readonly html: string }): string {
  let line = 0;
  return diffLines(before, after)
    .flatMap(({ added, removed, value }) =>
      value
        .trimEnd()
        .split("\n")
        .map((text) => {
          if (!removed) line += 1;
          const [kind, sign] = added ? ["added", "+"] : removed ? ["removed", "-"] : ["same", " "];
          const below = line === note.line && !removed ? note.html : "";
          return `<pre class="${kind}">${sign} ${escapeHtml(text)}</pre>${below}`;
        }),
    )
    .join("");
}

it("shows the annotation and the comment that the Action writes for the change of the tutorial", async () => {
  const { before, after, others } = filesOfTutorial();
  const publishing = startPublishing(WORKFLOW);
  const page = await newPage(await sharedChromium());
  try {
    const base = { ...others, [FILE]: before, "README.md": "" };
    const pull = openPullRequest(publishing.github, base, { [FILE]: after });
    const { stdout } = await publishing.run(pull, { inputs: DEFAULT_INPUTS, bundle: COMMITTED_BUNDLE });
    const { properties, data = "" } = stdout.map(parseCommand).find((command) => command?.name === "warning") ?? {};
    const body = publishing.github.comments(pull.number)[0]?.body ?? "";

    const title = escapeHtml(properties?.["title"] ?? "");
    const html = `<div class="note"><strong>${title}</strong><br>${escapeHtml(data)}</div>`;
    const change = drawChange(before, after, { line: Number(properties?.["line"]), html });
    await page.setContent(
      `<!doctype html><html lang="en"><title>A pull request</title><style>${STYLE}</style>` +
        `<div class="box"><header>${FILE}</header>${change}</div>` +
        `<div class="box"><header>A comment on the pull request</header><div class="comment">${await marked(body)}</div></div>`,
    );
    const shown = await page.evaluate<string>("document.body.innerText");
    const sentence = "Requests of `provider_a` go to the provider's own host, which none went to before.";
    expect(shown).toContain(`+     "provider_a": { "enabled": true }\nProvider Steward: opens\n${sentence}`);
    expect(shown).toContain("opens 1, moves 1");
    expect(shown).toContain("provider_a is no longer reached through gateway.example.com");
    await screenshot(page, "pull-request");
  } finally {
    await page.close();
    publishing.close();
  }
});
