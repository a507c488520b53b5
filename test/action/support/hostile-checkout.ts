import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { blobId, type MemoryRepository } from "./memory-repository.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A workspace in which a stranger's program has been, and what shows that something of it was run. */
export interface HostileCheckout {
  readonly folder: string;
  /** For the start of `PATH`: a folder with another git. */
  readonly bin: string;
  /** Exists once that git, or a program that the checkout's settings name, was run. */
  readonly marker: string;
}

/** A checkout that holds an empty configuration under the id of the blob of a text. */
export function hostileCheckout(repository: MemoryRepository, text: string): HostileCheckout {
  const [folder, bin] = [repository.writeTo(temporaryFolder()), temporaryFolder()];
  const git = join(folder, ".git");
  const blob = blobId(text);
  const file = join(git, "objects", blob.slice(0, 2), blob.slice(2));
  rmSync(file);
  writeFileSync(file, deflateSync("blob 3\0{}\n"));
  const marker = join(bin, "marker");
  writeFileSync(join(bin, "git"), `#!/bin/sh\ntouch ${marker}\nexec /usr/bin/git "$@"\n`, { mode: 0o755 });
  writeFileSync(join(git, "config"), `[core]\n  fsmonitor = touch ${marker}\n`);
  return { folder, bin, marker };
}
