import type { Files } from "./pull-request.ts";

/** A repository before a change and after it. */
export interface RepositorySides {
  readonly before: Files;
  /** At an earlier commit of the change, which someone approved; undefined where no one did. */
  readonly accepted?: Files;
  readonly after: Files;
}

const SCHEMA = "https://steward.example.com/schemas/provider-config/v1.json";

/** Every sixth of thirty teams has settings of its own for all that the default layer has. */
const TEAMS = 30;

/**
 * A default layer that moves thirty teams to another gateway and gives them `provider_g`. Five of them override both, so
 * that nothing changes for these.
 */
export function thirtyTeams(): RepositorySides {
  const unchanged = {
    ".provider-steward.json": jsonText({ schema: SCHEMA, layers: { default: "policy/default.json" } }),
    ...teamFiles(TEAMS, (index) =>
      index % 6 === 0
        ? { provider_a: { baseUrl: "https://gateway-lab.example.com/a/v1" }, provider_g: { enabled: false } }
        : { provider_a: { customHeaders: { "X-Team": `team-${index}` } } },
    ),
  };
  return {
    before: { ...unchanged, "policy/default.json": defaultLayer("gateway.example.com", { enabled: false }) },
    after: {
      ...unchanged,
      "policy/default.json": defaultLayer("gateway-next.example.com", {
        enabled: true,
        baseUrl: "https://gateway-next.example.com/g/v1beta",
        models: { allow: ["g-flash"] },
      }),
    },
  };
}

function defaultLayer(host: string, providerG: object): string {
  return jsonText({
    providers: {
      default: { enabled: false },
      provider_a: { enabled: true, baseUrl: `https://${host}/a/v1`, models: { allow: ["a-large", "a-small"] } },
      provider_g: providerG,
    },
  });
}

/** A thirteenth team whose file names the gateway of the twelve others with a letter missing. */
export function misspelledHost(): RepositorySides {
  const ofHost = (host: string) => ({
    default: { enabled: false },
    provider_a: { enabled: true, baseUrl: `https://${host}/a/v1`, models: { allow: ["a-large"] } },
  });
  const before = teamFiles(12, () => ofHost("llm-gateway.example.com"));
  return {
    before,
    after: { ...before, "teams/13/providers.json": configuration(ofHost("llm-gatway.example.com")) },
  };
}

/** The configurations of teams, which are counted from 1. */
function teamFiles(count: number, providersOf: (index: number) => object): Files {
  const indexes = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    indexes.map((index) => [
      `teams/${String(index).padStart(2, "0")}/providers.json`,
      configuration(providersOf(index)),
    ]),
  );
}

function configuration(providers: object): string {
  return jsonText({ $schema: SCHEMA, providers });
}

function jsonText(document: object): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
