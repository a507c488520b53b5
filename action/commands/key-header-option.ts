import { Option } from "commander";

/** The option that names the header of the key, for servers behind something that takes `Authorization` for itself. */
export function keyHeaderOption(): Option {
  return new Option("--key-header <name>", "the header that carries the key").default("Authorization");
}
