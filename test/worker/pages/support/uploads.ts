/** Archives that are chosen or dropped on the page of a content item. */

import type { Page } from "playwright-core";
import { tarGz } from "../../workerd/tar.ts";

type Files = Parameters<typeof tarGz>[0];

/** A page with a heading. */
export const REPORT = {
  name: "index.html",
  data: "<!doctype html><html lang='en'><title>Rainfall</title><h1>Rainfall</h1>",
};

/** Files that no compression makes smaller, so that sending them takes time: 64 KiB each. */
export function noise(count: number): Files {
  const file = () => crypto.getRandomValues(new Uint8Array(65_536));
  return [REPORT, ...Array.from({ length: count }, (_, index) => ({ name: `${index}.bin`, data: file() }))];
}

/** Chooses an archive of these files. */
export async function choose(page: Page, name: string, files: Files): Promise<void> {
  await give(
    page,
    { name, files },
    `const input = document.querySelector("[data-upload] input[type=file]");
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));`,
  );
}

/** Drops an archive of these files, and waits for its end. @returns the shares of it that the page showed as sent. */
export async function drop(page: Page, name: string, files: Files): Promise<readonly number[]> {
  const shares: number[] = [];
  await page.exposeFunction("noteShare", (share: number) => shares.push(share));
  await page.evaluate(`new MutationObserver(([{ target }]) => { if (!target.hidden) noteShare(target.value); })
    .observe(document.querySelector("progress"), { attributes: true })`);
  await give(
    page,
    { name, files },
    `const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
    document.querySelector("[data-upload]").dispatchEvent(new DragEvent("drop", event));`,
  );
  await expectUploaded(page);
  return shares;
}

/** A file as a script of the page drops it. */
interface DroppedFile {
  readonly name: string;
  readonly data: string | Uint8Array;
}

/** Drops a folder or a file of this machine, as the browser gets it from its window. */
export async function dropPath(page: Page, path: string): Promise<void> {
  const area = await page.locator("[data-upload]").boundingBox();
  if (area === null) throw new Error("The page takes no files.");
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    await session.send("Input.dispatchDragEvent", { type, x, y, data });
  }
}

/** Drops files that a page makes. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const given = files.map(({ name, data }) => ({ name, base64: Buffer.from(data).toString("base64") }));
  await page.evaluate(`{
    const transfer = new DataTransfer();
    for (const { name, base64 } of ${JSON.stringify(given)}) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name));
    }
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
    setTimeout(() => document.querySelector("[data-upload]").dispatchEvent(new DragEvent("drop", event)));
  }`);
}

/**
 * Hands an archive to the page after this call has its answer. Playwright repeats an action during which the page is left, on
 * the page that follows, and so would make a quick upload twice.
 *
 * @param how a script that hands over `transfer`.
 */
async function give(page: Page, { name, files }: { name: string; files: Files }, how: string): Promise<void> {
  const base64 = Buffer.from(await tarGz(files)).toString("base64");
  await page.evaluate(`{
    const bytes = Uint8Array.from(atob("${base64}"), (one) => one.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "${name}", { type: "application/gzip" }));
    setTimeout(() => { ${how} });
  }`);
}

/** Waits until the page says that a bundle was uploaded. */
export async function expectUploaded(page: Page): Promise<void> {
  await page.getByText("The version is uploaded. Activate it to serve it.").waitFor();
}

/** Makes the line slow, so that an upload takes time. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", conditions);
}
