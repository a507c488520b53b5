import { type LoadedPolicy, loadPolicy, POLICY_FILE, withoutPolicy } from "../policy.ts";
import { attempt, Trouble } from "../trouble.ts";
import type { Repository } from "./repository.ts";

/**
 * Loads the policy file of a repository. Only the one that nobody named may be missing.
 *
 * @throws Trouble where a file that was named is not there, or where that cannot be told.
 */
export async function loadRepositoryPolicy(repository: Repository, path: string): Promise<LoadedPolicy> {
  const found = await attempt(() => repository.has(path));
  if ("reason" in found) throw new Trouble(`The policy file "${path}" cannot be looked for. ${found.reason}`);
  if (found.result) return loadPolicy(path, repository.read);
  if (path === POLICY_FILE) return withoutPolicy;
  throw new Trouble(
    `Input "policy" names "${path}", and there is no such file at the head commit. Check the path, which starts at the root of the repository.`,
  );
}
