import { expect, test } from "vitest";
import type { Permissions } from "../action/support/permissions.ts";
import { DEFAULT_INPUTS } from "../action/support/run-action.ts";
import { chosen } from "../support/size.ts";
import { type ExampleInputs, runExample, type Told } from "./example-runs.ts";
import { blocksOf, exampleOf, read } from "./examples.ts";
import { neededPermissions } from "./permissions.ts";
import { isSteward, type Job, readWorkflow } from "./workflow.ts";

/** A job of a whole workflow that the documents show, which uses the Action. */
interface ExampleJob {
  /** The line at which the workflow starts, and the job's name. */
  readonly place: string;
  readonly events: readonly string[];
  readonly job: Job;
}

const JOBS: readonly ExampleJob[] = ["README.md", "docs/action.md"].flatMap((path) =>
  blocksOf(path, read(path)).flatMap((block) => {
    const example = exampleOf(block);
    // A fragment is not a whole workflow.
    if (example === undefined || example.source !== block.text) return [];
    const { events, jobs } = readWorkflow(example.source);
    const using = jobs.filter(({ steps }) => steps.some(isSteward));
    return using.map((job) => ({ place: `${block.place} ${job.name}`, events, job }));
  }),
);

/** The results of an example's runs, by permissions, inputs and event: several examples are alike in all three. */
const runs = new Map<string, Promise<Told>>();

function tell(job: Job, event: string, permissions: Permissions): Promise<Told> {
  const inputs = inputsOf(job);
  const key = JSON.stringify([inputs, event, permissions]);
  const told = runs.get(key) ?? runExample(inputs, event, permissions);
  runs.set(key, told);
  return told;
}

function inputsOf({ steps }: Job): ExampleInputs {
  const given = steps.find(isSteward)?.with ?? {};
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

/** The permissions that the workflow gives the job, without those that only its other steps need. */
function permissionsOf({ job, events }: ExampleJob): Permissions {
  const [ours = {}, others = {}] = [true, false].map((isOurs) =>
    neededPermissions({ ...job, steps: job.steps.filter((step) => isSteward(step) === isOurs) }, events),
  );
  const given = typeof job.permissions === "object" ? job.permissions : {};
  const levels = Object.entries(given).filter(([name]) => Object.hasOwn(ours, name) || !Object.hasOwn(others, name));
  return Object.fromEntries(levels.map(([name, level]) => [name, level === "write" ? "write" : "read"]));
}

/** The acts that a reader expects of the Action on an event. */
function promisesOf(job: Job, event: string): readonly string[] {
  const { annotate, comment, "sarif-file": sarif } = { ...DEFAULT_INPUTS, ...inputsOf(job) };
  const places: Readonly<Record<string, readonly string[]>> = {
    commands: ["an annotated step"],
    checks: ["a check run"],
    review: ["a suggestion", "a hidden comment"],
  };
  const isCompared = !["workflow_dispatch", "schedule"].includes(event);
  return [
    ...(isCompared ? ["changes for users"] : []),
    ...(places[annotate] ?? []),
    ...(comment !== "false" && event.startsWith("pull_request") ? ["a comment, updated"] : []),
    ...(sarif === "" ? [] : ["a SARIF file"]),
  ];
}

const pairs = JOBS.flatMap((example) => example.events.map((event) => ({ ...example, event })));

test("every kind of example is there, on every event", () => {
  expect(JOBS.length).toBeGreaterThan(6);
  expect(new Set(pairs.map(({ event }) => event)).size).toBe(7);
  expect(new Set(JOBS.map(({ job }) => inputsOf(job).annotate))).toEqual(new Set([undefined, "checks", "review"]));
});

test.each(pairs)("$place does all that it promises on $event", async (example) => {
  const { job, event } = example;
  const { done, exitCodes, log, refused } = await tell(job, event, permissionsOf(example));
  expect(done.toSorted()).toEqual(promisesOf(job, event).toSorted());
  // No example asks for the permission to resolve conversations, which the guide explains.
  expect(refused).toEqual(done.includes("a hidden comment") ? ["resolveReviewThread"] : []);
  expect(new Set(exitCodes)).toEqual(new Set([1]));
  expect(log.filter((line) => /permission|instead|cannot|could not/.test(line))).toEqual([]);
});

const lessened = JOBS.flatMap((example) => {
  const permissions = permissionsOf(example);
  return Object.entries(permissions).flatMap(([name, level]) => {
    const { [name]: _, ...others } = permissions;
    const without = { ...example, what: `${name}: none`, name, less: others };
    const lowered: Permissions = { ...others, [name]: "read" };
    return level === "read" ? [without] : [without, { ...example, what: `${name}: read`, name, less: lowered }];
  });
});

test.each(chosen(lessened, 12))(
  "$place says which permission is missing with $what",
  async ({ job, events, name, less }) => {
    const missing = new RegExp(`Give the job the permissions? .*\`${name}: (?:read|write)\``);
    for (const event of events) {
      const { log } = await tell(job, event, less);
      if (log.some((line) => missing.test(line))) return;
    }
    expect.fail(`No event shows that ${name} is needed.`);
  },
);
