/** The report on a release for people. */
import { type Artefact, RELEASE } from "./artefacts.ts";
import { type Facts, type Mode, type Obstacle, REMOTE } from "./facts.ts";

/** The files of a release, what was or would be done with them, and what would keep a real run from it. */
export function formatRelease(
  { version, tag, commit, time }: Facts,
  artefacts: readonly Artefact[],
  mode: Mode,
  obstacles: readonly Obstacle[],
): string {
  const rows = [
    ["File", "Bytes", "SHA-256"],
    ...artefacts.map(({ name, bytes, sha256 }) => [name, String(bytes), sha256]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    ([name = "", bytes = "", sha256 = ""]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${bytes.padStart(widths[1] ?? 0)}  ${sha256}`,
  );
  return [
    `Provider Steward ${version}, of the commit ${commit} of ${time.toISOString()}, in ${RELEASE}/:`,
    "",
    ...lines,
    "",
    ...endOf(mode, tag, commit),
    ...(obstacles.length === 0
      ? []
      : ["", "It would refuse now:", ...obstacles.map(({ problem, help }) => `- ${problem} ${help}`)]),
    "",
  ].join("\n");
}

function endOf(mode: Mode, tag: string, commit: string): readonly string[] {
  const [major = ""] = tag.split(".");
  const rest = [
    "test everything once more, and make the same files",
    "publish them as a release of GitHub, with their signed provenance",
    `move the tag ${major} to this commit`,
  ];
  if (mode === "tagged") return ["They are what the workflow publishes."];
  const steps = [`create the tag ${tag} at ${commit}`, `push it to ${REMOTE}`];
  return mode === "real"
    ? [`The tag ${tag} is created and pushed. The workflow release.yml will now`, ...numbered(rest)]
    : [
        "Nothing is published. Without --dry-run, this command would",
        ...numbered(steps),
        "and the workflow release.yml would then",
        ...numbered(rest),
      ];
}

function numbered(steps: readonly string[]): readonly string[] {
  return steps.map((step, index) => `  ${index + 1}. ${step}`);
}
