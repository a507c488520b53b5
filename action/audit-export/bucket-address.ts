/** The bucket that a command names, and the key for it. */

import { ActionError } from "../action-error.ts";
import { readPlainUrl } from "./server-option.ts";

/** The part of a bucket below which an export is, and how it is reached. */
export interface Bucket {
  /** The address of the bucket, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  /** The beginning of the keys of all objects: empty, or with a slash at its end. */
  readonly prefix: string;
  /** The name of the place in messages, without a slash at its end: `s3://bucket/prefix`. */
  readonly shown: string;
  readonly credentials: BucketCredentials;
}

export interface BucketCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const PLACE = /^s3:\/\/(?<name>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>.*))?$/s;

/** Names that no part of a URL changes, separated by slashes, of which one may end the path. */
const PATH = /^(?:(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!$)|\/?$))*$/;
const PATH_MAX_CHARACTERS = 512;

/** The region of services that have none. */
const USUAL_REGION = "us-east-1";
const REGION = /^[a-z0-9-]{1,64}$/;

const ENDPOINT_HELP = {
  example: "https://s3.eu-central-1.amazonaws.com",
  secret: "The key is taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
};

/** Tells a bucket from a folder by its argument. */
export function isBucketPlace(text: string): boolean {
  return /^s3:/i.test(text);
}

/**
 * The bucket that a text such as `s3://bucket/prefix` names, by the environment variables that the tools of such services
 * share. There are no options for the key: command lines can be read by everyone on the machine.
 *
 * @throws ActionError where the text or a variable is not right. No part of a key is repeated.
 */
export function readBucket(text: string, environment: NodeJS.ProcessEnv): Bucket {
  const { name, path = "" } = PLACE.exec(text)?.groups ?? {};
  if (name === undefined || name.includes("..")) {
    throw new ActionError("A bucket is named as in s3://audit-log-bucket/prefix: by its name of 3 to 63 characters.");
  }
  if (!PATH.test(path) || path.length > PATH_MAX_CHARACTERS) {
    throw new ActionError(
      'The prefix in a bucket must consist of letters, digits, ".", "_" and "-", with single slashes between its parts, as in s3://audit-log-bucket/logs/content.',
    );
  }
  const prefix = path.replace(/\/$/, "");
  const endpoint = endpointIn(environment);
  const region = regionIn(environment) ?? (endpoint === undefined ? undefined : USUAL_REGION);
  if (region === undefined) {
    throw new ActionError(
      "Set AWS_REGION to the region of the bucket or, for another service than AWS, AWS_ENDPOINT_URL_S3 to its URL.",
    );
  }
  return {
    url: `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${name}`,
    region,
    prefix: prefix === "" ? "" : `${prefix}/`,
    shown: `s3://${name}${prefix === "" ? "" : `/${prefix}`}`,
    credentials: credentialsIn(environment),
  };
}

function endpointIn(environment: NodeJS.ProcessEnv): string | undefined {
  for (const variable of ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"]) {
    const text = valueOf(variable, environment);
    if (text !== undefined) return readPlainUrl(text, variable, ENDPOINT_HELP).href.replace(/\/+$/, "");
  }
  return undefined;
}

function regionIn(environment: NodeJS.ProcessEnv): string | undefined {
  const region = valueOf("AWS_REGION", environment) ?? valueOf("AWS_DEFAULT_REGION", environment);
  if (region === undefined || REGION.test(region)) return region;
  throw new ActionError("AWS_REGION must be the name of a region, such as eu-central-1.");
}

function credentialsIn(environment: NodeJS.ProcessEnv): BucketCredentials {
  const accessKeyId = secretIn("AWS_ACCESS_KEY_ID", environment);
  const secretAccessKey = secretIn("AWS_SECRET_ACCESS_KEY", environment);
  const sessionToken = secretIn("AWS_SESSION_TOKEN", environment);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ActionError(
      "There is no key for the bucket. Set the environment variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}

/** Refuses what cannot stand in a header, because the error about that would repeat it. */
function secretIn(variable: string, environment: NodeJS.ProcessEnv): string | undefined {
  const text = valueOf(variable, environment);
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  throw new ActionError(`${variable} has whitespace or other characters that no key has. Set it to the key alone.`);
}

function valueOf(variable: string, environment: NodeJS.ProcessEnv): string | undefined {
  const text = environment[variable]?.trim();
  return text === "" ? undefined : text;
}
