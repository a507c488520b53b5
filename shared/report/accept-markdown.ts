import { countOf } from "../text/wording.ts";
import { distinctChanges, type FileChanges } from "./file-changes.ts";
import { countBytes, countFitting } from "./fit.ts";
import { ACCEPTABLE_OPENINGS_MAX } from "./limits.ts";
import { isAccepted, type Openings, openingOf } from "./openings.ts";

const HOW =
  "An approving review accepts all of it. A label on the pull request accepts one, if its name ends with the fingerprint. " +
  "The input `accepted-by` says who counts; no author of the change does.";

/**
 * A folded section in GitHub's Markdown that says how to accept what opens and is not accepted; "" where that is nothing, or
 * nothing of it has room.
 */
export function formatAcceptHelp(
  files: readonly FileChanges[],
  openings: Openings | undefined,
  maxBytes: number,
): string {
  if (openings?.canBeAccepted !== true) return "";
  const open = distinctChanges(files)
    .filter(({ effect }) => effect === "opens")
    .map((change) => ({ text: change.text, opening: openingOf(openings, change) }))
    .filter(({ opening }) => !isAccepted(opening));
  const lines = open
    .slice(0, ACCEPTABLE_OPENINGS_MAX)
    .map(({ text, opening }) => bullet(opening?.fingerprint ?? null, text));
  const all = openings.byText.size > 1 ? bullet(openings.fingerprint, `All ${openings.byText.size} together.`) : "";
  const whole = (list: readonly string[]) => {
    const rest = open.length - list.length;
    const more =
      rest === 0 ? "" : `- ${countOf(rest, "more change")} that ${rest === 1 ? "opens" : "open"} something\n`;
    return `\n<details><summary>To accept what opens</summary>\n\n${HOW}\n\n${all}${list.join("")}${more}\n</details>\n`;
  };
  const fitting = countFitting(lines, countBytes, maxBytes - countBytes(whole([])));
  return fitting === 0 ? "" : whole(lines.slice(0, fitting));
}

function bullet(fingerprint: string | null, text: string): string {
  return fingerprint === null
    ? `- ${text} Only a review of the newest commit accepts it, because a part of it is not shown.\n`
    : `- \`${fingerprint}\`: ${text}\n`;
}
