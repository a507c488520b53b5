/** Archives that are chosen or dropped on the page of a content item. */

import type { Page } from "playwright-core";
import { tarGz } from "../../content-server/support/tar.ts";

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
  const buffer = Buffer.from(await tarGz(files));
  await page.getByLabel("Upload a bundle").setInputFiles({ name, mimeType: "application/gzip", buffer });
}

/** Drops an archive of these files, and waits for its end. @returns the shares of it that the page showed as sent. */
export async function drop(page: Page, name: string, files: Files): Promise<readonly number[]> {
  const shares: number[] = [];
  await page.exposeFunction("noteShare", (share: number) => shares.push(share));
  await page.evaluate(`new MutationObserver(([{ target }]) => { if (!target.hidden) noteShare(target.value); })
    .observe(document.querySelector("progress"), { attributes: true })`);
  const base64 = Buffer.from(await tarGz(files)).toString("base64");
  const dataTransfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob("${base64}"), (one) => one.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "${name}"));
    return transfer;
  })()`);
  await page.locator("[data-upload]").dispatchEvent("drop", { dataTransfer });
  await expectUploaded(page);
  return shares;
}

/** Waits until the page says that a bundle was uploaded. */
export async function expectUploaded(page: Page): Promise<void> {
  await page.getByText("was uploaded. Activate it to serve it.").waitFor();
}

/** Makes the line slow until what is returned is called. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const emulate = async (uploadThroughput: number) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send("Network.emulateNetworkConditions", conditions);
  };
  await emulate(bytesPerSecond);
  return async () => await emulate(-1);
}
