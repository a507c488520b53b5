/** The parts of a page that are kept true, by the names in `data-live`. */

/** The event of the document after parts were replaced, for what improves them. */
export const PARTS_REPLACED = "parts-replaced";

/** A part that is shown, and what the server has for it now. */
interface ChangedPart {
  readonly shown: HTMLElement;
  readonly fresh: HTMLElement;
}

/**
 * The parts that differ in a newer answer. One in which the person is now is left as it is, so that no focus is lost and nothing that
 * was typed: it differs the next time, too.
 */
export function changedParts(page: Document, newer: Document): readonly ChangedPart[] {
  return partsOf(page).flatMap((shown) => {
    const fresh = partsOf(newer).find((part) => part.dataset["live"] === shown.dataset["live"]);
    if (fresh === undefined) return [];
    keepOpen(shown, fresh);
    const isSame = withoutTimes(fresh).isEqualNode(withoutTimes(shown));
    return isSame || shown.contains(page.activeElement) ? [] : [{ shown, fresh }];
  });
}

export function replaceParts(parts: readonly ChangedPart[]): void {
  for (const { shown, fresh } of parts) shown.replaceWith(fresh);
}

function partsOf(page: Document): readonly HTMLElement[] {
  return Array.from(page.querySelectorAll<HTMLElement>("[data-live]"));
}

/** Opens in a newer part what the person has opened: the server sends all of it closed. */
function keepOpen(shown: HTMLElement, fresh: HTMLElement): void {
  const opened = Array.from(shown.querySelectorAll("details"), ({ open }) => open);
  for (const [index, details] of fresh.querySelectorAll("details").entries()) details.open = opened[index] === true;
}

/** A copy of a part without how long ago times were, which another script keeps true. */
function withoutTimes(part: HTMLElement): HTMLElement {
  const copy = document.importNode(part, true);
  for (const time of copy.querySelectorAll("time")) {
    time.removeAttribute("title");
    time.textContent = "";
  }
  return copy;
}
