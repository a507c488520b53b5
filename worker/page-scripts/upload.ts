/**
 * Packs and uploads what is chosen or dropped, and shows how far it is: as a new version to the path in `data-upload`, or, where
 * that is empty, as a new item, which it activates. Without this script the element stays hidden, and what `data-without-scripts`
 * marks is shown. The page of the item is loaded afterwards, and says what was uploaded.
 */

import { type ChosenFile, droppedFiles, inputFiles } from "./support/chosen-files.ts";
import { withIndex } from "./support/index-page.ts";
import { activate, createItem, deleteItem } from "./support/new-item.ts";
import { pack } from "./support/pack.ts";
import { Refusal, sendArchive } from "./support/send.ts";
import { type TaskParts, taskPartsOf } from "./support/task.ts";

const UPLOADED = "uploaded-bundle";

for (const area of document.querySelectorAll<HTMLElement>("[data-upload]")) prepare(area);
for (const element of document.querySelectorAll("[data-without-scripts]")) element.remove();
for (const element of document.querySelectorAll<HTMLElement>("[data-uploaded]")) sayUploaded(element);

interface Parts extends TaskParts {
  readonly area: HTMLElement;
  readonly inputs: readonly HTMLInputElement[];
}

function prepare(area: HTMLElement): void {
  const task = taskPartsOf(area);
  if (task === undefined) return;
  const parts = { area, inputs: Array.from(area.querySelectorAll("input")), ...task };
  area.hidden = false;
  for (const input of parts.inputs) {
    input.webkitdirectory = input.dataset["folder"] !== undefined;
    input.addEventListener("change", () => void upload(parts, Promise.resolve(inputFiles(input))));
  }
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    if (event.dataTransfer !== null) void upload(parts, droppedFiles(event.dataTransfer));
  });
}

async function upload(parts: Parts, chosen: Promise<readonly ChosenFile[]>): Promise<void> {
  if (!parts.progress.hidden) return;
  const abort = new AbortController();
  const stop = () => abort.abort();
  parts.cancel.addEventListener("click", stop);
  parts.error.textContent = "";
  setBusy(parts, true);
  try {
    const files = await chosen;
    if (files.length > 0) await publish(parts, files, abort.signal);
  } catch (thrown) {
    parts.status.textContent = "";
    parts.error.textContent = reasonOf(thrown, abort.signal);
  }
  setBusy(parts, false);
  parts.cancel.removeEventListener("click", stop);
}

function reasonOf(thrown: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The upload was cancelled. Nothing was stored.";
  return thrown instanceof Refusal ? thrown.message : "The files cannot be read or sent. Choose them again.";
}

async function publish(parts: Parts, files: readonly ChosenFile[], signal: AbortSignal): Promise<void> {
  const archive = await archiveOf(parts, files, signal);
  const path = parts.area.dataset["upload"];
  if (path) {
    const { id = "" } = await send(parts, path, archive, files, signal);
    return leave(`Version ${id} was uploaded. Activate it to serve it.`, parts.area.dataset["page"] ?? "/");
  }
  const guid = await createItem(files);
  try {
    signal.throwIfAborted();
    const { id = "" } = await send(parts, `/__api__/v1/content/${guid}/bundles`, archive, files, signal);
    await activate(guid, id);
  } catch (error) {
    await Promise.allSettled([deleteItem(guid)]);
    throw error;
  }
  leave("This is published. Below are its link and who sees it.", `/items/${guid}`);
}

/** An archive is sent as it is; all other files are packed. */
async function archiveOf(parts: Parts, files: readonly ChosenFile[], signal: AbortSignal): Promise<Blob> {
  const archive = files.length === 1 ? files[0] : undefined;
  if (archive !== undefined && /\.zip$/i.test(archive.path))
    throw new Refusal("A zip is not taken. Unpack it, and drop its folder here.");
  const isPacked = archive !== undefined && /\.(?:tar\.gz|tgz)$/i.test(archive.path);
  parts.status.textContent = "Packing the files.";
  const packed = isPacked
    ? archive.file
    : await pack(withIndex(files), signal, (share) => {
        parts.progress.value = share;
      });
  const maxBytes = Number(parts.area.dataset["maxBytes"]);
  if (packed.size <= maxBytes) return packed;
  throw new Refusal(`The archive is larger than ${maxBytes / 1024 ** 2} MiB. Pack less into it.`);
}

/** An upload that has arrived as a whole can no longer be cancelled. */
async function send(
  { progress, cancel, status }: Parts,
  path: string,
  archive: Blob,
  [first, ...others]: readonly ChosenFile[],
  signal: AbortSignal,
) {
  progress.value = 0;
  status.textContent = `Uploading ${others.length === 0 ? first?.file.name : `${others.length + 1} files`}.`;
  return await sendArchive(path, archive, signal, (share) => {
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

/** Loads the page of the item, which then says so. */
function leave(text: string, page: string): void {
  sessionStorage.setItem(UPLOADED, text);
  location.assign(page);
}

/** Says what was uploaded before the page was loaded. */
function sayUploaded(element: HTMLElement): void {
  const text = sessionStorage.getItem(UPLOADED);
  if (text === null) return;
  sessionStorage.removeItem(UPLOADED);
  element.hidden = false;
  element.textContent = text;
}
