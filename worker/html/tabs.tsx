interface Tab {
  readonly href: string;
  readonly text: string;
  /** The page shows this view. */
  readonly isCurrent: boolean;
}

interface TabsProps {
  /** The subject of the views, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Links to the views of a page, each of which has an address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
