/** The actions of the page, beside typing. */

import { countOf, type Fix, listNames } from "../../../shared/index.ts";
import { isCopied } from "../../page-scripts/support/copy-text.ts";
import { type Editor, type Snapshot, workspaceOf } from "../editor/editor.ts";
import type { Actions, Shown } from "../panels/app.tsx";
import { fragmentOf } from "../share/link.ts";
import type { ReportCommand } from "../workspace/question.ts";
import { type DocumentName, NOTHING } from "../workspace/workspace.ts";
import type { CheckerClient } from "./checker-client.ts";
import { openFiles } from "./open-files.ts";

/** The parts that actions act on. */
interface Parts {
  readonly editor: Editor;
  readonly checker: CheckerClient;
  readonly show: (change: Partial<Shown>) => void;
  readonly checkAgain: () => void;
  /** Opens the file that shows what a rule finds. */
  readonly openRule: (rule: string) => void;
  /** The texts that were checked for what is shown; undefined until the first check has ended. */
  readonly checkedTexts: () => Snapshot | undefined;
  /** The providers and models that somebody opened or closed, by their keys. */
  readonly open: Record<string, boolean>;
}

const ACTION_FAILED = "This failed in the check's program. Report it with a link to these files.";

export function actionsOn({ editor, checker, show, checkAgain, openRule, checkedTexts, open }: Parts): Actions {
  const onDocument: Actions["onDocument"] = (document) => {
    editor.show(document);
    show({ document });
  };
  const say = async (message: Promise<string>) => show({ message: await message.catch(() => ACTION_FAILED) });
  const workspace = () => workspaceOf(editor.snapshot());
  let shownFix: Fix | undefined;
  /** Applies a fix; one that opens something only after that was shown. */
  const applyShown = async (document: DocumentName, fix: Fix, checked: Snapshot): Promise<string> => {
    const isShown = fix.safe || fix === shownFix;
    const opens = isShown ? [] : await checker.ask("opened", { workspace: workspaceOf(checked), fix });
    shownFix = fix;
    if (opens === undefined) return `It is not known what this fix opens. ${AGAIN}`;
    if (opens.length > 0) return `This fix opens something. ${sentencesOf(opens)} ${AGAIN}`;
    editor.fix(document, fix, checked);
    return "";
  };
  return {
    onDocument,
    onResult: (result) => {
      show({ result });
      checkAgain();
    },
    onGoTo: (place) => {
      show({ document: place.document });
      editor.goTo(place);
    },
    onFix: (document, fix) => {
      const checked = checkedTexts();
      if (checked === undefined) return;
      show({ document });
      void say(applyShown(document, fix, checked));
    },
    onFixAll: () => void say(fixAll(editor, checker)),
    onToggle: (key, isOpen) => {
      open[key] = isOpen;
      checkAgain();
    },
    onKeep: () => {
      editor.replace({ before: workspace().configuration });
      show({ message: "The tab “Before” has the configuration as it was." });
    },
    onShare: () => void say(share(editor)),
    onReport: (command) => void say(copyReport(editor, checker, command)),
    onCopySummary: () => void say(copySummary(editor, checker)),
    onExample: (example) => {
      if (example.kind === "rule") {
        openRule(example.rule);
        return;
      }
      if (example.kind === "vocabulary") editor.replace({ vocabulary: example.text });
      else editor.replace({ ...NOTHING, configuration: example.text });
      onDocument(example.kind);
      show({ message: OPENED[example.kind] });
    },
    onFiles: (files, to) => void say(openFiles(files, to, editor.replace, onDocument)),
  };
}

const OPENED = {
  configuration: "This file is open. Undo brings back what was here.",
  vocabulary: "The tab “Vocabulary” has these names now.",
};

const AGAIN = "Choose the fix again to apply it.";

const OPENING_SENTENCES_MAX = 3;

function sentencesOf(opens: readonly string[]): string {
  return listNames(opens, (text) => text, OPENING_SENTENCES_MAX).join(" ");
}

async function fixAll(editor: Editor, { ask }: CheckerClient): Promise<string> {
  const asked = editor.snapshot();
  const fixed = await ask("fix", { workspace: workspaceOf(asked) });
  if (fixed === undefined) return "The vocabulary cannot be used. Fix it first.";
  const { text, count, opens } = fixed;
  if (count === 0) return "Nothing can be fixed without a guess.";
  if (editor.snapshot().configuration !== asked.configuration) return "The file changed meanwhile. Fix it again.";
  editor.replace({ configuration: text });
  const opened = opens.length === 0 ? "" : ` Compared with what it was, this opens: ${sentencesOf(opens)}`;
  return `${countOf(count, "finding")} fixed.${opened}`;
}

/** The link stands in the address of the page, too. */
async function share(editor: Editor): Promise<string> {
  const fragment = await fragmentOf(workspaceOf(editor.snapshot()));
  if (!fragment.ok) return fragment.error;
  history.replaceState(null, "", fragment.value);
  return (await isCopied(location.href))
    ? "The link is copied. It has all documents."
    : "The link is the address of this page. Copy it there.";
}

async function copyReport(editor: Editor, { ask }: CheckerClient, command: ReportCommand): Promise<string> {
  const report = await ask("report", { workspace: workspaceOf(editor.snapshot()), command });
  if (report === undefined) return `There is nothing to copy: “provider-steward ${command}” would refuse these files.`;
  if (!(await isCopied(report))) return "The browser does not allow this page to copy.";
  return `Copied: what “provider-steward ${command} --format json” prints.`;
}

async function copySummary(editor: Editor, { ask }: CheckerClient): Promise<string> {
  const summary = await ask("summary", { workspace: workspaceOf(editor.snapshot()) });
  if (summary === undefined) return "The vocabulary cannot be used. Fix it first.";
  return (await isCopied(summary)) ? "The summary is copied." : "The browser does not allow this page to copy.";
}
