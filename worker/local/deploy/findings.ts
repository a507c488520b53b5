/** The findings of a check of a deployment: what is missing, what is risky, and the command that changes it. */

import { nearestNames } from "../../../shared/index.ts";
import type { Variables } from "./configuration.ts";
import type { Facts } from "./facts.ts";
import { faultsOf, SECRETS, VARIABLES } from "./needs.ts";
import { orderOf } from "./order.ts";

export interface Finding {
  /** With what is `missing`, the deployment does not work; `risk` is a choice that should be meant; `unchecked` is not known. */
  readonly level: "missing" | "risk" | "unchecked";
  readonly subject: string;
  /** The consequence, in whole sentences. */
  readonly meaning: string;
  /** The commands that change it, in their order. */
  readonly commands: readonly string[];
}

/** The facts that only the account at Cloudflare has; null where it was not asked, or did not answer. */
export interface Account {
  /** The names of the secrets that the Worker has. */
  readonly secrets: readonly string[] | null;
  /** The migrations that its database does not have. */
  readonly pending: readonly string[] | null;
  /** The buckets of the deployment that do not exist. */
  readonly absentBuckets: readonly string[] | null;
  /** The reasons for which one of them is not known, each a sentence. */
  readonly problems: Readonly<Record<"secrets" | "pending" | "absentBuckets", string>>;
}

/** A deployment that is checked. */
export interface Checked {
  readonly facts: Facts;
  readonly variables: Variables;
  readonly account: Account;
  /** The end of `npm run deploy:…` that names the environment; empty for production. */
  readonly option: string;
  /** The configuration for Wrangler. */
  readonly file: string;
}

/** All findings, those first without which the deployment does not work. */
export function findingsOf(checked: Checked): readonly Finding[] {
  const all = [
    ...missingDatabase(checked),
    ...missingBuckets(checked),
    ...wrongVariables(checked),
    ...missingSecrets(checked),
    ...pendingMigrations(checked),
    ...risks(checked),
  ];
  const ofLevel = (level: Finding["level"]) => all.filter((one) => one.level === level);
  return [...ofLevel("missing"), ...ofLevel("risk"), ...ofLevel("unchecked")];
}

function init({ option }: Checked, flag: string): string {
  return `npm run deploy:init -- ${option}${flag}`;
}

function unchecked(subject: string, meaning: string): Finding {
  return { level: "unchecked", subject, meaning, commands: [] };
}

function missingDatabase(checked: Checked): readonly Finding[] {
  const { facts } = checked;
  if (facts.database_id !== null) return [];
  return [
    {
      level: "missing",
      subject: "the database",
      meaning: "The Worker needs a database, and its id is not known.",
      commands: [`npx wrangler d1 create ${facts.database_name}`, init(checked, "--database-id ID")],
    },
  ];
}

function missingBuckets({ account }: Checked): readonly Finding[] {
  const { absentBuckets, problems } = account;
  if (absentBuckets === null) return [unchecked("buckets", `It is not known if they exist. ${problems.absentBuckets}`)];
  return absentBuckets.map((bucket) => ({
    level: "missing",
    subject: `the bucket ${bucket}`,
    meaning: "The Worker needs it, and the account has no bucket of this name.",
    commands: [`npx wrangler r2 bucket create ${bucket}`],
  }));
}

function wrongVariables(checked: Checked): readonly Finding[] {
  const { variables, account } = checked;
  const names = Object.keys(variables);
  const open = names.filter((name) => SECRETS.includes(name));
  const unknown = names.filter((name) => !VARIABLES.includes(name));
  // Its value is known to the deployment alone: one that may be there counts as set.
  const isSecretThere = account.secrets?.includes("OIDC_CLIENT_SECRET") ?? "OIDC_ISSUER" in variables;
  const secret = isSecretThere ? { OIDC_CLIENT_SECRET: "set" } : {};
  return [
    ...open.map(
      (name): Finding => ({
        level: "missing",
        subject: name,
        meaning:
          "It is a secret, and stands among the variables, where everyone with the account and its files reads it.",
        commands: [init(checked, `--var ${name}=`), secretCommand(checked, name)],
      }),
    ),
    ...unknown.map(
      (name): Finding => ({
        level: "missing",
        subject: name,
        meaning: `The Worker has no such setting, so that it would have no effect.${guessOf(name)}`,
        commands: [init(checked, `--var ${name}=`)],
      }),
    ),
    ...faultsOf({ ...secret, ...variables }).map(
      (fault): Finding => ({
        level: "missing",
        subject: "a setting",
        meaning: `${fault} With it, the Worker answers every request 503.`,
        commands: [init(checked, `--var ${/\bvariable ([A-Z_]+)/.exec(fault)?.[1] ?? "NAME"}=VALUE`)],
      }),
    ),
  ];
}

function guessOf(name: string): string {
  const [nearest] = nearestNames(name, VARIABLES);
  return nearest === undefined ? "" : ` Did you mean ${nearest}?`;
}

