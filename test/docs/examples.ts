import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** A workflow that a document shows, or that the repository runs. */
export interface Example {
  /** The line at which it starts, such as `docs/action.md:7`. */
  readonly place: string;
  /** A whole workflow: a fragment stands in the smallest one. */
  readonly source: string;
}

/** A fenced block of a document. */
export interface Block {
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

const root = new URL("../../", import.meta.url);

/**
 * The surroundings of a fragment that shows steps, jobs or keys of a workflow: the smallest workflow of the documents.
 */
const SMALLEST = {
  on: "concurrency: ${{ github.event.pull_request.number }}\non: pull_request\n",
  permissions: "permissions:\n  contents: read\n  pull-requests: write\n",
  jobs: "jobs:\n",
  job: "  check:\n    runs-on: ubuntu-latest\n    steps:\n",
};

/** The pages of the root and of `docs/`, by their paths from the root. */
export function documents(): readonly string[] {
  const ofRoot = readdirSync(root, { encoding: "utf8" });
  const ofDocs = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" });
  return [...ofRoot, ...ofDocs.map((name) => `docs/${name}`)].filter((path) => path.endsWith(".md"));
}

/** The repository's own workflows; none where it has none. */
export function ownWorkflows(): readonly Example[] {
  const folder = ".github/workflows";
  const all = readdirSync(root, { encoding: "utf8" }).includes(".github")
    ? readdirSync(new URL(".github/", root), { recursive: true, encoding: "utf8" }).map((name) => `.github/${name}`)
    : [];
  const workflows = all.filter((path) => path.startsWith(`${folder}/`) && /\.ya?ml$/.test(path));
  return workflows.map((place) => ({ place, source: read(place) }));
}

export function read(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

/** Every fenced block of a document. */
export function blocksOf(path: string, markdown: string): readonly Block[] {
  const fences = markdown.matchAll(/^(?<indent> *)```(?<language>\S*)[^\n]*\n(?<text>[^]*?)^\k<indent>```$/gm);
  return Array.from(fences, ({ index, groups }) => ({
    place: `${path}:${markdown.slice(0, index).split("\n").length}`,
    language: groups?.["language"] ?? "",
    text: withoutIndent(groups?.["text"] ?? ""),
  }));
}

/** The path at the end of the paragraph above a block of a page: "Create `config/enforced.json`:". */
export function pathAbove(page: string, { place }: Block): string {
  const line = Number(place.split(":").at(-1));
  const [, path] = /`([^`]+)`:$/.exec(page.split("\n")[line - 3] ?? "") ?? [];
  if (path === undefined) throw new Error(`${place}: no path stands above the block.`);
  return path;
}

/** A command of a session, and what it prints. */
export interface SessionPart {
  readonly command: string;
  readonly output: string;
}

/** The commands of a block that shows a session. */
export function sessionIn(text: string): readonly SessionPart[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = "", ...output] = part.split("\n");
      return { command, output: output.join("\n") };
    });
}

/** A block as a workflow, or undefined if it is neither a workflow nor a part of one. */
export function exampleOf({ place, language, text }: Block): Example | undefined {
  if (!["yaml", "yml"].includes(language)) return undefined;
  const value: unknown = parse(text);
  if (Array.isArray(value)) {
    return value.every((step) => hasKey(step, "uses") || hasKey(step, "run"))
      ? { place, source: SMALLEST.on + SMALLEST.permissions + SMALLEST.jobs + SMALLEST.job + indent(text, 6) }
      : undefined;
  }
  if (["on", "permissions", "jobs"].some((key) => hasKey(value, key)))
    return { place, source: withMissing(text, value) };
  const isJobs =
    typeof value === "object" && value !== null && Object.values(value).every((job) => hasKey(job, "runs-on"));
  return isJobs ? { place, source: SMALLEST.on + SMALLEST.permissions + SMALLEST.jobs + indent(text, 2) } : undefined;
}

/** A workflow without `on` or `jobs` shows the rest only; one that has both is whole, and nothing of it may be missing. */
function withMissing(text: string, value: unknown): string {
  if (hasKey(value, "on") && hasKey(value, "jobs")) return text;
  const missing = [
    hasKey(value, "on") ? "" : SMALLEST.on,
    hasKey(value, "permissions") ? "" : SMALLEST.permissions,
    hasKey(value, "jobs") ? "" : `${SMALLEST.jobs}${SMALLEST.job}      - uses: OWNER/provider-steward@v1\n`,
  ];
  return `${text}\n${missing.join("")}`;
}

function withoutIndent(text: string): string {
  const lines = text.split("\n");
  const depths = lines.filter((line) => line.trim() !== "").map((line) => /^ */.exec(line)?.[0].length ?? 0);
  return lines.map((line) => line.slice(Math.min(...depths))).join("\n");
}

function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(columns));
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
