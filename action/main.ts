import { actionsRunner } from "./actions-runner.ts";
import { run } from "./run.ts";
import { runStep } from "./step.ts";

void main();

async function main(): Promise<void> {
  process.exitCode = await runStep(actionsRunner, run);
}
