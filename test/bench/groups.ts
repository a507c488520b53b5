/** All that the bench measures, in the order in which it does. */
import { action, changes } from "./action.ts";
import { check } from "./check.ts";
import type { Group } from "./figure.ts";
import { firstCheck } from "./first-check.ts";
import { hostile } from "./hostile.ts";
import { preset } from "./preset.ts";
import { resolve } from "./resolve.ts";
import { size } from "./size.ts";
import { start } from "./start.ts";
import { terminal } from "./terminal.ts";
import { trips } from "./trips.ts";
import { worker } from "./worker.ts";

export const GROUPS: readonly Group[] = [
  check,
  firstCheck,
  hostile,
  preset,
  resolve,
  terminal,
  action,
  changes,
  worker,
  trips,
  size,
  start,
];
