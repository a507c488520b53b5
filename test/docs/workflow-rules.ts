import { isDeepStrictEqual } from "node:util";
import { readInputs } from "../../action/inputs.ts";
import { readActionMetadata } from "../../action/metadata.ts";
import { type Example, read } from "./examples.ts";
import { isCommenting, neededPermissions } from "./permissions.ts";
import { isSteward, type Job, readWorkflow, type Step, type Workflow } from "./workflow.ts";

const metadata = readActionMetadata(read("action.yml"));

/** The events on which the Action runs. */
const EVENTS = [
  "pull_request",
  "pull_request_target",
  "pull_request_review",
  "push",
  "merge_group",
  "workflow_dispatch",
  "schedule",
];

/** Each gives what is wrong with a workflow, in its own words. */
const RULES: readonly ((workflow: Workflow, source: string) => readonly string[])[] = [
  ({ events }) =>
    events.filter((event) => !EVENTS.includes(event)).map((event) => `the Action does not run on ${event}`),
  ({ jobs, events }) => jobs.flatMap((job) => permissionProblems(job, events)),
  ({ jobs }) => jobs.flatMap(({ steps }) => steps.filter(isSteward).flatMap(inputProblems)),
  ({ jobs, events }) =>
    events.some(comparesWithoutReviews) ? stepsOf(jobs).filter(isUnacceptable).map(describeUnacceptable) : [],
  (workflow, source) => outputProblems(workflow, source),
  concurrencyProblems,
  ({ jobs }) => stepsOf(jobs).flatMap(pinProblems),
  ({ jobs }) =>
    stepsOf(jobs)
      .filter(({ run = "" }) => run.includes("${{"))
      .map(({ run }) => `an expression in a script: ${run?.trim()}`),
  ({ jobs, events }) =>
    events.includes("pull_request_target")
      ? stepsOf(jobs)
          .filter((step) => !isSteward(step))
          .map(describeForeign)
      : [],
];

/**
 * An opening can be accepted on events of a pull request only, and a merge queue would refuse what was accepted there.
 */
function comparesWithoutReviews(event: string): boolean {
  return event === "push" || event === "merge_group";
}

function isUnacceptable(step: Step): boolean {
  return isSteward(step) && /\b(?:opens|widens)\b/.test(String(step.with["fail-on"] ?? ""));
}

function describeUnacceptable(step: Step): string {
  return `fail-on: ${step.with["fail-on"]} where nothing can be accepted`;
}

/** Two runs on one pull request would comment at the same time. On `pull_request_target`, `github.ref` is the base branch. */
function concurrencyProblems({ jobs, events, hasConcurrency }: Workflow, source: string): readonly string[] {
  const isOnPullRequest = events.some((event) => event.startsWith("pull_request"));
  const comments = isOnPullRequest && stepsOf(jobs).some((step) => isSteward(step) && isCommenting(step));
  if (!comments) return [];
  if (!hasConcurrency) return ["it comments, and the workflow has no concurrency"];
  const isApart = !events.includes("pull_request_target") || source.includes("github.event.pull_request.number");
  return isApart ? [] : ["all pull requests to one branch have one concurrency group"];
}

/** The problems of an example beyond those that actionlint looks for. */
export function problemsOf({ source }: Example): readonly string[] {
  const workflow = readWorkflow(source);
  return RULES.flatMap((rule) => rule(workflow, source));
}

/** The problems of a workflow that this repository runs, beyond those of an example. */
export function ownProblemsOf({ source }: Example): readonly string[] {
  const { jobs, hasConcurrency } = readWorkflow(source);
  return [
    ...(hasConcurrency ? [] : ["the workflow has no concurrency"]),
    ...jobs.flatMap(({ name, timeoutMinutes }) => (timeoutMinutes === undefined ? [`${name} has no time limit`] : [])),
    ...stepsOf(jobs).flatMap(ownStepProblems),
    ...unexplainedPins(source),
  ];
}

function ownStepProblems({ uses = "./", with: inputs }: Step): readonly string[] {
  return [
    ...(uses === "./" || /@[0-9a-f]{40}$/.test(uses) ? [] : [`${uses} is not pinned by its commit`]),
    ...(uses.startsWith("actions/checkout@") && inputs["persist-credentials"] !== false
      ? ["the checkout keeps the token"]
      : []),
  ];
}

/** Commits without a comment that names their version. */
function unexplainedPins(source: string): readonly string[] {
  const pins = Array.from(source.matchAll(/\buses: (\S+@[0-9a-f]{40})(?<comment>[^\n]*)/g));
  return pins
    .filter(({ groups }) => !/^ # v\d+\.\d+\.\d+$/.test(groups?.["comment"] ?? ""))
    .map(([, uses]) => `${uses} does not name its version`);
}

function stepsOf(jobs: readonly Job[]): readonly Step[] {
  return jobs.flatMap(({ steps }) => steps);
}

function permissionProblems(job: Job, events: readonly string[]): readonly string[] {
  if (typeof job.permissions !== "object") return [`${job.name} states ${job.permissions ?? "no permissions"}`];
  const needed = neededPermissions(job, events);
  return isDeepStrictEqual(job.permissions, needed)
    ? []
    : [`${job.name} has ${JSON.stringify(job.permissions)} and needs ${JSON.stringify(needed)}`];
}

/** Inputs that the Action does not have, and values that it refuses. */
function inputProblems(step: Step): readonly string[] {
  const unknown = Object.keys(step.with).filter((name) => !metadata.inputs.some((input) => input.name === name));
  if (unknown.length > 0) return unknown.map((name) => `the Action has no input ${name}`);
  try {
    readInputs((name) => valueOf(step, name));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** A token may be an expression, which cannot be evaluated here; the runner trims what an input holds. */
function valueOf(step: Step, name: string): string {
  const { default: fallback = "" } = metadata.inputs.find((input) => input.name === name) ?? {};
  const text = String(step.with[name] ?? fallback).trim();
  return name === "token" && /^\$\{\{ .* \}\}$/.test(text) ? "ghs_1" : text;
}

/** Outputs of the Action's steps that it does not have. That the steps are there is for actionlint to see. */
function outputProblems({ jobs }: Workflow, source: string): readonly string[] {
  const ids = stepsOf(jobs)
    .filter(isSteward)
    .map(({ id }) => id);
  const uses = Array.from(source.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g), ([, id, name = ""]) => ({
    id,
    name,
  }));
  return uses
    .filter(({ id, name }) => ids.includes(id) && !metadata.outputs.some((output) => output.name === name))
    .map(({ name }) => `the Action has no output ${name}`);
}

/** GitHub's own actions go by their major version, this one by a name that stands for a pin, and all others by a commit. */
function pinProblems({ uses }: Step): readonly string[] {
  const isPinned =
    uses === undefined ||
    uses === "./" ||
    /^OWNER\/provider-steward@(?:main|v1)$/.test(uses) ||
    /^(?:actions|github)\/[\w./-]+@v\d+$/.test(uses) ||
    /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses);
  return isPinned ? [] : [`${uses} is not pinned`];
}

/** Beside a token that may write, whatever is not this Action could execute what a stranger wrote. */
function describeForeign({ uses, run }: Step): string {
  return `pull_request_target with another step: ${uses ?? run?.trim()}`;
}
