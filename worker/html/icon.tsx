import { h } from "preact";
import { ICONS } from "./generated/icons.ts";
import type { IconName } from "./icon-names.ts";

/**
 * An icon, of the height and in the color of the text beside it. It says nothing alone: the text does.
 * See docs/decisions/0177-design-language.md.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name].map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
