import { ACCESS_TYPES, type AccessType, APP_MODES, type AppMode, orNull } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody } from "../http/fields.ts";
import type { Settings } from "../settings/settings.ts";
import { checkUpstreamUrl, upstreamRules } from "../settings/upstream-url.ts";
import {
  CONTENT_NAME_MAX_CHARACTERS,
  CONTENT_NAME_MIN_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  UPSTREAM_URL_MAX_CHARACTERS,
} from "../values/limits.ts";
import { multilineText, nullable, oneOf, optional, pattern, type Reader, text } from "../values/readers.ts";

const name = pattern(
  new RegExp(`^[A-Za-z0-9_.-]{${CONTENT_NAME_MIN_CHARACTERS},${CONTENT_NAME_MAX_CHARACTERS}}$`),
  `${CONTENT_NAME_MIN_CHARACTERS} to ${CONTENT_NAME_MAX_CHARACTERS} letters, digits and characters of _ . -`,
);

const descriptionText = multilineText(DESCRIPTION_MAX_CHARACTERS);

/** Null is none, which is empty. */
const description: Reader<string> = {
  ...descriptionText,
  read: (value) => descriptionText.read(value ?? ""),
  schema: orNull(descriptionText.schema),
};

const settings = {
  title: optional(nullable(text(NAME_MAX_CHARACTERS))),
  description: optional(description),
  access_type: optional(oneOf(ACCESS_TYPES)),
  app_mode: optional(oneOf(APP_MODES)),
  // What may be in it is said by `refuseSettings`.
  upstream_url: optional(nullable(text(UPSTREAM_URL_MAX_CHARACTERS))),
};

/**
 * What a record has beyond those, here and on servers of this kind that run programs; and how they run them. This one runs
 * none, so that it means nothing.
 */
const IGNORED_FIELDS = [
  "guid",
  "id",
  "owner_guid",
  "owner",
  "created_time",
  "last_deployed_time",
  "bundle_id",
  "content_url",
  "dashboard_url",
  "vanity_url",
  "app_role",
  "content_category",
  "parameterized",
  "cluster_name",
  "image_name",
  "r_version",
  "r_environment_management",
  "py_version",
  "py_environment_management",
  "quarto_version",
  "connection_timeout",
  "read_timeout",
  "init_timeout",
  "idle_timeout",
  "min_processes",
  "max_processes",
  "max_conns_per_process",
  "load_factor",
  "cpu_request",
  "cpu_limit",
  "memory_request",
  "memory_limit",
  "amd_gpu_limit",
  "nvidia_gpu_limit",
  "default_image_name",
  "default_r_environment_management",
  "default_py_environment_management",
  "service_account_name",
  "run_as",
  "run_as_current_user",
];

export const NEW_CONTENT = jsonBody({ name: optional(nullable(name)), ...settings }, IGNORED_FIELDS);

export const CONTENT_CHANGES = jsonBody(
  { name: optional(name), ...settings, owner_guid: optional(text(NAME_MAX_CHARACTERS)) },
  IGNORED_FIELDS,
);

/** Why settings cannot be had together, or on this server; undefined where they can. What is undefined stays as it is. */
export function refuseSettings(
  {
    access_type,
    upstream_url,
  }: { readonly access_type?: AccessType | undefined; readonly upstream_url?: string | null | undefined },
  appMode: AppMode,
  requestUrl: string,
  deployment: Settings,
): Failure | undefined {
  // The request is valid, and the server could do it: so this is a refusal (403), which is in the audit log.
  if (access_type === "all" && !deployment.allowAnonymousContent) {
    const error =
      "This server shares nothing without a login. Use logged_in, or ask the operator to set ALLOW_ANONYMOUS_CONTENT.";
    return { kind: "not-allowed", error };
  }
  if (upstream_url === undefined) return undefined;
  if (appMode === "static") {
    return upstream_url === null ? undefined : refuseUrl("only content with the app_mode api has one. Leave it out.");
  }
  if (upstream_url === null)
    return refuseUrl("content with the app_mode api requires one. Set it to the URL of the API.");
  const checked = checkUpstreamUrl(upstream_url, upstreamRules(requestUrl, deployment));
  return checked.ok ? undefined : refuseUrl(checked.error);
}

function refuseUrl(mistake: string): Failure {
  return {
    kind: "invalid-request",
    error: `The upstream_url is not valid: ${mistake}`,
    payload: { pointer: "/upstream_url" },
  };
}
