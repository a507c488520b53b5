import { clip, maskSecrets, printable } from "../../shared/index.ts";
import { API_MESSAGE_MAX_CHARACTERS } from "../limits.ts";
import { getProperty, itemsOf } from "./answer.ts";

/**
 * GitHub's own message about a refusal, as a sentence with a space before it: it may know what no status tells, such as
 * that an organisation asks for single sign-on. "" where there is none. Printable, of bounded length, and without what
 * looks like a secret, because an answer may repeat what was sent.
 * @param error what the client threw: of REST with the answer's text, of GraphQL with a list of errors.
 */
export function ownWords(error: unknown): string {
  const answer = getProperty(getProperty(error, "response"), "data");
  const details = [...itemsOf(getProperty(answer, "errors")), ...itemsOf(getProperty(error, "errors"))];
  const said = [getProperty(answer, "message"), ...details.map(detailOf)].filter(isWords);
  if (said.length === 0) return "";
  const text = clip(maskSecrets([...new Set(said)].join(" ")), API_MESSAGE_MAX_CHARACTERS);
  return ` GitHub says: ${printable(JSON.stringify(text))}.`;
}

/** An error's message; else what it is about and which kind it is, as in "PullRequestReviewComment line invalid". */
function detailOf(error: unknown): unknown {
  if (typeof error === "string") return error;
  const message = getProperty(error, "message");
  return isWords(message)
    ? message
    : ["resource", "field", "code"]
        .map((name) => getProperty(error, name))
        .filter(isWords)
        .join(" ");
}

function isWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
