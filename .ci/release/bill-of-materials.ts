/** The bill of materials of a release, in the format CycloneDX: which packages are in which of its files. */
import { createHash } from "node:crypto";
import type { BundledPackage } from "./licences.ts";

/** The parts of a bill as `npm sbom` prints it that are read or changed here. */
interface Bill {
  readonly components: readonly Component[];
  readonly metadata: { readonly component: Component; readonly [key: string]: unknown };
  readonly [key: string]: unknown;
}

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly Property[];
  readonly [key: string]: unknown;
}

interface Property {
  readonly name: string;
  readonly value: string;
}

/** The packages in each file of a release, by the file's name. */
export type Contents = Readonly<Record<string, readonly BundledPackage[]>>;

/** The bill of a release. */
export interface BillSource {
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** The time of the commit. */
  readonly time: Date;
  readonly contents: Contents;
}

const CONTAINED_IN = "provider-steward:contained-in";

/**
 * The bill that npm writes, of the packages that are in the files, and of no other: all packages of this project are for development, because
 * what runs is bundled. npm puts a number by chance and the time in, which here follow from the commit.
 */
export function billOfMaterials(npmBill: string, { name, version, commit, time, contents }: BillSource): string {
  const { components, metadata, ...bill }: Bill = JSON.parse(npmBill);
  const own = { ...metadata.component, "bom-ref": `${name}@${version}`, name, version, type: "application" };
  const contained = filesOfPackages(contents);
  const listed = Array.from(contained, ([reference, files]) => {
    const component = components.find((one) => one["bom-ref"] === reference);
    if (component === undefined) throw new Error(`${reference} is in a bundle, and not in package-lock.json.`);
    const { scope: _, properties: __, ...rest } = component;
    return { ...rest, properties: Array.from(files, (value) => ({ name: CONTAINED_IN, value })) };
  });
  return `${JSON.stringify(
    {
      ...bill,
      serialNumber: `urn:uuid:${uuidOf(`${name} ${version} ${commit}`)}`,
      metadata: { timestamp: time.toISOString(), lifecycles: [{ phase: "build" }], component: own },
      components: listed,
      dependencies: [{ ref: own["bom-ref"], dependsOn: listed.map((component) => component["bom-ref"]) }],
    },
    undefined,
    2,
  )}\n`;
}

/** The files that each package is in, by the package's name and version. */
function filesOfPackages(contents: Contents): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, ReadonlySet<string>>();
  for (const [file, packages] of Object.entries(contents)) {
    for (const { name, version } of packages) {
      const reference = `${name}@${version}`;
      files.set(reference, new Set([...(files.get(reference) ?? []), file]));
    }
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A UUID that follows from a text, in the form of version 8, which leaves the method open. */
function uuidOf(text: string): string {
  const digits = createHash("sha256").update(text).digest("hex").slice(0, 32);
  const marked = `${digits.slice(0, 12)}8${digits.slice(13, 16)}8${digits.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
