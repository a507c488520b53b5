/** Runs the tested Worker on what an earlier process left, until it is killed, and says where it answers. */

import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Served } from "./life.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `startLife` gives it
const { code, state, bindings } = JSON.parse(await readStart()) as Served;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: [{ type: "ESModule", path: "worker.js", contents: code }],
    compatibilityDate: "2026-09-01",
    host: "127.0.0.1",
    port: 0,
    d1Databases: ["DATABASE"],
    r2Buckets: ["CONTENT", "EXPORTS"],
    durableObjects: {
      AUDIT_EXPORT_JOB: { className: "KilledJob", useSQLite: true },
      METRICS: { className: "MetricsCounter", useSQLite: true },
    },
    bindings,
    resourcePersistencePath: state,
    unsafeTriggerHandlers: true,
    cf: false,
    telemetry: { enabled: false },
  }),
);
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
