import { setTimeout as wait } from "node:timers/promises";
import { debug, getInput, info, isDebug, error as reportError, setOutput } from "@actions/core";
import type { Runner } from "./runner.ts";

/** GitHub's runner around this process. */
export const actionsRunner: Runner = {
  environment: process.env,
  folder: process.cwd(),
  getInput,
  write: (text) => process.stdout.write(text),
  info,
  reportError: (message, title) => reportError(message, title === undefined ? {} : { title }),
  debug: (text) => {
    if (isDebug()) debug(text);
  },
  setOutput,
  wait: async (seconds) => await wait(seconds * 1_000),
};
