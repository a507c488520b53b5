import { ActionError } from "../action-error.ts";
import { OBJECT_LOCK_FORM, type ObjectLock, readObjectLock } from "../audit-export/object-lock.ts";
import { readServerUrl } from "../audit-export/server-option.ts";

/** The inputs of `action/export/action.yml`. */
interface ExportInputs {
  readonly server: string;
  /** A folder, or a bucket such as `s3://bucket/prefix`. */
  readonly out: string;
  /** Undefined where the input is empty: then it is the server's host. */
  readonly name: string | undefined;
  /** Each hexadecimal, or a file. */
  readonly publicKeys: readonly string[];
  /** Undefined where the input is empty. */
  readonly objectLock: ObjectLock | undefined;
  /** The environment with the values of inputs that are for it. */
  readonly environment: NodeJS.ProcessEnv;
  /** The values in it that no one may see. */
  readonly secrets: readonly string[];
}

/** The inputs that stand for a variable of the environment, which is used where the input is empty. */
const VARIABLES: Readonly<Record<string, string>> = {
  "api-key": "STEWARD_API_KEY",
  "signing-key": "STEWARD_SIGNING_KEY",
  "access-key-id": "AWS_ACCESS_KEY_ID",
  "secret-access-key": "AWS_SECRET_ACCESS_KEY",
  "session-token": "AWS_SESSION_TOKEN",
  region: "AWS_REGION",
  endpoint: "AWS_ENDPOINT_URL_S3",
};

const SECRETS = [
  "STEWARD_API_KEY",
  "STEWARD_SIGNING_KEY",
  "STEWARD_PREVIOUS_SIGNING_KEY",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
];

/**
 * Reads the inputs, and the environment for what they leave out. What the commands check themselves is not checked here.
 *
 * @param getInput gives an input's text by its name, without white space around it, or "".
 * @throws ActionError that names the input and what it takes. No secret is repeated.
 */
export function readExportInputs(getInput: (name: string) => string, environment: NodeJS.ProcessEnv): ExportInputs {
  const given = Object.entries(VARIABLES).flatMap(([input, variable]) => {
    const value = getInput(input);
    return value === "" ? [] : [[variable, value] as const];
  });
  const whole = { ...environment, ...Object.fromEntries(given) };
  return {
    server: readServerUrl(getInput("server"), 'Input "server"'),
    out: readOut(getInput("out")),
    name: getInput("name") || undefined,
    publicKeys: getInput("public-key").split(/\s+/).filter(Boolean),
    objectLock: readLock(getInput("object-lock")),
    environment: whole,
    secrets: SECRETS.flatMap((variable) => whole[variable]?.trim() || []),
  };
}

function readOut(text: string): string {
  if (text !== "") return text;
  throw new ActionError('Input "out" must be a folder, or a bucket such as s3://audit-log-bucket/content.');
}

function readLock(text: string): ObjectLock | undefined {
  if (text === "") return undefined;
  const lock = readObjectLock(text);
  if (lock === undefined) throw new ActionError(`Input "object-lock" must be ${OBJECT_LOCK_FORM}.`);
  return lock;
}
