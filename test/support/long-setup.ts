/** Before each file of long tests: its properties go by the seed of the run. */
import fc from "fast-check";
import { runs, SEED } from "./size.ts";

fc.configureGlobal({ seed: SEED, numRuns: runs(100) });
