import type { FixedFile } from "../../action/commands/fix-report.ts";
import { unifiedDiff } from "../../action/commands/unified-diff.ts";
import { type CheckSettings, checkFile, fixText } from "../../shared/index.ts";

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
  const { text, applied } = fixText(content, { path, ...settings, unsafe: true });
  const side = (sideText: string) => {
    const { diagnostics, source: shown } = checkFile(path, new TextEncoder().encode(sideText), settings);
    return { text: sideText, shown, diagnostics };
  };
  const [before, after] = [side(content), side(text)];
  return {
    file: { path, changed: text !== content, fixed: applied, remaining: after.diagnostics },
    before: content,
    after: text,
    diff: text === content ? "" : unifiedDiff(path, before, after, (_, line) => line),
  };
}
