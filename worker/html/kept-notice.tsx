import { FILLED_IN_AGAIN } from "./kept-fields.ts";
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
    return `This browser no longer has what you typed: it keeps that until it is sent, and for ${KEPT_FORM_MAX_MINUTES} minutes at most.`;
  }
  return kept.typed.size === 0
    ? "You were signed out before it was done. Do it once more; files must be chosen again."
    : FILLED_IN_AGAIN;
}
