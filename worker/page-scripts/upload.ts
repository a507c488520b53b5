/**
 * Packs and uploads what is chosen or dropped, and shows how far it is: as a new version of the item in `data-upload`, or, where
 * that is empty, as a new item. Without this script the form sends one file, and what `data-without-scripts` marks is shown. The
 * page of the item is loaded afterwards, and says what was uploaded. What is stored stays, also where it cannot be activated.
 */

import { isTarGz, isZip, withIndex } from "../../shared/index.ts";
import { type ChosenFile, droppedFiles, inputFiles } from "./support/chosen-files.ts";
import { activate, createItem, deleteItem } from "./support/new-item.ts";
import { pack } from "./support/pack.ts";
import { Refusal, sendArchive } from "./support/send.ts";
import { type TaskParts, taskPartsOf } from "./support/task.ts";
import { unpackZip } from "./support/unpack-zip.ts";

const UPLOADED = "uploaded-bundle";

for (const area of document.querySelectorAll<HTMLElement>("[data-upload]")) prepare(area);
for (const element of document.querySelectorAll("[data-without-scripts]")) element.remove();
for (const element of document.querySelectorAll<HTMLElement>("[data-with-scripts]")) element.hidden = false;
sayUploaded();

interface Parts extends TaskParts {
  readonly area: HTMLElement;
  readonly inputs: readonly HTMLInputElement[];
}

function prepare(area: HTMLElement): void {
  const task = taskPartsOf(area);
  if (task === undefined) return;
  const parts = { area, inputs: Array.from(area.querySelectorAll<HTMLInputElement>("input[type=file]")), ...task };
  area.addEventListener("submit", (event) => event.preventDefault());
  for (const input of parts.inputs) {
    input.webkitdirectory = input.dataset["folder"] !== undefined;
    input.multiple = true;
    input.addEventListener("change", () => void start(parts, Promise.resolve(inputFiles(input))));
  }
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    if (event.dataTransfer !== null) void start(parts, droppedFiles(event.dataTransfer));
  });
}

async function start(parts: Parts, chosen: Promise<readonly ChosenFile[]>): Promise<void> {
  if (!parts.progress.hidden) return;
  const abort = new AbortController();
  const stop = () => abort.abort();
  parts.cancel.addEventListener("click", stop);
  parts.error.textContent = "";
  const restoreFocus = keepFocus(parts);
  setBusy(parts, true);
  try {
    const files = await chosen;
    if (files.length === 0) throw new Refusal("There are no files in it. Choose or drop at least one.");
    await publish(parts, files, abort.signal);
  } catch (thrown) {
    parts.status.textContent = "";
    parts.error.textContent = reasonOf(thrown, abort.signal);
    if (thrown instanceof NotServed) parts.error.append(" ", linkTo(thrown.page));
  }
  setBusy(parts, false);
  restoreFocus();
  parts.cancel.removeEventListener("click", stop);
}

/** Remembers the control of files that has the focus. @returns what gives it back, if it was lost or the button has it that cancels. */
function keepFocus({ cancel, inputs }: Parts): () => void {
  const starter = inputs.find((input) => input === document.activeElement);
  return () => {
    const { activeElement } = document;
    // Not every browser takes the focus from a button that is hidden.
    if (activeElement === document.body || activeElement === cancel) starter?.focus();
  };
}

function reasonOf(thrown: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The upload was cancelled. Nothing was stored.";
  return thrown instanceof Refusal ? thrown.message : "The files cannot be read or sent. Choose them again.";
}

/** A version was stored, and could not be activated: the page of versions has the button for that. */
class NotServed extends Refusal {
  readonly page: string;

  constructor(cause: unknown, page: string) {
    const reason = cause instanceof Refusal ? cause.message : "The server cannot be reached.";
    super(`The version is stored, but it could not be activated: ${reason}`);
    this.page = page;
  }
}

function linkTo(page: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = page;
  link.textContent = "Go to the versions to activate it";
  return link;
}

/** An archive to upload. */
interface Upload {
  readonly archive: Blob;
  /** The files in it, as far as they are known here. */
  readonly files: readonly ChosenFile[];
  /** The name of the archive that was chosen; undefined where files were. */
  readonly chosenArchive?: string;
}

async function publish(parts: Parts, chosen: readonly ChosenFile[], signal: AbortSignal): Promise<void> {
  const upload = await packed(parts, chosen, signal);
  const guid = parts.area.dataset["upload"];
  if (guid) await publishVersion(parts, guid, upload, signal);
  else await publishItem(parts, upload, signal);
}

