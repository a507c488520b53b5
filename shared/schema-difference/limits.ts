/** The most ways in which a schema may let one value be, once its choices are combined. */
export const SCHEMA_MAX_ALTERNATIVES = 1_000;

/** The most references and parts that are followed one within the other before a value's schema is known. */
export const SCHEMA_MAX_DEPTH = 200;

/** The most places of a configuration at which two schemas are compared. */
export const SCHEMA_MAX_PLACES = 20_000;
