/** Runs the tested Worker on what an earlier process left, until it is killed, and says where it answers. */

import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { type BundledWorker, miniflareOptions } from "../bundled-worker.ts";

const lines = createInterface(process.stdin);
// If no process is left to write another line, none is left to kill this one.
lines.on("close", () => process.kill(-process.pid, "SIGKILL"));
const [first] = await once(lines, "line");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `startLife` gives it
const served = JSON.parse(String(first)) as BundledWorker;

const miniflare = new Miniflare(miniflareOptions(served, "KilledJob"));
const url = await miniflare.ready;
// At the end, which is a kill, there is no time for it.
flushCompileCache();
// Every other line asks to call the Worker as the schedule does.
lines.on("line", () => void callCron());
console.log(url.origin);

async function callCron(): Promise<void> {
  const worker = await miniflare.getWorker();
  await worker.scheduled();
  console.log("called");
}
