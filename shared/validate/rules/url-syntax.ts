import { isTrimmed, nameOfUrl, type UrlView } from "../../effective/urls.ts";
import { nearestNames } from "../../text/did-you-mean.ts";
import { type HttpUrl, isPrivateHost, readHttpUrl } from "../../text/http-url.ts";
import type { Path } from "../../text/json.ts";
import { holdsPlaceholder, mentionsCredentialName } from "../../text/secrets.ts";
import type { Span } from "../../text/span.ts";
import { findUrlSecrets, without } from "../../text/url-secrets.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

export const urlSyntax: Rule = {
  id: "url-syntax",
  severity: "error",
  summary: "An invalid URL",
  why: "The client supports only absolute http and https URLs, and fails on anything else when the provider is first used.",
  description:
    "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that clients read in different ways: whitespace and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, an invalid host, and placeholders such as `${HOST}`, `$HOST`, `{env:HOST}` and `os.environ/HOST`, which are never replaced. A query or fragment is a warning, because the client appends the path of the operation after it; so are two slashes in a row in the path. An empty string counts as absent.",
  fix: "Removes whitespace and invisible characters before and after a URL. Adds a missing scheme before a host; not safe, because it may be the other one.",
  examples: {
    wrong:
      '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
    right:
      '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
  },

  *check(context) {
    for (const url of context.configuration.urls) {
      const found = findProblem(url);
      if (found === undefined) continue;
      const { problem, ...rest } = found;
      yield { ...rest, place: { path: url.path, part: "value" }, message: `${nameOfUrl(url)} ${problem}.` };
    }
  },
};

/** A finding whose message is not whole yet. */
interface Problem extends Pick<RuleFinding, "severity" | "advice" | "fix"> {
  /** The end of a sentence that begins with the URL's name. */
  readonly problem: string;
}

function findProblem(url: UrlView): Problem | undefined {
  const { text, path, http } = url;
  if (MAY_HOLD_PLACEHOLDER.test(text) && holdsPlaceholder(text)) return placeholderIn(text);
  if (http !== undefined)
    return (http.path.end === text.length || isTrimmed(url) ? undefined : findSuffix(text)) ?? findSlashes(text, http);
  const { start, end } = trimmed(text);
  const inner = text.slice(start, end);
  if (inner === text) return missingScheme(text, path) ?? explainUrl(text);
  // Empty, it would count as absent, and requests would go elsewhere.
  if (inner === "") return { problem: "is only whitespace", advice: "Enter the URL, or remove the key." };
  if (readHttpUrl(inner) === undefined) return explainUrl(inner);
  return {
    problem: "has whitespace or invisible characters before or after it",
    advice: REMOVE_WHITESPACE,
    fix: removeAround(path, text.length, { start, end }),
  };
}

/** The path that a client puts its operations behind. A credential there is left to `secret-in-url`. */
function findSuffix(text: string): Problem | undefined {
  const rest = without(text, findUrlSecrets(text).removals);
  const end = readHttpUrl(rest)?.path.end ?? rest.length;
  if (end === rest.length) return undefined;
  const part = rest[end] === "?" ? "query" : "fragment";
  return {
    severity: "warning",
    problem: `has a ${part}, but the client appends the path of the operation after it`,
    advice: `Remove the ${part}; use the path or a custom header instead.`,
  };
}

/** Two slashes in a row, but for those of another URL in the path. */
function findSlashes(text: string, { path }: HttpUrl): Problem | undefined {
  if (!text.includes("//", path.start) || !/(?<!:)\/\//.test(text.slice(path.start, path.end))) return undefined;
  return {
    severity: "warning",
    problem: "has two slashes in a row in its path, which some servers do not treat as one",
    advice: "Use a single slash.",
  };
}

/** A text that names a host needs no more than the scheme, which for a local server is mostly "http". */
function missingScheme(text: string, path: Path): Problem | undefined {
  const slashes = text.startsWith("//") ? 2 : 0;
  const http = readHttpUrl(`https://${text.slice(slashes)}`);
  const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
  if (!isHost) return undefined;
  const start = isPrivateHost(http.hostname) ? "http://" : "https://";
  const title = `Add "${start}" at the start.`;
  const fix: RuleFix = {
    title,
    safe: false,
    steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
  };
  return { problem: WITHOUT_SCHEME, advice: title, fix };
}

const REMOVE_WHITESPACE = "Remove the whitespace.";

const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;

/** By steps: an expression for the end would be tried at every space of a run. */
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
    title: REMOVE_WHITESPACE,
    safe: true,
    steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
  };
}

/** Implied by a placeholder. Most URLs have nothing of it. */
const MAY_HOLD_PLACEHOLDER = /[$%{<]|os\.environ/;

function placeholderIn(text: string): Problem {
  return {
    problem: "contains a placeholder, which is never replaced",
    advice: mentionsCredentialName(text)
      ? "Remove it, and store the credential where the assistant keeps credentials."
      : "Enter the final URL; credentials are stored where the assistant keeps them.",
  };
}

const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';

const ADVICE = 'Use an absolute URL, for example "https://gateway.example.com/v1".';

/** The mistake in a text that is no URL. Only its scheme is repeated: a secret can be anywhere in it. */
function explainUrl(text: string): Problem {
  if (/[{}<>]/.test(text)) return placeholderIn(text);
  if (/^https?:\/\/(?![/\\])/i.test(text)) return explainRest(text.slice(text.indexOf("/") + 2));
  if (/^https?[:;,/\\]/i.test(text))
    return { problem: 'does not have "://" after its scheme', advice: 'Use "://" after the scheme.' };
  const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
  if (other === undefined) return { problem: WITHOUT_SCHEME, advice: ADVICE };
  const nearest = nearestNames(other, ["https", "http"]);
  return {
    problem: `has the scheme ${quote(other)}, which the client does not support`,
    advice: nearest.length === 0 ? ADVICE : `Did you mean ${quoteAll(nearest, "or")}?`,
  };
}

/** The mistake in what comes after "https://". */
function explainRest(rest: string): Problem {
  if (INVISIBLE.test(rest)) return { problem: "contains whitespace or an invisible character", advice: "Remove it." };
  if (rest.includes("\\")) return { problem: "contains a backslash", advice: 'Use "/" instead.' };
  if (/^https?:?\/\//i.test(rest)) return { problem: "has two schemes", advice: "Remove one of them." };
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  const [, host = "", port = ""] =
    /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
  if (host === "") return { problem: "has no host", advice: "Add the host after the scheme." };
  if (/[$%]/.test(host)) return placeholderIn(host);
  if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
    return { problem: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
  return { problem: "has an invalid host", advice: 'Use a host such as "gateway.example.com".' };
}

const PORT_MAX = 65_535;
