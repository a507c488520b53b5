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

interface SubjectTabsProps<Name extends string> {
  readonly label: string;
  /** The path of each tab, as it stands in the table of routes. */
  readonly routes: Readonly<Record<Name, string>>;
  /** The tabs that are shown, in order, with their texts. */
  readonly texts: readonly (readonly [Name, string])[];
  readonly guid: string;
  readonly current: Name;
}

/** Links to the tabs of a page that is about one subject. */
export function SubjectTabs<Name extends string>({ label, routes, texts, guid, current }: SubjectTabsProps<Name>) {
  const tabs = texts.map(([tab, text]) => ({ href: pathOf(routes[tab], guid), text, isCurrent: tab === current }));
  return <Tabs label={label} tabs={tabs} />;
}

/** The path of a tab of a subject. @param route has the subject's guid as its only parameter. */
export function pathOf(route: string, guid: string): string {
  return route.replace(":guid", guid);
}