async function publishVersion(parts: Parts, guid: string, upload: Upload, signal: AbortSignal): Promise<void> {
  const versions = `/items/${guid}/versions`;
  const { id = "" } = await send(parts, guid, upload, signal);
  if (parts.area.querySelector<HTMLInputElement>("[name=activate]")?.checked !== true) {
    return leave("versionUploaded", versions);
  }
  await activateStored(guid, id);
  leave("bundleActivated", `${versions}?before=${parts.area.dataset["served"] ?? ""}`);
}

async function activateStored(guid: string, id: string): Promise<void> {
  try {
    await activate(guid, id);
  } catch (cause) {
    throw new NotServed(cause, `/items/${guid}/versions`);
  }
}

async function publishItem(parts: Parts, upload: Upload, signal: AbortSignal): Promise<void> {
  const guid = await createItem(upload.files, upload.chosenArchive, typedTitle(parts));
  const id = await sendFirst(parts, guid, upload, signal);
  await activateStored(guid, id);
  leave("contentPublished", `/items/${guid}`);
}

/** The title that was typed beside the files or, where there is none, in the other form of the page. */
function typedTitle({ area }: Parts): string {
  const beside = area.querySelector<HTMLInputElement>("input[type=text]");
  const other = document.querySelector<HTMLInputElement>("input[name=title]");
  return beside?.value.trim() || other?.value.trim() || "";
}

/** Sends the first version of an item, which is deleted where that does not arrive. @returns its id. */
async function sendFirst(parts: Parts, guid: string, upload: Upload, signal: AbortSignal): Promise<string> {
  try {
    signal.throwIfAborted();
    const { id = "" } = await send(parts, guid, upload, signal);
    return id;
  } catch (error) {
    await Promise.allSettled([deleteItem(guid)]);
    throw error;
  }
}

/** A tar.gz is sent as it is; the files of a zip, and all others, are packed. */
async function packed(parts: Parts, chosen: readonly ChosenFile[], signal: AbortSignal): Promise<Upload> {
  parts.status.textContent = "Packing the files.";
  const only = chosen.length === 1 ? chosen[0]?.content : undefined;
  if (only !== undefined && isTarGz(only.name)) {
    return { archive: checkSize(parts, only), files: [], chosenArchive: only.name };
  }
  const zip = only !== undefined && isZip(only.name) ? only : undefined;
  const files = zip === undefined ? chosen : await unpackZip(zip, signal);
  const withPage = withIndex(files, (text) => new File([text], "index.html"));
  const archive = await pack(withPage, signal, (share) => {
    parts.progress.value = share;
  });
  return { archive: checkSize(parts, archive), files, ...(zip && { chosenArchive: zip.name }) };
}

function checkSize({ area }: Parts, archive: Blob): Blob {
  const maxBytes = Number(area.dataset["maxBytes"]);
  if (archive.size <= maxBytes) return archive;
  throw new Refusal(`The archive is larger than ${maxBytes / 1024 ** 2} MiB. Pack less into it.`);
}

/** An upload that has arrived as a whole can no longer be cancelled. */
async function send(
  { progress, cancel, status }: Parts,
  guid: string,
  { archive, files: [first, ...others], chosenArchive }: Upload,
  signal: AbortSignal,
) {
  progress.value = 0;
  const name = others.length === 0 ? first?.content.name : `${others.length + 1} files`;
  status.textContent = `Uploading ${chosenArchive ?? name}.`;
  return await sendArchive(`/__api__/v1/content/${guid}/bundles`, archive, signal, (share) => {
    progress.value = share;
    if (share < 1) return;
    cancel.hidden = true;
    status.textContent = "Uploaded. The server unpacks it now.";
  });
}

function setBusy({ inputs, progress, cancel }: Parts, isBusy: boolean): void {
  for (const input of inputs) {
    input.disabled = isBusy;
    if (!isBusy) input.value = "";
  }
  progress.value = 0;
  progress.hidden = !isBusy;
  cancel.hidden = !isBusy;
}

/** The sentences of the page of an item on what was done, by the names of their attributes. */
type Done = "versionUploaded" | "bundleActivated" | "contentPublished";

/** Loads the page of the item, which then says so. */
function leave(done: Done, page: string): void {
  sessionStorage.setItem(UPLOADED, done);
  location.assign(page);
}

/** Says once what was uploaded before the page was loaded, and offers to undo it. */
function sayUploaded(): void {
  const [element, undo] = ["[data-uploaded]", "[data-undo]"].map((one) => document.querySelector<HTMLElement>(one));
  const done = sessionStorage.getItem(UPLOADED);
  if (done === null || !element) return;
  sessionStorage.removeItem(UPLOADED);
  element.hidden = false;
  element.prepend(element.dataset[done] ?? "");
  if (undo) undo.hidden = false;
}
