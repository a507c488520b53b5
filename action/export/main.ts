import { setSecret } from "@actions/core";
import { actionsRunner } from "../actions-runner.ts";
import { runStep } from "../step.ts";
import { runExportStep } from "./run.ts";

void main();

async function main(): Promise<void> {
  const once = (signal: "SIGINT", listener: () => void) => process.once(signal, listener);
  process.exitCode = await runStep({ ...actionsRunner, setSecret, once }, runExportStep);
}
