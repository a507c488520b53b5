/**
 * Verifies the export of the page in this browser, by the same code as `verify-export`: reads every object from the address in
 * `data-verify`, shows how far it is, and sends what it found to `data-note`.
 */

import {
  countOf,
  countOfEntries,
  isArray,
  isObject,
  LIST_PAGE_MAX_ITEMS,
  MANIFEST_PREFIX,
  type ObjectReader,
  readSourceEntry,
  SEGMENT_PREFIX,
  type Verification,
  verifyExport,
} from "../../shared/index.ts";
import { browserCodec, verifySignature } from "./support/browser-codec.ts";
import { ask, FinalError, runTask, taskPartsOf } from "./support/task.ts";

const GONE = "The export was deleted. Go to the list of exports.";
const OTHER_SESSION = "You signed in again after this page was opened. Load it again, and repeat it.";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-verify]")) prepare(form);

function prepare(form: HTMLFormElement): void {
  const parts = taskPartsOf(form);
  const start = form.querySelector<HTMLButtonElement>("button:not([type])");
  const last = document.querySelector<HTMLElement>("[data-verified]");
  if (parts === undefined || start === null || last === null) return;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (start.ariaDisabled === "true") return;
    // A button that is disabled loses the focus.
    start.ariaDisabled = "true";
    await runTask(parts, {
      starter: start,
      run: async (signal, onProgress) => {
        const noted = await note(form, await check(form, signal, onProgress), signal);
        last.textContent = `Just now: ${noted}`;
        return `Verified: ${noted}`;
      },
      cancelled: "The verification was cancelled.",
      failed: (reason) => `The export could not be verified: ${reason} Try it again.`,
    });
    start.ariaDisabled = null;
  });
}

/** Checks the export. @param onProgress told the share of its objects that are checked. */
async function check(
  { dataset }: HTMLFormElement,
  signal: AbortSignal,
  onProgress: (share: number, text: string) => void,
): Promise<Verification> {
  const objects = objectsAt(dataset["verify"] ?? "", signal);
  let all = 0;
  for (const prefix of [MANIFEST_PREFIX, SEGMENT_PREFIX]) for await (const _ of objects.list(prefix)) all += 1;
  return await verifyExport(
    // Whatever key this server names proves nothing: the outcome says who signed.
    { publicKeys: [] },
    {
      objects,
      codec: browserCodec,
      verifySignature,
      readEntry: readSourceEntry,
      onProgress: ({ manifests, segments, entries }) =>
        onProgress((manifests + segments) / all, `${countOf(segments, "segment")}, ${countOfEntries(entries)} checked`),
    },
  );
}

/** The objects of the export, by the API of the server that the page is from. */
function objectsAt(address: string, signal: AbortSignal): ObjectReader {
  return {
    read: async (name, maxBytes) => {
      const { status, body } = await ask(`${address}/${name}`, { signal });
      if (status === 404) return null;
      if (status !== 200) throw new Error(`The server answered ${status} for ${name}.`);
      return new Uint8Array(await body.slice(0, maxBytes + 1).arrayBuffer());
    },
    list: async function* (prefix) {
      for (let next = ""; ; ) {
        const query = new URLSearchParams({
          ...(prefix === "" ? {} : { prefix }),
          limit: String(LIST_PAGE_MAX_ITEMS),
          ...(next === "" ? {} : { next }),
        });
        const { status, body } = await ask(`${address}?${query.toString()}`, { signal });
        if (status === 404) throw new FinalError(GONE);
        const page: unknown = status === 200 ? JSON.parse(await body.text()) : undefined;
        if (!isObject(page) || !isArray(page["results"])) throw new Error("The server does not list the objects.");
        for (const object of page["results"]) yield nameOf(object);
        const { paging } = page;
        const cursors = isObject(paging) ? paging["cursors"] : undefined;
        const cursor = isObject(cursors) ? cursors["next"] : undefined;
        if (typeof cursor !== "string") return;
        next = cursor;
      }
    },
  };
}

function nameOf(object: unknown): string {
  const name = isObject(object) ? object["name"] : undefined;
  if (typeof name !== "string") throw new Error("The server does not list the objects.");
  return name;
}

/** Sends what was found, so that the audit log says who verified what. @returns what the log says. */
async function note(
  form: HTMLFormElement,
  { name: exportName, source, breaks, breaksLeftOut, openGaps, totals, signedBy, keyChanges }: Verification,
  signal: AbortSignal,
): Promise<string> {
  const found = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll("input")) found.set(name, value);
  const [first] = breaks;
  found.set("breaks", String(breaks.length + breaksLeftOut));
  found.set("first_break", first === undefined ? "" : `${first.object}: ${first.message}`);
  found.set("gaps", String(openGaps === null ? 0 : Math.max(1, totals.gaps)));
  found.set("manifests", String(totals.manifests));
  found.set("segments", String(totals.segments));
  found.set("last_id", totals.lastId ?? "");
  found.set("signed_by", signedBy ?? "");
  found.set("name", exportName ?? "");
  found.set("source", source ?? "");
  found.set("restarts", String(keyChanges.filter(({ kind }) => kind === "restart").length));
  const { status, body } = await ask(form.dataset["note"] ?? "", { method: "POST", body: found, signal });
  if (status === 404) throw new FinalError(GONE);
  // The objects were given, so the caller may do this: it is the token of the form that is of another session.
  if (status === 403) throw new FinalError(OTHER_SESSION);
  if (status !== 200) throw new Error("The server does not take the outcome.");
  return await body.text();
}
