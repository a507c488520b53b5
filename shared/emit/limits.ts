/** The most of an environment variable, `NAME=text`: Linux starts no process with a longer one. */
export const ENVIRONMENT_VARIABLE_MAX_BYTES = 128 * 1024 - 1;

/** The most data that Kubernetes takes in one ConfigMap. */
export const CONFIG_MAP_MAX_BYTES = 1024 * 1024;

/** The most places that are listed of a deployed layer that differs; the others are counted. */
export const DRIFT_PLACES_MAX = 100;
