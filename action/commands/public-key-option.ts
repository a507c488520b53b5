import { Option } from "commander";

/** `--public-key`, several times where the signing was restarted. */
export function publicKeyOption(): Option {
  return new Option(
    "--public-key <key>",
    "the key that must have signed it first: 64 hexadecimal digits, or a file; more than one after a restart",
  )
    .argParser((key: string, keys: readonly string[]) => [...keys, key])
    .default([], "any");
}
