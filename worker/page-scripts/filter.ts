/** Narrows a page down as one types, by the words in `[data-filter]`. Without this script the form has the server do it. */

import { foundText, isFound } from "../../shared/index.ts";

const filter = document.querySelector<HTMLElement>("[data-filter]");
const input = filter?.querySelector("input");
const status = filter?.querySelector("[role=status]");
const items = Array.from(document.querySelectorAll<HTMLElement>("[data-filtered]"));
const parts = Array.from(document.querySelectorAll<HTMLElement>("[data-filtered-part]"));

input?.addEventListener("input", () => narrow(input.value));

function narrow(sought: string): void {
  for (const item of items) item.hidden = !isFound(item.textContent, sought);
  for (const part of parts) part.hidden = part.querySelector("[data-filtered]:not([hidden])") === null;
  if (status) status.textContent = foundText(items.filter(({ hidden }) => !hidden).length, items.length, sought);
  keepInAddress(sought.trim());
}

/** Has the address say what is sought, so that going back to the page finds it again. */
function keepInAddress(sought: string): void {
  const address = new URL(location.href);
  if (sought === "") address.searchParams.delete("q");
  else address.searchParams.set("q", sought);
  history.replaceState(history.state, "", address);
}
