import { KEPT_FORM_MAX_MINUTES, type KeptForm } from "./kept-form.ts";
import { Notice } from "./page.tsx";

/** The notice of the page to which signing in led from a form that was not taken. */
export function KeptNotice({
  kept,
}: {
  /** As `readKeptForm` read it. */ readonly kept: KeptForm | "gone" | undefined;
}) {
  if (kept === undefined) return null;
  return <Notice>{textOf(kept)}</Notice>;
}

function textOf(kept: KeptForm | "gone"): string {
  if (kept === "gone") {
    return `Nothing was changed. This browser no longer has what you typed: it keeps that for ${KEPT_FORM_MAX_MINUTES} minutes.`;
  }
  return kept.typed.size === 0
    ? "Nothing was changed, because you were signed out. Do it once more; files must be chosen again."
    : "Nothing was changed, because you were signed out. What you typed stands here again: check it, and send it. Files must be chosen again.";
}
