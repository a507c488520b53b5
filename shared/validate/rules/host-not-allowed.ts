import { nameOfUrl } from "../../effective/urls.ts";
import { plainPattern } from "../../policy/host-patterns.ts";
import { createGuess, type Guess } from "../../text/did-you-mean.ts";
import { type HttpUrl, readLeniently } from "../../text/http-url.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { HOST_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import type { Rule } from "./rule.ts";

/** A longer list would not be read. */
const NAMED_HOSTS_MAX = 3;

export const hostNotAllowed: Rule = {
  id: "host-not-allowed",
  severity: "error",
  summary: "A URL with a host that is not approved",
  why: "Prompts and the credential would be sent to the operator of that host.",
  description:
    'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not in the policy\'s `approvedHosts`; without that list it finds nothing. `"api.example.com"` approves only that host, `"*.example.com"` every host below it at any depth, and `:port` restricts either to that port. Hosts are compared in their normal form: in lower case, in ASCII, without a dot at the end, and with the default port of the scheme if the URL has none. An invalid URL (see `url-syntax`) is also reported if a client that repairs it may connect to another host.',
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
    for (const url of context.configuration.urls) {
      const { http } = url;
      const readings = http === undefined ? readLeniently(url.text) : [http];
      if (readings.every((one) => one !== undefined && isApproved(one, approved))) continue;
      const place = { path: url.path, part: "value" } as const;
      if (http === undefined) {
        // Nothing of the text is repeated: any part of it may be a secret.
        const message = `${nameOfUrl(url)} may lead to a host that is not approved: clients can read it in different ways.`;
        yield { place, message, advice: "Use an absolute URL with an approved host." };
        continue;
      }
      const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
      yield {
        place,
        message: `${nameOfUrl(url)} has the host ${quote(host)}, which is not approved.`,
        advice: adviseOn(http.hostname, patterns, guess),
      };
    }
  },
};

/** By its own name, or by that of a host above it with `*`; each alone or with its port. */
function isApproved({ hostname, port }: HttpUrl, approved: ReadonlySet<string>): boolean {
  const isListed = (host: string) => approved.has(host) || approved.has(`${host}:${port}`);
  if (isListed(hostname)) return true;
  for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1)) {
    if (isListed(`*${hostname.slice(dot)}`)) return true;
  }
  return false;
}

function adviseOn(hostname: string, patterns: readonly string[], guess: Guess): string {
  if (patterns.length === 0) return 'Ask for the host to be approved; the policy\'s "approvedHosts" is empty.';
  const nearest = guess(hostname);
  if (nearest.length > 0) return `Did you mean ${quoteAll(nearest, "or")}? Otherwise, ask for the host to be approved.`;
  const named = patterns.slice(0, NAMED_HOSTS_MAX);
  const others = patterns.length > named.length ? " or another" : "";
  return `Use an approved host (${quoteAll(named, "or")}${others}), or ask for this one to be approved.`;
}
