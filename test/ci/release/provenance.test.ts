import { expect, test } from "vitest";
import { provenanceOf } from "../../../.ci/release/provenance.ts";

test("the statement names the files by their hashes, the commit, and no builder that anyone has to trust", () => {
  const source = {
    repository: "https://github.com/a/b",
    commit: "c".repeat(40),
    tag: "v1.2.3",
    lockSha256: "d".repeat(64),
  };
  expect(JSON.parse(provenanceOf([{ name: "one.tgz", sha256: "e".repeat(64) }], source))).toEqual({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "one.tgz", digest: { sha256: "e".repeat(64) } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "https://github.com/a/b/blob/v1.2.3/docs/releases.md",
        externalParameters: { repository: "https://github.com/a/b", ref: "refs/tags/v1.2.3" },
        resolvedDependencies: [
          { uri: "git+https://github.com/a/b@refs/tags/v1.2.3", digest: { gitCommit: "c".repeat(40) } },
          { uri: "package-lock.json", digest: { sha256: "d".repeat(64) } },
        ],
      },
      runDetails: { builder: { id: "local" } },
    },
  });
});
