import { ACCESS_TYPES, APP_MODES, type AppMode, orNull } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Context } from "../platform/context.ts";
import { checkUpstreamUrl, upstreamRules } from "../settings/upstream-url.ts";
import { NAME_MAX_CHARACTERS, UPSTREAM_URL_MAX_CHARACTERS } from "../values/limits.ts";
import { labelled, multilineText, nullable, oneOf, optional, pattern, type Reader, text } from "../values/readers.ts";
import type { ContentSettings } from "./store.ts";

/** Length of the name of content. */
const CONTENT_NAME_MIN_CHARACTERS = 3;

const CONTENT_NAME_MAX_CHARACTERS = 64;

/** Length of the description of content. */
export const DESCRIPTION_MAX_CHARACTERS = 4_096;

const name = pattern(
  new RegExp(`^[A-Za-z0-9_.-]{${CONTENT_NAME_MIN_CHARACTERS},${CONTENT_NAME_MAX_CHARACTERS}}$`),
  `${CONTENT_NAME_MIN_CHARACTERS} to ${CONTENT_NAME_MAX_CHARACTERS} letters, digits and characters of _ . -`,
);

const descriptionText = multilineText(DESCRIPTION_MAX_CHARACTERS);

/** Reads null as an empty description. */
const description: Reader<string> = {
  ...descriptionText,
  read: (value) => descriptionText.read(value ?? ""),
  schema: orNull(descriptionText.schema),
};

const settings = {
  title: labelled("Title", optional(nullable(text(NAME_MAX_CHARACTERS)))),
  description: labelled("Description", optional(description)),
  access_type: labelled("Who sees it", optional(oneOf(ACCESS_TYPES))),
  app_mode: labelled("What it is", optional(oneOf(APP_MODES))),
  // `refuseSettings` says which URLs it may be.
  upstream_url: labelled("Upstream URL", optional(nullable(text(UPSTREAM_URL_MAX_CHARACTERS)))),
};

/** The fields of new content. */
export const NEW_CONTENT = { name: labelled("Name", optional(nullable(name))), ...settings };

/** The fields of content that can be changed. `app_mode` is there because a record can be sent back as it came. */
export const CONTENT_CHANGES = { name: labelled("Name", optional(name)), ...settings };

/** The next owner. */
export const NEXT_OWNER = { owner_guid: optional(text(NAME_MAX_CHARACTERS)) };

/**
 * The other fields of a record, here and on servers of this kind that run programs, and those that say how they run them. This
 * server runs none, so that these have no effect.
 */
export const IGNORED_FIELDS = [
  "guid id owner_guid owner created_time last_deployed_time bundle_id content_url dashboard_url vanity_url",
  "app_role",
  "content_category parameterized cluster_name image_name r_version r_environment_management py_version",
  "py_environment_management quarto_version connection_timeout read_timeout init_timeout idle_timeout",
  "min_processes max_processes max_conns_per_process load_factor cpu_request cpu_limit memory_request",
  "memory_limit amd_gpu_limit nvidia_gpu_limit default_image_name default_r_environment_management",
  "default_py_environment_management service_account_name run_as run_as_current_user",
].flatMap((names) => names.split(" "));

/** The failure where settings cannot be had together, or on this server. Undefined ones stay as they are. */
export function refuseSettings(
  { access_type, upstream_url }: Pick<ContentSettings, "access_type" | "upstream_url">,
  appMode: AppMode,
  { settings: deployment, url }: Pick<Context, "settings" | "url">,
): Failure<"not-allowed" | "invalid-request"> | undefined {
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
  const checked = checkUpstreamUrl(upstream_url, upstreamRules(url, deployment));
  return checked.ok ? undefined : refuseUrl(checked.error);
}

function refuseUrl(mistake: string): Failure<"invalid-request"> {
  return {
    kind: "invalid-request",
    error: `The upstream_url is not valid: ${mistake}`,
    payload: { pointer: "/upstream_url" },
  };
}
