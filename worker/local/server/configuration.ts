/** Sends what Wrangler makes of a `wrangler.toml` to the process that started this one: its module takes long to load, and much memory. */

import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";

const [, , path = ""] = process.argv;
// Not the variables of `.dev.vars`: local-state.ts reads them at each start.
process.send?.({ ...readOptions(path).workerOptions, bindings: readConfig({ config: path }).vars });
