import { KEPT_FORM_MAX_MINUTES, type KeptForm } from "./kept-form.ts";
import { Notice } from "./page.tsx";

/** The notice of the page to which a form leads back that could not be taken. */
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
    return `This browser no longer has what you typed: it keeps that for ${KEPT_FORM_MAX_MINUTES} minutes.`;
  }
  return kept.typed.size === 0
    ? "You were signed out before it was done. Do it once more; files must be chosen again."
    : "What you filled in before stands here again, but for files. Look at it, and send it once more.";
}
