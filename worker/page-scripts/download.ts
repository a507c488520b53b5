/**
 * Downloads of several parts as one file: each part names the next one in its `Link`, and what share is done then. Without this
 * script a link of `data-downloads` gives the first part.
 */

import { type Answer, ask, runTask, taskPartsOf } from "./support/task.ts";

for (const area of document.querySelectorAll<HTMLElement>("[data-downloads]")) prepare(area);

function prepare(area: HTMLElement): void {
  const parts = taskPartsOf(area);
  if (parts === undefined) return;
  for (const link of area.querySelectorAll<HTMLAnchorElement>("a[download]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      void runTask(parts, {
        starter: link,
        run: async (signal, onProgress) => await download(link.href, signal, onProgress),
        cancelled: "The download was cancelled. Nothing was saved.",
        failed: () => "The download broke off. Nothing was saved. Try it again.",
      });
    });
  }
}

async function download(
  address: string,
  signal: AbortSignal,
  onProgress: (share: number, text: string) => void,
): Promise<string> {
  const { name, blob } = await allParts(address, signal, (share) => onProgress(share, `${Math.floor(share * 100)} %`));
  save(name, blob);
  return `Downloaded ${name}.`;
}

async function allParts(
  address: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const blobs: Blob[] = [];
  let name = "audit-log";
  for (let next: string | undefined = address; next !== undefined; ) {
    const { status, headers, body }: Answer = await ask(next, { signal });
    if (status !== 200) throw new Error(`The server answered ${status}.`);
    blobs.push(body);
    name = /filename="(?<name>[^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.groups?.["name"] ?? name;
    onShare(Number(headers.get("Download-Share")));
    next = /^<(?<next>[^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.groups?.["next"];
  }
  return { name, blob: new Blob(blobs) };
}

function save(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
