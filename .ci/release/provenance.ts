/** The provenance of a release that is made here: a statement of in-toto in the form of SLSA, without a signature. */

/** A file of the release. */
export interface Subject {
  readonly name: string;
  readonly sha256: string;
}

export interface Source {
  /** The address of the repository. */
  readonly repository: string;
  readonly commit: string;
  readonly tag: string;
  /** The SHA-256 of `package-lock.json`, which names all packages of the build by their hashes. */
  readonly lockSha256: string;
}

/** The statement for these files. The workflow's own, which GitHub signs, names its run as the builder. */
export function provenanceOf(subjects: readonly Subject[], { repository, commit, tag, lockSha256 }: Source): string {
  return `${JSON.stringify(
    {
      _type: "https://in-toto.io/Statement/v1",
      subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
      predicateType: "https://slsa.dev/provenance/v1",
      predicate: {
        buildDefinition: {
          buildType: `${repository}/blob/${tag}/docs/releases.md`,
          externalParameters: { repository, ref: `refs/tags/${tag}` },
          resolvedDependencies: [
            { uri: `git+${repository}@refs/tags/${tag}`, digest: { gitCommit: commit } },
            { uri: "package-lock.json", digest: { sha256: lockSha256 } },
          ],
        },
        runDetails: { builder: { id: "local" } },
      },
    },
    undefined,
    2,
  )}\n`;
}
