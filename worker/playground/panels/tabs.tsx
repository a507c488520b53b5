interface Tab<Name extends string> {
  readonly name: Name;
  readonly text: string;
  /** The number of errors, warnings and the like in it; "" for none. */
  readonly note: string;
}

interface TabsProps<Name extends string> {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  /** The element whose content the tabs choose. */
  readonly controls: string;
  readonly onSelect: (name: Name) => void;
}

/** The tab to which each key goes, from one of so many. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as the ARIA practices describe them: one stop of the tabulator, within which the arrows choose. */
export function Tabs<Name extends string>({ label, tabs, selected, controls, onSelect }: TabsProps<Name>) {
  const idOf = (name: Name) => `${controls}-${name}`;
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[KEYS[event.key]?.(index, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(idOf(next.name))?.focus();
  };
  return (
    <div class="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ name, text, note }) => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls={controls}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text} {note !== "" && <span class="note">{note}</span>}
        </button>
      ))}
    </div>
  );
}
