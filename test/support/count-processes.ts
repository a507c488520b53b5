/** Setup of the tests that start processes: counts each process, and each server among them. */
import childProcess, { ChildProcess } from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import { count } from "./counts.ts";

/** Programs that run the Worker. */
const SERVER = /workerd|worker\/local\/(?:start|server)\.ts|npm,start/;

// This file runs again for each test file, in the same process.
const WRAPPED = Symbol.for("provider-steward: counted processes");

if (!Object.hasOwn(globalThis, WRAPPED)) {
  Object.defineProperty(globalThis, WRAPPED, { value: true });
  countCalls(ChildProcess.prototype, "spawn");
  for (const name of ["spawnSync", "execFileSync", "execSync"]) countCalls(childProcess, name);
  syncBuiltinESMExports();
}

function countCalls(owner: object, name: string): void {
  const original: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]): unknown {
    count(SERVER.test(commandOf(args)) ? "server" : "process");
    return Reflect.apply(original, this, args);
  });
}

/** The command line that a call names: `spawn({ args })` of a child process, or `spawnSync(file, args)`. */
function commandOf([first, args]: readonly unknown[]): string {
  return typeof first === "string" ? `${first},${String(args)}` : String(Reflect.get(Object(first), "args"));
}
