/** Prints the milliseconds of processor time that the first check by a bundle takes; started by `first-check.ts`. */
import { configurationOf } from "./configurations.ts";

const MODELS = 3;
const MICROSECONDS_PER_MILLISECOND = 1_000;

const { check }: { readonly check: (text: string) => unknown } = await import(process.argv[2] ?? "");
const text = configurationOf(MODELS, 0);
const before = process.cpuUsage();
check(text);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / MICROSECONDS_PER_MILLISECOND);
