import type { ComponentChildren } from "preact";
import { type Caller, describeUser } from "../identity/caller.ts";
import { isPermitted, type Permission } from "../identity/role-permissions.ts";
import { Form } from "./form-element.tsx";
import { ICON, SCRIPTS, type ScriptName, STYLE } from "./generated/assets.ts";

/** A page but for its content. */
interface PageProps {
  /** The title of the page: its heading, and the text of the browser's tab. */
  readonly title: string;
  /** The path of the page, which the navigation marks. */
  readonly pathname: string;
  /** Undefined where no one is signed in: there is no navigation then. */
  readonly caller: Caller | undefined;
  /** A sentence on the change that was just made. */
  readonly message: string | undefined;
  readonly scripts: readonly ScriptName[];
  readonly children: ComponentChildren;
}

interface Destination {
  readonly path: string;
  readonly text: string;
  /** Who finds something to do there; undefined where it is for everybody. */
  readonly permission: Permission | undefined;
}

const DESTINATIONS: readonly Destination[] = [
  { path: "/", text: "Content", permission: "list-content" },
  { path: "/keys", text: "API keys", permission: "list-keys" },
  { path: "/users", text: "Users", permission: "update-user" },
  { path: "/groups", text: "Groups", permission: "update-group" },
  { path: "/audit", text: "Audit log", permission: "read-audit-log" },
  { path: "/exports", text: "Exports", permission: "list-audit-exports" },
  { path: "/status", text: "Status", permission: "read-metrics" },
  { path: "/sessions", text: "Sessions", permission: "list-sessions" },
  { path: "/playground", text: "Playground", permission: undefined },
];

/** A whole document: the same frame around every page. */
export function Page({ title, pathname, caller, message, scripts, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Provider Steward`}</title>
        <link rel="icon" type="image/svg+xml" href={ICON} />
        <link rel="stylesheet" href={STYLE} />
        {scripts.map((name) => (
          <script key={name} type="module" src={SCRIPTS[name]} />
        ))}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <a class="home" href="/">
            Provider Steward
          </a>
          {caller !== undefined && <Navigation caller={caller} pathname={pathname} />}
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {message !== undefined && <Notice>{message}</Notice>}
          {children}
        </main>
      </body>
    </html>
  );
}

function Navigation({ caller, pathname }: { readonly caller: Caller; readonly pathname: string }) {
  const destinations = DESTINATIONS.filter(
    ({ permission }) => permission === undefined || isPermitted(caller.role, permission),
  );
  return (
    <>
      <nav aria-label="Main">
        <ul>
          {destinations.map(({ path, text }) => (
            <li key={path}>
              <a href={path} aria-current={isAt(pathname, path) ? "page" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="account">
        <span>{describeUser(caller)}</span>
        <Form action="/sign-out" submit="Sign out" look="plain" />
      </div>
    </>
  );
}

/** Tests if a page is a destination, or one below it. Content items are below the list of content. */
function isAt(pathname: string, path: string): boolean {
  if (path === "/") return pathname === "/" || pathname.startsWith("/items/");
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** A message about what was done or is so, which a screen reader says without being asked. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="notice" role="status">
      {children}
    </p>
  );
}
