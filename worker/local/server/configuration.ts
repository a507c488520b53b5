/** Sends what Wrangler makes of a `wrangler.toml` to the process that started this one: its module takes long to load, and much memory. */

import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import type { ConfigurationMessage } from "./prepare.ts";

const [, , path = ""] = process.argv;
process.send?.(read());

function read(): ConfigurationMessage {
  try {
    // Not the variables of `.dev.vars`: local-state.ts reads them at each start.
    const configuration = { ...readOptions(path).workerOptions, bindings: readConfig({ config: path }).vars };
    return { configuration };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** The message of an error, with its place if Wrangler knows it. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const location: unknown = Reflect.get(error, "location");
  if (typeof location !== "object" || location === null) return error.message;
  return `line ${Reflect.get(location, "line")}, column ${Reflect.get(location, "column")}: ${error.message}`;
}
