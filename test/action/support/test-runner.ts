import { setImmediate } from "node:timers/promises";
import type { Runner } from "../../../action/runner.ts";

/** A runner in the test's own process, and what the Action did with it. */
export interface TestRunner extends Runner {
  /** All that was printed. */
  readonly printed: () => string;
  /** The outputs that were set, by name. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The seconds that were waited, in their order. */
  readonly waits: readonly number[];
}

/** The runs of the bundle show `@actions/core` in place of this. It never waits. */
export function testRunner(
  folder: string,
  environment: NodeJS.ProcessEnv,
  inputs: Readonly<Record<string, string>> = {},
  fetch?: Runner["fetch"],
): TestRunner {
  const printed: string[] = [];
  const outputs: Record<string, string> = {};
  const waits: number[] = [];
  return {
    folder,
    environment,
    ...(fetch === undefined ? {} : { fetch }),
    outputs,
    waits,
    printed: () => printed.join(""),
    getInput: (name) => (inputs[name] ?? "").trim(),
    write: (text) => printed.push(text),
    info: (line) => printed.push(`${line}\n`),
    reportError: (message, title) => printed.push(`${errorCommand(message, title)}\n`),
    debug: () => {},
    setOutput: (name, value) => {
      outputs[name] = String(value);
    },
    wait: async (seconds) => {
      waits.push(seconds);
      await setImmediate();
    },
  };
}

/** An error as a runner reads it: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function errorCommand(message: string, title: string | undefined): string {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = title === undefined ? "" : ` title=${escaped(title).replaceAll(":", "%3A").replaceAll(",", "%2C")}`;
  return `::error${property}::${escaped(message)}`;
}
