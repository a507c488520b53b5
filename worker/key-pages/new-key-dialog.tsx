import type { KeyRecord } from "../../shared/index.ts";

/**
 * Shows the value of a new key, once (specification, section 2.1). Without scripts it stands above the page, and is gone with
 * the page; the script `new-key` makes it one that must be answered, and copies.
 */
export function NewKeyDialog({ created: { name, key } }: { readonly created: KeyRecord }) {
  return (
    <dialog open id="new-key" aria-labelledby="new-key-title" aria-describedby="new-key-advice">
      <h2 id="new-key-title">{`The API key ${name} is created`}</h2>
      <p id="new-key-advice">Store its value now, where only you can read it. It is never shown again.</p>
      <p class="secret">
        <code id="new-key-value">{key}</code>
      </p>
      <div class="actions">
        <button type="button" data-copy="new-key-value" hidden>
          Copy
        </button>
        <a class="button primary" href="/keys">
          I have stored it
        </a>
      </div>
    </dialog>
  );
}
