/** Before each file of long tests: how many cases its properties try. */
import fc from "fast-check";
import { sized } from "./size.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: sized({ full: 100, small: 10 }) });
