import type { Inputs } from "../inputs.ts";
import { addLayers, type LoadedPolicy, loadPolicy, POLICY_FILE, withoutPolicy } from "../policy.ts";
import { attempt, Trouble } from "../trouble.ts";
import type { ChangeSet } from "./change-set.ts";
import { formerConfiguration } from "./changed-files.ts";
import type { Repository } from "./repository.ts";

/**
 * Loads what the files of a change are checked by: the policy file and its layers, and above them those of the inputs.
 * A change that touches no configuration and not the policy has nothing to do with what is wrong with these.
 *
 * @throws Trouble where a policy file that was named is not there, or where that cannot be told.
 */
export async function loadSettings(
  { files, settings }: Pick<ChangeSet, "files" | "settings">,
  inputs: Pick<Inputs, "policy" | "layers">,
  matches: (path: string) => boolean,
): Promise<LoadedPolicy> {
  const isConcerned = files.some(
    (file) => matches(file.path) || formerConfiguration(file, matches) !== null || file.path === inputs.policy,
  );
  if (!isConcerned) return withoutPolicy;
  const policy = await loadRepositoryPolicy(settings, inputs.policy);
  return addLayers(
    policy,
    inputs.layers,
    settings.read,
    (kind) => `The input \`layers\` names it as the layer "${kind}".`,
  );
}

/** Only the policy file that nobody named may be missing. */
async function loadRepositoryPolicy(repository: Repository, path: string): Promise<LoadedPolicy> {
  const found = await attempt(() => repository.has(path));
  if ("reason" in found) throw new Trouble(`The policy file "${path}" cannot be looked for. ${found.reason}`);
  if (found.result) return loadPolicy(path, repository.read);
  if (path === POLICY_FILE) return withoutPolicy;
  throw new Trouble(
    `Input "policy" names "${path}", and there is no such file at ${repository.commit.name}. Check the path, which starts at the root of the repository.`,
  );
}
