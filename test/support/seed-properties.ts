/** Before each file of tests: its properties go by the seed of the run, and so fail again under it. */
import fc from "fast-check";
import { SEED } from "./size.ts";

fc.configureGlobal({ seed: SEED });
