import { isSteward, type Job, type Permissions, type Step } from "./workflow.ts";

/** Something that a workflow does, and what its token needs for that: the table of `docs/action.md`. */
export interface Need {
  /** As the document's table calls it. */
  readonly feature: string;
  readonly permissions: Permissions;
  readonly isNeeded: (step: Step, events: readonly string[]) => boolean;
}

const ON_PULL_REQUEST = ["pull_request", "pull_request_target", "pull_request_review"];

/** Tests for a step of the Action that may write on a pull request. */
export function isCommenting({ with: inputs }: Step): boolean {
  return inputs["annotate"] === "review" || String(inputs["comment"] ?? "auto") !== "false";
}

/**
 * The permissions that each feature needs. `contents: write` for resolving conversations is not here: it is a choice,
 * and no example makes it.
 */
export const NEEDS: readonly Need[] = [
  { feature: "Reading the files, on every event", permissions: { contents: "read" }, isNeeded: isSteward },
  {
    feature: "A pull request's files",
    permissions: { "pull-requests": "read" },
    isNeeded: (step, events) => isSteward(step) && events.some((event) => ON_PULL_REQUEST.includes(event)),
  },
  {
    feature: "`annotate: checks`",
    permissions: { checks: "write" },
    isNeeded: (step) => isSteward(step) && step.with["annotate"] === "checks",
  },
  {
    feature: "`annotate: review`, the comment",
    permissions: { "pull-requests": "write" },
    isNeeded: (step, events) =>
      isSteward(step) && events.some((event) => ON_PULL_REQUEST.includes(event)) && isCommenting(step),
  },
  {
    feature: "Uploading SARIF, by `github/codeql-action`",
    permissions: { "security-events": "write" },
    isNeeded: ({ uses = "" }) => uses.startsWith("github/codeql-action/upload-sarif@"),
  },
];

/** The permissions of the examples' other steps; a step that is not known is a mistake of this table. */
const OTHER_STEPS: readonly { readonly pattern: RegExp; readonly permissions: Permissions }[] = [
  {
    pattern: /^gh api "repos\/\$GITHUB_REPOSITORY\/issues\/\$PULL_REQUEST\/labels" .*$/,
    permissions: { "pull-requests": "write" },
  },
  { pattern: /^gh run rerun "\$\(gh run list .*\)"$/, permissions: { actions: "write" } },
  { pattern: /^echo\b.*$/, permissions: {} },
  // The steps that this repository runs on itself: none of them asks GitHub.
  {
    pattern:
      /^npm (?:ci(?: --ignore-scripts)?|test -- --project \w+|run [\w:]+|run --silent (?:bench|release|steward) .*)$/,
    permissions: {},
  },
  { pattern: /^(?:\.ci\/run|node \.ci\/compare-schema\.ts .*)$/, permissions: {} },
  { pattern: /^echo "list<<END" >> "\$GITHUB_OUTPUT"\njq [^]*$/, permissions: {} },
  { pattern: /^gh issue create [^]*$/, permissions: { issues: "write" } },
  { pattern: /^sha256sum --check --strict SHA256SUMS$/, permissions: {} },
  { pattern: /^curl .* "\$ADDRESS"$/, permissions: {} },
  { pattern: /^test "\$VALID" = false$/, permissions: {} },
  { pattern: /^git status --short\ntest -z "\$\(git status --porcelain\)"$/, permissions: {} },
  { pattern: /^actions\/setup-node@/, permissions: {} },
  { pattern: /^actions\/checkout@/, permissions: { contents: "read" } },
  { pattern: /^actions\/(?:(?:down|up)load-artifact|cache\/(?:restore|save))@/, permissions: {} },
  { pattern: /^zizmorcore\/zizmor-action@/, permissions: {} },
  // What publishes a release.
  { pattern: /^actions\/attest-build-provenance@/, permissions: { "id-token": "write", attestations: "write" } },
  { pattern: /^gh release create "\$TAG" .*$/, permissions: { contents: "write" } },
  {
    pattern: /^MAJOR=[^]*\bgh api --method POST "repos\/\$GH_REPO\/git\/refs"[^]*$/,
    permissions: { contents: "write" },
  },
  { pattern: /^OWNER\/provider-steward\/action\/export@/, permissions: {} },
  { pattern: /^steward\(\) \{ node provider-steward\/action\/dist\/terminal\/index\.js "\$@"; \}\n/, permissions: {} },
];

/**
 * The least that a job's token needs.
 *
 * @throws Error if it is not stated what a step needs.
 */
export function neededPermissions(job: Job, events: readonly string[]): Permissions {
  const needed: Record<string, string> = {};
  for (const permissions of job.steps.flatMap((step) => needsOf(step, events))) {
    for (const [name, level] of Object.entries(permissions)) if (needed[name] !== "write") needed[name] = level;
  }
  return needed;
}

function needsOf(step: Step, events: readonly string[]): readonly Permissions[] {
  const needs = NEEDS.filter(({ isNeeded }) => isNeeded(step, events)).map(({ permissions }) => permissions);
  if (needs.length > 0) return needs;
  const other = OTHER_STEPS.find(({ pattern }) => pattern.test((step.run ?? step.uses ?? "").trim()));
  if (other === undefined) throw new Error(`State which permissions this needs: ${step.run ?? step.uses}`);
  return [other.permissions];
}
