import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manyFiles } from "./many-files.ts";
import type { RunOptions } from "./run-action.ts";
import { misspelledHost, type RepositorySides, thirtyTeams } from "./team-files.ts";

/** The folders of whole pull requests, each with what GitHub gets of it. */
export const PULL_REQUEST_FOLDER = fileURLToPath(new URL("../../fixtures/pull-requests/", import.meta.url));

export type Inputs = NonNullable<RunOptions["inputs"]>;

export const OPENS_OR_BREAKS = { "fail-on": "opens, breaks", comment: "true" };

/** As a workflow that sets no input: a test asks for no comment where it names none. */
const AS_BY_DEFAULT = { comment: "auto" };

/** Every pull request by its folder, with the inputs that it is run with. */
export const PULL_REQUESTS: Readonly<Record<string, Inputs>> = {
  "accepted-then-more": { ...OPENS_OR_BREAKS, annotate: "review" },
  "allow-emptied": { "fail-on": "opens", comment: "true", annotate: "checks" },
  "custom-provider-added": {
    comment: "true",
    annotate: "review",
    "docs-url": "https://steward.example.com/rules/",
  },
  "default-layer-of-30-teams": OPENS_OR_BREAKS,
  "default-overridden": OPENS_OR_BREAKS,
  "deny-made-redundant": OPENS_OR_BREAKS,
  "discovery-on": OPENS_OR_BREAKS,
  "enforced-layer-opened": { "fail-on": "opens", comment: "true" },
  "file-deleted": OPENS_OR_BREAKS,
  "file-renamed": OPENS_OR_BREAKS,
  "gateway-removed": OPENS_OR_BREAKS,
  "host-misspelled": OPENS_OR_BREAKS,
  "hosts-widened": OPENS_OR_BREAKS,
  "many-files": { ...OPENS_OR_BREAKS, annotate: "checks" },
  "model-moved": OPENS_OR_BREAKS,
  "model-replaced": OPENS_OR_BREAKS,
  "policy-loosened-with-token": OPENS_OR_BREAKS,
  "policy-narrowed": AS_BY_DEFAULT,
  "provider-disabled": { "fail-on": "breaks", comment: "true" },
  "provider-enforced": OPENS_OR_BREAKS,
  "region-moved": { comment: "true" },
  "region-moved-by-layer": { "fail-on": "moves", comment: "true" },
  "team-added": AS_BY_DEFAULT,
  "token-ignored": { ...AS_BY_DEFAULT, "fail-on": "opens" },
  "vocabulary-upgraded": { ...AS_BY_DEFAULT, vocabulary: "assistant/vocabulary.jsonc" },
};

/** The pull requests that are made in code, because they are of many files that are alike. */
const MADE: Readonly<Record<string, () => RepositorySides>> = {
  "default-layer-of-30-teams": thirtyTeams,
  "host-misspelled": misspelledHost,
  "many-files": manyFiles,
};

/** The repository on both sides of a pull request. */
export function sidesOf(name: string): RepositorySides {
  const made = MADE[name]?.();
  if (made !== undefined) return made;
  const folderOf = (side: keyof RepositorySides) => join(PULL_REQUEST_FOLDER, name, side);
  const approved = existsSync(folderOf("accepted")) ? { accepted: filesIn(folderOf("accepted")) } : {};
  return { before: filesIn(folderOf("before")), ...approved, after: filesIn(folderOf("after")) };
}

function filesIn(folder: string): RepositorySides["before"] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}
