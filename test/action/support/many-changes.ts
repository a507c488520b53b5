import type { Files } from "./pull-request.ts";

/** A repository before and after a change that does a great deal. */
export interface ManyChanges {
  readonly name: string;
  readonly before: Files;
  readonly after: Files;
}

const SCHEMA = '  "$schema": "provider-config.schema.json",\n';
const POLICY = { ".provider-steward.json": '{ "layers": { "enforced": "enforced.json" } }\n' };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const configuration = (providers: object) =>
  `{\n${SCHEMA}  "providers": ${JSON.stringify(providers, undefined, 2).replaceAll("\n", "\n  ")}\n}\n`;
const teamPath = (team: number) => `teams/team-${team}/providers.json`;
const modelsOf = (team: number, count: number) => numbers(count).map((index) => `model-${team}-${index}`);

/** An enforced layer no longer restricts the models, of which each team names its own. */
export function openedLayer(teams: number, models: number): ManyChanges {
  const files = { ...POLICY, ...teamFiles(teams, models) };
  const enforced = configuration({ provider_a: { models: { allow: ["model-of-all"] } } });
  return {
    name: "an opened layer",
    before: { ...files, "enforced.json": enforced },
    after: { ...files, "enforced.json": configuration({}) },
  };
}

/** Each team names its own models more. */
export function openedTeams(teams: number, models: number): ManyChanges {
  return { name: "opened teams", before: teamFiles(teams, 1), after: teamFiles(teams, models + 1) };
}

function teamFiles(teams: number, models: number): Files {
  const fileOf = (team: number) => configuration({ provider_a: { models: { allow: modelsOf(team, models) } } });
  return Object.fromEntries(numbers(teams).map((team) => [teamPath(team), fileOf(team)]));
}

/** One configuration has providers more, each with a host of its own. */
export function openedHosts(hosts: number): ManyChanges {
  const gateway = (index: number) => [
    `gateway-${index}`,
    { type: "provider-b-compatible", baseUrl: `https://host-${index}.example.com/v1` },
  ];
  const withHosts = (count: number) => ({
    "providers.json": configuration({ custom: Object.fromEntries(numbers(count).map(gateway)) }),
  });
  return { name: "opened hosts", before: withHosts(1), after: withHosts(hosts + 1) };
}

/** One configuration has models more. */
export function openedModels(models: number): ManyChanges {
  const { before, after } = openedTeams(1, models);
  return { name: "opened models", before, after };
}
