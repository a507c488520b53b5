/** The licences that packages may have. */

/**
 * The licences that code in the files of a release may have: each asks for its text and a notice, which
 * each bundle has, and for nothing else.
 */
export const BUNDLED_LICENCES: readonly string[] = [
  "(MIT AND Zlib)",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT OR Apache-2.0",
];

/** The licences that the tools of this project may have besides: they run here, and are passed on to no one. */
export const TOOL_LICENCES: readonly string[] = [
  ...BUNDLED_LICENCES,
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
];

/** A package whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** The packages of the list of licences that stands beside a bundle. */
export function packagesIn(list: string): readonly BundledPackage[] {
  return Array.from(
    list.matchAll(/^(?<name>(?:@[\w.-]+\/)?[\w.-]+) (?<version>\d+\.\d+\.\d+\S*) \((?<licence>.+)\)$/gm),
    ({ groups: { name = "", version = "", licence = "" } = {} }) => ({ name, version, licence }),
  );
}

/** The packages that may not be in a release, each with its licence. */
export function forbiddenIn(packages: readonly BundledPackage[]): readonly string[] {
  return packages
    .filter(({ licence }) => !BUNDLED_LICENCES.includes(licence))
    .map(({ name, version, licence }) => `${name} ${version} (${licence})`);
}
