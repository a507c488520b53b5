/** Before each file of long tests: how many cases its properties try. */
import fc from "fast-check";
import { runs } from "./size.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(100) });
