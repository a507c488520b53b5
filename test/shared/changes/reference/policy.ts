/**
 * "The policy is loosened, and `opens` with `provider` null, by what it admits, not by its text." So both policies are asked
 * about every case of a small world, and the new one must not admit one that the old one did not.
 */
import picomatch from "picomatch";
import type { Policy } from "../../../../shared/policy/policy.ts";
import { ruleDescriptions } from "../../../../shared/validate/rules/index.ts";

const FROM_MILD_TO_SEVERE = ["off", "notice", "warning", "error"];

/** Hosts with what each name of a pattern tells apart, and at each level one that no pattern names. */
const HOSTS = [
  "example.com",
  "one.example.com",
  "two.example.com",
  "other.example.com",
  "a.one.example.com",
  "other.one.example.com",
  "b.a.one.example.com",
];
const PORTS = ["443", "8000", "9000"];
/** Files with what each glob tells apart. */
const FILES = [
  ...["", "teams/", "teams/deep/", "teams/deep/er/", "other/", "other/deep/"].flatMap((folder) =>
    ["a.json", "b.json", "a.txt"].map((name) => folder + name),
  ),
  "../above.json",
];
const POINTERS = ["", "/providers", "/providers/gateway", "/providers/gateway/baseUrl", "/other"];

export function isLoosened(before: Policy, after: Policy): boolean {
  return (
    isSeverityLowered(before, after) ||
    isMoreAdmitted(before, after) ||
    isMoreIgnored(before, after) ||
    isModelAdded(before, after) ||
    isMoreSuppressible(before, after) ||
    (before.layers.enforced !== undefined && after.layers.enforced === undefined) ||
    (before.layers.default !== undefined && after.layers.default === undefined)
  );
}

/** "A severity lowered or off." A rule that the policy does not name has its own severity. */
function isSeverityLowered(before: Policy, after: Policy): boolean {
  return ruleDescriptions.some(({ id, severity }) => {
    const degree = ({ rules }: Policy) => FROM_MILD_TO_SEVERE.indexOf(rules[id] ?? severity);
    return degree(after) < degree(before);
  });
}

/** "A host pattern that admits a host and port which no former pattern admitted (an absent list admits all)." */
function isMoreAdmitted(before: Policy, after: Policy): boolean {
  return HOSTS.some((host) => PORTS.some((port) => admits(after, host, port) && !admits(before, host, port)));
}

function admits({ approvedHosts }: Policy, host: string, port: string): boolean {
  return approvedHosts === undefined || approvedHosts.some((pattern) => matchesHost(pattern, host, port));
}

function matchesHost(pattern: string, host: string, port: string): boolean {
  const [name = "", only = port] = pattern.split(":");
  return only === port && (name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name);
}

/** "An ignore that covers a possible finding (rule, file, pointer) which was not covered." */
function isMoreIgnored(before: Policy, after: Policy): boolean {
  return ruleDescriptions.some(({ id }) =>
    FILES.some((file) =>
      POINTERS.some((pointer) => ignores(after, id, file, pointer) && !ignores(before, id, file, pointer)),
    ),
  );
}

function ignores(policy: Policy, rule: string, file: string, pointer: string): boolean {
  return policy.ignores.some(
    (ignore) =>
      ignore.rule === rule &&
      (ignore.files === undefined || ignore.files.some((glob) => picomatch.isMatch(file, glob, { dot: true }))) &&
      `${pointer}/`.startsWith(`${ignore.pointer ?? ""}/`),
  );
}

/** "A known model more"; without a list every model is known. */
function isModelAdded({ modelCatalog: before = {} }: Policy, { modelCatalog: after = {} }: Policy): boolean {
  return Object.entries(before).some(([provider, models]) => {
    const now = after[provider];
    return now === undefined || now.some((model) => !models.includes(model));
  });
}

/** "A rule more in `inlineIgnores`"; "by default every rule but those of credentials can." */
function isMoreSuppressible(before: Policy, after: Policy): boolean {
  return ruleDescriptions.some(({ id }) => mayBeSuppressed(after, id) && !mayBeSuppressed(before, id));
}

const OF_CREDENTIALS = ["credential", "secret-in-header", "secret-in-url"];

const mayBeSuppressed = ({ inlineIgnores }: Policy, rule: string) =>
  inlineIgnores === undefined ? !OF_CREDENTIALS.includes(rule) : inlineIgnores.includes(rule);
