import { providerProtocol } from "../effective/provider.ts";
import { type JsonObject, objectAt, type Path, textAt } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import { providerUrls, type Reach } from "./reach.ts";

/** A setting by which a provider is reached, as it is in force. */
export interface ConnectionSetting {
  readonly kind: "variant" | "protocol" | "url" | "section" | "header";
  /** The name that people know it by: for a header, as it is written. */
  readonly name: string;
  readonly value: string;
  /** Below the provider's entry. */
  readonly path: Path;
}

/** The settings by which a provider is reached, by what distinguishes them: of headers, names without regard to case. */
export function connectionOf(reach: Reach): ReadonlyMap<string, ConnectionSetting> {
  const { provider } = reach;
  const { entry, kind, configuration } = provider;
  const settings = new Map<string, ConnectionSetting>();
  const add = (setting: ConnectionSetting["kind"], path: Path, value: string | undefined) => {
    if (value !== undefined)
      settings.set(path.map(pointerStep).join("/"), { kind: setting, name: String(path.at(-1)), value, path });
  };
  if (kind === "custom") add("variant", ["type"], textAt(entry, "type"));
  add("protocol", ["protocol"], providerProtocol(provider));
  for (const { path, url } of providerUrls(provider)) add("url", path, url);
  for (const section of Object.keys(configuration.vocabulary.sections)) {
    const fields = objectAt(entry, section) ?? {};
    for (const field of Object.keys(fields)) add("section", [section, field], textAt(fields, field));
  }
  for (const header of headersOf(entry))
    settings.set(`customHeaders/${pointerStep(header.name.toLowerCase())}`, header);
  return settings;
}

/**
 * The headers of an entry. Where a name is written in several ways, all values count: the client decides which is sent.
 */
function headersOf(entry: JsonObject): Iterable<ConnectionSetting> {
  const headers = new Map<string, ConnectionSetting>();
  for (const [name, text] of Object.entries(objectAt(entry, "customHeaders") ?? {})) {
    const former = headers.get(name.toLowerCase());
    const values = new Set([...(former === undefined ? [] : former.value.split("\n")), JSON.stringify(text)]);
    const value = [...values].toSorted((one, other) => (one < other ? -1 : 1)).join("\n");
    headers.set(name.toLowerCase(), { kind: "header", name, value, path: ["customHeaders", name] });
  }
  return headers.values();
}