/** The commands that make the values of secrets, by their names. */
const VALUES: Readonly<Record<string, string>> = {
  BOOTSTRAP_SECRET: "openssl rand -base64 32 | tee bootstrap-secret",
  METRICS_TOKEN: "openssl rand -hex 32 | tee metrics-token",
  AUDIT_EXPORT_SIGNING_KEY: "openssl genpkey -algorithm ed25519 | tee signing-key.pem",
};

function secretCommand({ file }: Pick<Checked, "file">, name: string): string {
  const value = VALUES[name];
  return `${value === undefined ? "" : `${value} | `}npx wrangler secret put ${name} -c ${file}`;
}

/** Secrets, the level of each, and what is not there without it. */
function wantedSecrets({ variables }: Checked): readonly (readonly [string, Finding["level"], string])[] {
  const retention = variables["AUDIT_LOG_RETENTION_DAYS"];
  return [
    ["BOOTSTRAP_SECRET", "missing", "Without it, there is no first administrator, and there are no invitations."],
    [
      "AUDIT_EXPORT_SIGNING_KEY",
      "risk",
      retention === undefined
        ? "Without it, the audit log cannot be exported: it is in the database alone. Keep the file, for a secret cannot be read back."
        : "AUDIT_LOG_RETENTION_DAYS deletes only what an export has, and without this key there are no exports. Keep the file, for a secret cannot be read back.",
    ],
    ["METRICS_TOKEN", "risk", "Without it, a program that reads the metrics needs the API key of an administrator."],
  ];
}

function missingSecrets(checked: Checked): readonly Finding[] {
  const { account } = checked;
  const { secrets } = account;
  if (secrets === null) return [unchecked("secrets", `It is not known which are set. ${account.problems.secrets}`)];
  return wantedSecrets(checked)
    .filter(([name]) => !secrets.includes(name))
    .map(([name, level, meaning]) => ({ level, subject: name, meaning, commands: [secretCommand(checked, name)] }));
}

function pendingMigrations({ account, option }: Checked): readonly Finding[] {
  const { pending, problems } = account;
  if (pending === null) return [unchecked("migrations", `It is not known which are applied. ${problems.pending}`)];
  if (pending.length === 0) return [];
  const meanwhile =
    orderOf(pending) === "code-first"
      ? "Some take away what the version before uses: while they are applied, requests are answered 503 with Retry-After."
      : "They take nothing away: the version before goes on while they are applied.";
  const commands = [`npm run deploy${option === "" ? "" : ` -- ${option.trim()}`}`];
  return [
    {
      level: "missing",
      subject: "migrations",
      meaning: `Not applied yet: ${pending.join(", ")}. ${meanwhile}`,
      commands,
    },
  ];
}

function risks(checked: Checked): readonly Finding[] {
  const { variables } = checked;
  const isOn = (name: string) => String(variables[name]) === "true";
  const risk = (condition: boolean, subject: string, meaning: string, flag: string): readonly Finding[] =>
    condition ? [{ level: "risk", subject, meaning, commands: [init(checked, flag)] }] : [];
  return [
    ...risk(
      isOn("ALLOW_ANONYMOUS_CONTENT"),
      "ALLOW_ANONYMOUS_CONTENT",
      "Whoever publishes can share content with anyone on the internet.",
      "--var ALLOW_ANONYMOUS_CONTENT=",
    ),
    ...risk(
      isOn("ALLOW_PRIVATE_UPSTREAMS"),
      "ALLOW_PRIVATE_UPSTREAMS",
      "Whoever publishes can reach every host that the Worker reaches, in a private network too.",
      "--var ALLOW_PRIVATE_UPSTREAMS=",
    ),
    ...risk(
      variables["NEW_USER_ROLE"] === "publisher",
      "NEW_USER_ROLE",
      "Everyone whom the provider signs in can publish.",
      "--var NEW_USER_ROLE=viewer",
    ),
    ...risk(
      variables["BASE_URL"] === undefined,
      "BASE_URL",
      "The server has no domain of its own: URLs in answers follow the host that a request names, and content can have no origins of its own.",
      "--domain steward.example.com",
    ),
    ...risk(
      String(variables["BASE_URL"] ?? "https:").startsWith("http:"),
      "BASE_URL",
      "It is not HTTPS: API keys and sessions pass networks where others can read them.",
      "--domain steward.example.com --var BASE_URL=",
    ),
    ...risk(
      variables["CONTENT_HOST"] === undefined,
      "CONTENT_HOST",
      "Pages that people publish have the origin of the server. They are sandboxed there, and some need an origin of their own.",
      "--content-host content.example.net",
    ),
    ...risk(
      variables["AUDIT_LOG_RETENTION_DAYS"] === undefined,
      "AUDIT_LOG_RETENTION_DAYS",
      "Entries of the audit log stay for ever, until the database is full.",
      "--var AUDIT_LOG_RETENTION_DAYS=400",
    ),
  ];
}
