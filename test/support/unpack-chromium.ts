/** Unpacks the browser before any test starts it: two that unpack it at once would start what is not whole yet. */

import chromium from "@sparticuz/chromium";

export async function setup(): Promise<void> {
  await chromium.executablePath();
}
