import { nameOfUrl, urlsOf } from "../../effective/urls.ts";
import { nearestNames } from "../../text/did-you-mean.ts";
import { type HttpUrl, isPrivateHost, readHttpUrl } from "../../text/http-url.ts";
import type { Path } from "../../text/json.ts";
import type { Span } from "../../text/span.ts";
import { findUrlSecrets, without } from "../../text/url-secrets.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

export const urlSyntax: Rule = {
  id: "url-syntax",
  severity: "error",
  summary: "A URL that cannot be called",
  why: "The client calls nothing but absolute http and https URLs, and fails on anything else when it is first used.",
  description:
    "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that not every client reads in the same way: blanks and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, a host that cannot be one, and placeholders such as `${HOST}`, which nothing fills in. A query or fragment is a warning, for the client appends the operation's path behind it; so are two slashes in a row in the path. An empty text counts as absent.",
  fix: "Removes blanks and invisible characters before and after a URL. Writes a missing scheme before a host; not safe, for it may be the other one.",
  examples: {
    wrong:
      '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
    right:
      '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
  },

  *check(context) {
    for (const url of urlsOf(context.configuration.entries)) {
      const found = findTrouble(url.text, url.path);
      if (found === undefined) continue;
      const { trouble, ...rest } = found;
      yield { ...rest, place: { path: url.path, part: "value" }, message: `${nameOfUrl(url)} ${trouble}.` };
    }
  },
};

/** A finding whose message is not whole yet. */
interface Trouble extends Pick<RuleFinding, "severity" | "advice" | "fix"> {
  /** The end of a sentence that begins with the URL's name. */
  readonly trouble: string;
}

function findTrouble(text: string, path: Path): Trouble | undefined {
  const http = readHttpUrl(text);
  if (http !== undefined)
    return (http.path.end === text.length ? undefined : findSuffix(text)) ?? findSlashes(text, http);
  const { start, end } = trimmed(text);
  const inner = text.slice(start, end);
  if (inner === text) return missingScheme(text, path) ?? explain(text);
  if (inner !== "" && readHttpUrl(inner) === undefined) return explain(inner);
  return {
    trouble: inner === "" ? "is blank" : "has blanks or invisible characters before or after it",
    advice: inner === "" ? "Write the URL, or remove the key." : REMOVE_BLANKS,
    fix: removeAround(path, text.length, { start, end }),
  };
}

/** What a client puts its operations behind. A credential there is left to `secret-in-url`. */
function findSuffix(text: string): Trouble | undefined {
  const rest = without(text, findUrlSecrets(text).strips);
  const end = readHttpUrl(rest)?.path.end ?? rest.length;
  if (end === rest.length) return undefined;
  const part = rest[end] === "?" ? "query" : "fragment";
  return {
    severity: "warning",
    trouble: `has a ${part}, behind which the client appends the operation's path`,
    advice: `Remove the ${part}; what the server has to be told can stand in the path or in a custom header.`,
  };
}

/** Two slashes in a row, but for those of another URL in the path. */
function findSlashes(text: string, { path }: HttpUrl): Trouble | undefined {
  if (!/(?<!:)\/\//.test(text.slice(path.start, path.end))) return undefined;
  return {
    severity: "warning",
    trouble: "has two slashes in a row in its path, which not every server takes for one",
    advice: "Write one slash there.",
  };
}

/** A text that names a host needs no more than the scheme, which for a local server is mostly "http". */
function missingScheme(text: string, path: Path): Trouble | undefined {
  const slashes = text.startsWith("//") ? 2 : 0;
  const http = readHttpUrl(`https://${text.slice(slashes)}`);
  const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
  if (!isHost) return undefined;
  const start = isPrivateHost(http.hostname) ? "http://" : "https://";
  const title = `Write "${start}" at its start.`;
  const fix: RuleFix = {
    title,
    safe: false,
    steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
  };
  return { trouble: WITHOUT_SCHEME, advice: title, fix };
}

const REMOVE_BLANKS = "Remove the blanks.";

const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;

/** By steps: an expression for the end would be tried at every blank of a run. */
function trimmed(text: string): Span {
  let start = 0;
  while (start < text.length && INVISIBLE.test(text[start] ?? "")) start += 1;
  let end = text.length;
  while (end > start && INVISIBLE.test(text[end - 1] ?? "")) end -= 1;
  return { start, end };
}

function removeAround(path: Path, length: number, { start, end }: Span): RuleFix {
  const removals = [
    { start: 0, end: start },
    { start: end, end: length },
  ].filter((one) => one.end > one.start);
  return {
    title: REMOVE_BLANKS,
    safe: true,
    steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
  };
}

const PLACEHOLDER: Trouble = {
  trouble: "has a placeholder in it, which nothing fills in",
  advice: "Write the URL as it is to be called.",
};

const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';

const ADVICE = 'Write an absolute URL, such as "https://gateway.example.com/v1".';

/** What is wrong with a text that is no URL. Of it only a scheme is repeated: there a secret can be anywhere. */
function explain(text: string): Trouble {
  if (/[{}<>]/.test(text)) return PLACEHOLDER;
  if (/^https?:\/\/(?![/\\])/i.test(text)) return explainRest(text.slice(text.indexOf("/") + 2));
  if (/^https?[:;,/\\]/i.test(text))
    return { trouble: 'has something else than "://" after its scheme', advice: 'Write "://" there.' };
  const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
  if (other === undefined) return { trouble: WITHOUT_SCHEME, advice: ADVICE };
  const nearest = nearestNames(other, ["https", "http"]);
  return {
    trouble: `has the scheme ${quote(other)}, which the client does not speak`,
    advice: nearest.length === 0 ? ADVICE : `Did you mean ${quoteAll(nearest, "or")}?`,
  };
}

/** What is wrong with what comes after "https://". */
function explainRest(rest: string): Trouble {
  if (INVISIBLE.test(rest)) return { trouble: "has a blank or an invisible character in it", advice: "Remove it." };
  if (rest.includes("\\")) return { trouble: "has a backslash in it", advice: 'Write "/" in its place.' };
  if (/^https?:?\/\//i.test(rest)) return { trouble: "has two schemes", advice: "Remove one of them." };
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  const [, host = "", port = ""] =
    /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
  if (host === "") return { trouble: "names no host", advice: "Write the host after the scheme." };
  if (/[$%]/.test(host)) return PLACEHOLDER;
  if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
    return { trouble: "names a port that there is not", advice: `Write a port from 1 to ${PORT_MAX}, or none.` };
  return { trouble: "names a host that there cannot be", advice: 'Write a host such as "gateway.example.com".' };
}

const PORT_MAX = 65_535;
