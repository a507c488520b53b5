/**
 * Keeps the parts `data-live` of a page true: it asks for the page again and puts in what has changed, soon after a change, and less
 * often as long as nothing does. It stops while the page is hidden. A request counts as use of the session, so that it also stops
 * once the person has done nothing for some time.
 */

import { changedParts, PARTS_REPLACED, replaceParts } from "./support/live-parts.ts";

const FIRST_WAIT_MILLISECONDS = 3_000;
const MAX_WAIT_MILLISECONDS = 60_000;
const WAIT_FACTOR = 1.5;

/** The time without a key or a click after which updates stop. */
const IDLE_MILLISECONDS = 15 * 60_000;

const line = document.querySelector<HTMLElement>("[data-refresh]");
const button = document.createElement("button");
const status = document.createElement("span");

let wait = FIRST_WAIT_MILLISECONDS;
let timer: number | undefined;
let isWanted = true;
let lastUsed = Date.now();

function schedule(milliseconds: number): void {
  clearTimeout(timer);
  timer = undefined;
  if (isWanted && document.visibilityState === "visible") timer = setTimeout(update, milliseconds);
}

async function update(): Promise<void> {
  if (Date.now() - lastUsed > IDLE_MILLISECONDS) return show(false, "Nothing was done here for a while.");
  const page = await askForPage();
  if (page === "gone") return show(false, "The page cannot be read any longer. Load it again.");
  const changed = page === undefined ? [] : changedParts(document, page);
  replaceParts(changed);
  if (changed.length > 0) document.dispatchEvent(new Event(PARTS_REPLACED));
  wait = changed.length > 0 ? FIRST_WAIT_MILLISECONDS : Math.min(wait * WAIT_FACTOR, MAX_WAIT_MILLISECONDS);
  schedule(wait);
}

/** The page as it is now; undefined where there was no answer, and "gone" where the session ended, or what the page is about. */
async function askForPage(): Promise<Document | "gone" | undefined> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.status >= 500 || answer.status === 429) return undefined;
    if (!answer.ok || answer.redirected) return "gone";
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return undefined;
  }
}

/** Shows if the page updates itself, and why not. */
function show(isUpdating: boolean, why = ""): void {
  isWanted = isUpdating;
  button.textContent = isUpdating ? "Stop updates" : "Update by itself";
  status.textContent = isUpdating ? " This page updates itself." : ` ${why} It no longer updates itself.`;
  wait = FIRST_WAIT_MILLISECONDS;
  schedule(wait);
}

function noteUse(): void {
  lastUsed = Date.now();
}

if (line !== null) {
  button.type = "button";
  button.className = "plain";
  status.setAttribute("role", "status");
  line.replaceChildren(button, status);
  button.addEventListener("click", () => show(!isWanted));
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, noteUse, { passive: true });
  document.addEventListener("visibilitychange", () => schedule(0));
  show(true);
}
