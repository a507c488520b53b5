import { nameOfUrl } from "../../effective/urls.ts";
import { type HttpUrl, isPrivateHost } from "../../text/http-url.ts";
import type { Path } from "../../text/json.ts";
import type { Rule, RuleFix } from "./rule.ts";

export const plainHttp: Rule = {
  id: "plain-http",
  severity: "warning",
  summary: "A URL without encryption",
  why: "Anyone on the network path can read and change what is sent, including the credential.",
  description:
    "Finds `http://` to a host that is neither this machine nor in a private network. Ignores loopback, private and link-local addresses, host names with a single label, names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which do not exist in public DNS, and a URL that another layer replaces.",
  fix: 'Replaces "http" with "https"; not safe, because the server may not support it. Not available if the URL has port 80.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },
  dependsOn: "provider",

  *check(context) {
    for (const url of context.configuration.urls) {
      const http = url.isInForce ? url.http : undefined;
      if (http?.scheme !== "http" || isPrivateHost(http.hostname)) continue;
      const isAtPort80 = http.hasPort && http.port === 80;
      yield {
        place: { path: url.path, part: "value" },
        message: `${nameOfUrl(url)} is not encrypted, and its host is not in a private network.`,
        advice: isAtPort80
          ? 'Use "https" and the port for it, or no port; port 80 is for "http".'
          : 'Use "https", if the server supports it.',
        ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
      };
    }
  },
};

function writeHttps(path: Path, { scheme }: HttpUrl): RuleFix {
  return {
    title: 'Use "https".',
    safe: false,
    steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
  };
}
