import { type FixedFile, formatFixText } from "../../action/commands/fix-report.ts";
import { applyCommand, toUnapplied } from "../../action/commands/unapplied-fix.ts";
import { unifiedDiff } from "../../action/commands/unified-diff.ts";
import { type CheckSettings, checkFile, fixText, openedBy } from "../../shared/index.ts";

/** A configuration with all its fixes, as the terminal tells of it. */
export interface Fixed {
  readonly file: FixedFile;
  readonly before: string;
  readonly after: string;
  /** "" where nothing was fixed. */
  readonly diff: string;
}

/** Applies all fixes, the unsafe ones too, and shows the difference as `fix --dry-run` does. */
export function applyFixes(path: string, content: string, settings: CheckSettings = {}): Fixed {
  const { text, applied, opening } = fixText(content, { path, ...settings, unsafe: true });
  const side = (sideText: string) => {
    const { diagnostics, source: shown } = checkFile(path, new TextEncoder().encode(sideText), settings);
    return { text: sideText, shown, diagnostics };
  };
  const [before, after] = [side(content), side(text)];
  return {
    file: {
      path,
      changed: text !== content,
      fixed: applied,
      opens: (openedBy(content, text, { path, ...settings }) ?? []).map((change) => change.text),
      unapplied: opening.map(toUnapplied),
      remaining: after.diagnostics,
    },
    before: content,
    after: text,
    diff: text === content ? "" : unifiedDiff(path, before, after, (_, line) => line),
  };
}

/** What `fix --unsafe` prints of it. */
export function reportOfFix({ file }: Fixed, isDryRun: boolean): string {
  const commandFor = (id: string, path: string) => applyCommand(id, path, {});
  return formatFixText([file], { isDryRun, isUnsafe: true, commandFor });
}
