import { createRequire } from "node:module";
import type { WebhookDefinition } from "@octokit/webhooks-examples";
import { OWNER, REPOSITORY } from "./github.ts";

const definitions: WebhookDefinition[] = createRequire(import.meta.url)("@octokit/webhooks-examples");

/** The commit before a new branch, and after a deleted one. */
export const NO_COMMIT = "0".repeat(40);

/** A payload that GitHub has sent once, of the tests' repository. */
export function examplePayload(name: string, isWanted: (payload: object) => boolean = () => true): object {
  const examples: readonly object[] = definitions.find((definition) => definition.name === name)?.examples ?? [];
  const example = examples.find(isWanted);
  if (example === undefined) throw new Error(`There is no example of the event ${name}.`);
  const repository = {
    ...Object(Reflect.get(example, "repository")),
    name: REPOSITORY,
    full_name: `${OWNER}/${REPOSITORY}`,
  };
  return { ...example, repository };
}

/** The payload of a push of a branch from one commit to another. */
export function pushPayload(before: string, after: string): object {
  const isDeleted = after === NO_COMMIT;
  return {
    ...examplePayload("push"),
    ref: "refs/heads/main",
    before,
    after,
    created: before === NO_COMMIT,
    deleted: isDeleted,
    head_commit: isDeleted ? null : { id: after },
  };
}

/** The payload of a merge queue's group. */
export function mergeGroupPayload(base: string, head: string): object {
  const example = examplePayload("merge_group");
  return {
    ...example,
    merge_group: { ...Object(Reflect.get(example, "merge_group")), base_sha: base, head_sha: head },
  };
}
