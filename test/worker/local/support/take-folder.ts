/** Takes a folder as `npm start` does, says whether it got it, and stays until it is killed. */

import { takeFolder, thisProcess } from "../../../../worker/local/state/state-lock.ts";

const [, , folder = "", at = "0"] = process.argv;
// All of them at one instant.
while (Date.now() < Number(at)) {
  // Waits.
}
const own = { url: "http://127.0.0.1:1", since: "2026-01-01T00:00:00Z", program: thisProcess(), worker: null };
const other = takeFolder(folder, own);
console.log(other === undefined ? "taken" : `refused by ${other.program.pid}`);
setInterval(() => undefined, 1_000);
