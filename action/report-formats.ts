/** The formats of reports of the terminal command, for people and for programs. */
export const FORMATS = ["text", "json", "sarif", "github", "junit", "gitlab"] as const;
export type Format = (typeof FORMATS)[number];
