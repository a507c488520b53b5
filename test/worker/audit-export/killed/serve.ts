/** Runs the tested Worker on what an earlier process left, until it is killed, and says where it answers. */

import { Miniflare } from "miniflare";
import { type BundledWorker, miniflareOptions } from "../bundled-worker.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `startLife` gives it
const served = JSON.parse(await readStart()) as BundledWorker;

const miniflare = new Miniflare(miniflareOptions(served, "KilledJob"));
console.log((await miniflare.ready).origin);

/** The first line. It is the last one if no process is left to write another. */
async function readStart(): Promise<string> {
  return await new Promise((resolve) => {
    let text = "";
    process.stdin.setEncoding("utf8");
    process.stdin.on("data", (piece: string) => {
      text += piece;
      if (text.endsWith("\n")) resolve(text);
    });
    process.stdin.on("end", () => process.kill(-process.pid, "SIGKILL"));
  });
}
