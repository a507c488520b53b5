import { nameOfUrl, urlsOf } from "../../effective/urls.ts";
import { createGuess, type Guess } from "../../text/did-you-mean.ts";
import { type HttpUrl, readHttpUrl, readLeniently } from "../../text/http-url.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { HOST_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import type { Rule } from "./rule.ts";

/** A longer list would not be read. */
const NAMED_HOSTS_MAX = 3;

export const hostNotAllowed: Rule = {
  id: "host-not-allowed",
  severity: "error",
  summary: "A URL that leads to a host that is not approved",
  why: "What people ask the assistant, and the credential that it sends along, would go to whoever runs that host.",
  description:
    'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not among the `approvedHosts` of the policy; without these it finds nothing. `"api.example.com"` approves that host alone, `"*.example.com"` every host below it at any depth, and with `:port` on that port alone. Hosts are compared as they are called: in lower case, in ASCII, without a dot at the end; and where a URL names no port, with that of its scheme. Also found is a text that is no right URL (see `url-syntax`), if a client that mends it may go to another host.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.net/v1" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    policy: '{ "approvedHosts": ["*.example.com"] }',
  },

  *check(context) {
    const { approvedHosts } = context.policy;
    if (approvedHosts === undefined) return;
    const patterns = approvedHosts.map(plainPattern);
    const approved = new Set(patterns);
    const guess = createGuess(approved, { letterPairs: HOST_GUESS_MAX_LETTER_PAIRS });
    for (const url of urlsOf(context.configuration.entries)) {
      const http = readHttpUrl(url.text);
      const readings = http === undefined ? readLeniently(url.text) : [http];
      if (readings.every((one) => one !== undefined && patternsFor(one).some((pattern) => approved.has(pattern))))
        continue;
      const place = { path: url.path, part: "value" } as const;
      if (http === undefined) {
        // Nothing of the text is repeated: it cannot be told what in it may be a secret.
        const message = `${nameOfUrl(url)} may lead to a host that is not approved: not every client reads it in the same way.`;
        yield { place, message, advice: "Write an absolute URL that leads to an approved host." };
        continue;
      }
      const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
      yield {
        place,
        message: `${nameOfUrl(url)} leads to ${quote(host)}, which is not an approved host.`,
        advice: adviseOn(http.hostname, patterns, guess),
      };
    }
  },
};

/** Every pattern that approves a URL. */
function patternsFor({ hostname, port }: HttpUrl): readonly string[] {
  const hosts = [hostname];
  for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1))
    hosts.push(`*${hostname.slice(dot)}`);
  return hosts.flatMap((host) => [host, `${host}:${port}`]);
}

/** A pattern with its host as the WHATWG parser reads it, as `HttpUrl` has it. */
function plainPattern(pattern: string): string {
  const [, wildcard = "", host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
  const hostname = readHttpUrl(`https://${host}`)?.hostname ?? host;
  return `${wildcard}${hostname}${port}`;
}

function adviseOn(hostname: string, patterns: readonly string[], guess: Guess): string {
  if (patterns.length === 0) return 'Have the host approved: the policy\'s "approvedHosts" approve none.';
  const nearest = guess(hostname);
  if (nearest.length > 0) return `Did you mean ${quoteAll(nearest, "or")}? If not, have the host approved.`;
  const named = patterns.slice(0, NAMED_HOSTS_MAX);
  const others = patterns.length > named.length ? " or another" : "";
  return `Use an approved host (${quoteAll(named, "or")}${others}), or have this one approved.`;
}
