import packageJson from "../package.json" with { type: "json" };

/** The version of the package, which stands in package.json alone. */
export const { version } = packageJson;
