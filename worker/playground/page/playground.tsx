/** The playground: the editor, the checker and what is shown, brought together. */

import { render } from "preact";
import { printable, quote } from "../../../shared/index.ts";
import { createEditor, type Snapshot, workspaceOf } from "../editor/editor.ts";
import type { SchemaHelp } from "../editor/schema-help.ts";
import { App, type Shown } from "../panels/app.tsx";
import { readFragment } from "../share/link.ts";
import { FILES, FIRST_CONFIGURATION } from "../workspace/presets.ts";
import { DOCUMENTS, NOTHING, type Workspace } from "../workspace/workspace.ts";
import { actionsOn } from "./actions.ts";
import { type CheckerClient, startChecker } from "./checker-client.ts";
import { latestOnly } from "./latest.ts";

const AT_FIRST: Shown = {
  document: "configuration",
  result: "findings",
  checked: undefined,
  sides: undefined,
  summary: undefined,
  examples: [FILES],
  isChecking: false,
  message: "",
};

/** @param root the element that it fills; its data say where the rules' pages and the checker's program are. */
export async function startPlayground(root: HTMLElement): Promise<void> {
  const docsUrl = root.dataset["docs"] ?? "";
  let isRunning = true;
  const checker = startChecker(root.dataset["checker"], () => {
    isRunning = false;
    sayFailed(root);
  });
  const { workspace = { ...NOTHING, configuration: FIRST_CONFIGURATION }, message } = await openFragment(
    location.hash,
    checker,
  );

  const host = document.createElement("div");
  const open: Record<string, boolean> = {};
  let shown = AT_FIRST;
  let checkedTexts: Snapshot | undefined;

  const editor = createEditor(host, workspace, {
    docsUrl,
    onChange: () => {
      // What was said is of the texts before.
      if (shown.message !== "") show({ message: "" });
      checkAgain();
    },
    onFix: (name, fix) => actions.onFix(name, fix),
    help: helpOf(checker),
  });
  const check = latestOnly(
    async (texts: Snapshot) => {
      const checked = await checker.ask("check", { workspace: workspaceOf(texts), open });
      checkedTexts = texts;
      editor.mark(checked.files, texts);
      const more = await askMore(shown.result, workspaceOf(texts), checker);
      const now = editor.snapshot();
      show({ checked, ...more, isChecking: DOCUMENTS.some(({ name }) => now[name] !== texts[name]) });
    },
    () => show({ isChecking: false, ...(isRunning && { message: CHECK_FAILED }) }),
  );
  const checkAgain = () => {
    if (!shown.isChecking) show({ isChecking: true });
    check(editor.snapshot());
  };
  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    render(<App shown={shown} actions={actions} docsUrl={docsUrl} placeEditor={placeEditor} />, root);
  };
  const placeEditor = (place: Element | null) => place?.append(host);
  const showOpened = ({ workspace: opened, message: said }: Opened) => {
    if (opened !== undefined) {
      editor.replace(opened);
      actions.onDocument("configuration");
    }
    show({ message: said });
  };
  const actions = actionsOn({
    editor,
    checker,
    show,
    checkAgain,
    openRule: (rule) => void openExample(rule, checker).then(showOpened),
    checkedTexts: () => checkedTexts,
    open,
  });

  addEventListener("hashchange", async () => showOpened(await openFragment(location.hash, checker)));
  root.replaceChildren();
  show({ message });
  checkAgain();
  void checker.ask("examples", {}).then(
    (examples) => show({ examples: [FILES, ...examples] }),
    () => undefined,
  );
}

/** The part of the results that is only computed while it is shown. */
async function askMore(
  result: Shown["result"],
  workspace: Workspace,
  { ask }: CheckerClient,
): Promise<Pick<Shown, "sides"> | Pick<Shown, "summary"> | undefined> {
  if (result === "changes") return { sides: await ask("sides", { workspace }) };
  return result === "summary" ? { summary: await ask("summary", { workspace }) } : undefined;
}

function helpOf({ ask }: CheckerClient): SchemaHelp {
  return {
    complete: async (place) => await ask("complete", place),
    describe: async (place) => await ask("describe", place),
  };
}

const CHECK_FAILED = "The check of these files failed. Go on, or report it with a link to them.";

const FAILED =
  "The check does not run in this browser. Copy a link, load the page again, and report it if that does not help.";

/** Stands above the playground, which may not be there yet. */
function sayFailed(root: HTMLElement): void {
  const alert = document.createElement("p");
  Object.assign(alert, { className: "errors", role: "alert", textContent: FAILED });
  root.before(alert);
}

interface Opened {
  /** Undefined where there is nothing to show: what is there stays. */
  readonly workspace: Workspace | undefined;
  /** For the person; "" where there is nothing to say. */
  readonly message: string;
}

/** Reads what stands behind "#" in the address. */
async function openFragment(fragment: string, checker: CheckerClient): Promise<Opened> {
  const read = await readFragment(fragment);
  if (!read.ok) return { workspace: undefined, message: read.error };
  const opening = read.value;
  switch (opening.kind) {
    case "nothing":
      return { workspace: undefined, message: "" };
    case "workspace":
      return { workspace: opening.workspace, message: "This is what the link has." };
    default:
      return await openExample(opening.rule, checker);
  }
}

async function openExample(rule: string, { ask }: CheckerClient): Promise<Opened> {
  const name = `the rule ${printable(quote(rule))}`;
  try {
    const workspace = await ask("example", { rule });
    const message = workspace === undefined ? `There is no file that shows ${name}.` : `This file shows ${name}.`;
    return { workspace, message };
  } catch {
    return { workspace: undefined, message: `The file that shows ${name} could not be loaded.` };
  }
}
