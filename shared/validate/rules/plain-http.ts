import { nameOfUrl, urlsOf } from "../../effective/urls.ts";
import { type HttpUrl, isPrivateHost, readHttpUrl } from "../../text/http-url.ts";
import type { Path } from "../../text/json.ts";
import type { Rule, RuleFix } from "./rule.ts";

export const plainHttp: Rule = {
  id: "plain-http",
  severity: "warning",
  summary: "A URL that is called without encryption",
  why: "Everybody on the way to the host can read and change what is sent, the credential with it.",
  description:
    "Finds `http://` to a host that is neither this machine nor in a private network. Left alone are loopback, private and link-local addresses, host names of one label, and names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which no public DNS has, and a URL that another layer takes the place of.",
  fix: 'Writes "https" in its place; not safe, for the server may not speak it. None where the URL names port 80.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },

  *check(context) {
    for (const url of urlsOf(context.configuration.entries)) {
      const http = url.isInForce ? readHttpUrl(url.text) : undefined;
      if (http?.scheme !== "http" || isPrivateHost(http.hostname)) continue;
      const isAtPort80 = http.hasPort && http.port === 80;
      yield {
        place: { path: url.path, part: "value" },
        message: `${nameOfUrl(url)} is called without encryption, and its host is not in a private network.`,
        advice: isAtPort80
          ? 'Write "https", and the port at which the server speaks it, or none: port 80 is that of "http".'
          : 'Write "https", if the server speaks it.',
        ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
      };
    }
  },
};

function writeHttps(path: Path, { scheme }: HttpUrl): RuleFix {
  return {
    title: 'Write "https".',
    safe: false,
    steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
  };
}
