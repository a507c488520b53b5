/**
 * Uploads an archive that is chosen or dropped to the path in `data-upload`, and shows how far it is. Without this script the
 * element stays hidden, and what `data-without-scripts` marks is shown. The page in `data-page` is loaded afterwards, and says what
 * was uploaded.
 */

import { type TaskParts, taskPartsOf } from "./support/task.ts";

const UPLOADED = "uploaded-bundle";

for (const area of document.querySelectorAll<HTMLElement>("[data-upload]")) prepare(area);
for (const element of document.querySelectorAll("[data-without-scripts]")) element.remove();

interface Parts extends TaskParts {
  readonly area: HTMLElement;
  readonly input: HTMLInputElement;
}

function prepare(area: HTMLElement): void {
  const parts = partsOf(area);
  if (parts === undefined) return;
  area.hidden = false;
  sayUploaded(parts);
  parts.input.addEventListener("change", () => upload(parts, parts.input.files?.[0]));
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    upload(parts, event.dataTransfer?.files[0]);
  });
}

function partsOf(area: HTMLElement): Parts | undefined {
  const input = area.querySelector("input");
  const parts = taskPartsOf(area);
  return input === null || parts === undefined ? undefined : { area, input, ...parts };
}

/** Only XMLHttpRequest tells how much of a body was sent. */
function upload(parts: Parts, file: File | undefined): void {
  const { area, input, cancel, status, error } = parts;
  if (file === undefined || input.disabled) return;
  error.textContent = "";
  const maxBytes = Number(area.dataset["maxBytes"]);
  if (file.size > maxBytes)
    return refuse(parts, `The archive is larger than ${maxBytes / 1024 ** 2} MiB. Pack less into it.`);
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) => showProgress(parts, loaded / total));
  request.addEventListener("load", () => finish(parts, request));
  request.addEventListener("error", () =>
    refuse(parts, "The upload did not arrive. Check the network, and upload it again."),
  );
  request.addEventListener("abort", () => refuse(parts, "The upload was cancelled. Nothing was stored."));
  cancel.addEventListener("click", () => request.abort(), { once: true });
  setBusy(parts, true);
  status.textContent = `Uploading ${file.name}.`;
  request.open("POST", area.dataset["upload"] ?? "");
  request.setRequestHeader("Content-Type", "application/gzip");
  request.send(file);
}

/** An upload that has arrived as a whole can no longer be cancelled. */
function showProgress({ progress, cancel, status }: Parts, share: number): void {
  progress.value = share;
  if (share < 1) return;
  cancel.hidden = true;
  status.textContent = "Uploaded. The server unpacks it now.";
}

function finish(parts: Parts, { status, responseText }: XMLHttpRequest): void {
  if (status === 401) return refuse(parts, "You are no longer signed in. Load this page again, and sign in.");
  const answer = readAnswer(responseText);
  if (status !== 200) return refuse(parts, answer["error"] ?? "The server refused the archive. Load this page again.");
  sessionStorage.setItem(UPLOADED, answer["id"] ?? "");
  location.assign(parts.area.dataset["page"] ?? "/");
}

function refuse(parts: Parts, reason: string): void {
  setBusy(parts, false);
  parts.status.textContent = "";
  parts.error.textContent = reason;
}

function setBusy({ input, progress, cancel }: Parts, isBusy: boolean): void {
  input.disabled = isBusy;
  input.value = "";
  progress.value = 0;
  progress.hidden = !isBusy;
  cancel.hidden = !isBusy;
}

/** Says what was uploaded before the page was loaded again, and leads there. */
function sayUploaded({ area, status }: Parts): void {
  const id = sessionStorage.getItem(UPLOADED);
  if (id === null) return;
  sessionStorage.removeItem(UPLOADED);
  status.textContent = `The bundle ${id} was uploaded. Activate it to serve it.`;
  area.scrollIntoView();
}

function readAnswer(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
