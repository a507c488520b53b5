import type { ComponentChildren } from "preact";
import type { MenuEntry } from "../http/route.ts";
import { type Caller, describeUser } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { Form } from "./form-element.tsx";
import { ICON, SCRIPTS, type ScriptName, STYLE } from "./generated/assets.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { FILLED_IN_AGAIN, FORM_TOKEN_FIELD, NEVER_KEPT } from "./kept-fields.ts";
import type { Message } from "./messages.ts";

/**
 * Who looks at a page: a caller, "somebody" whose session was not looked up, or no one who is signed in. Where it is no caller, the
 * navigation has what all people may open.
 */
type Visitor = Caller | "somebody" | undefined;

/** A page but for its content. */
interface PageProps {
  /** The title of the page: its heading, and the text of the browser's tab. */
  readonly title: string;
  /** The path of the page, which the navigation marks. */
  readonly pathname: string;
  /** The path of the page that has the form which this page answers; undefined where it answers none. */
  readonly formPage: string | undefined;
  readonly menu: readonly MenuEntry[];
  readonly visitor: Visitor;
  /** The address to which signing in leads from here. */
  readonly address: string;
  /** A sentence on the change that was just made. */
  readonly message: Message | undefined;
  /** The buttons beside the heading: what is done on this page most. */
  readonly actions: ComponentChildren;
  readonly scripts: readonly ScriptName[];
  readonly children: ComponentChildren;
}

/** A whole document: the same frame around every page. */
export function Page({ title, formPage, message, actions, scripts, children, ...header }: PageProps) {
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
        <Header {...header} />
        <main
          id="main"
          tabIndex={-1}
          data-page={formPage}
          data-token-field={FORM_TOKEN_FIELD}
          data-never-kept={NEVER_KEPT.join(" ")}
          data-filled-in={FILLED_IN_AGAIN}
        >
          <div class="title">
            <h1>{title}</h1>
            {actions !== undefined && <div class="actions">{actions}</div>}
          </div>
          {message !== undefined && <Notice isSuccess={message.isSuccess}>{message.text}</Notice>}
          {children}
        </main>
      </body>
    </html>
  );
}

type HeaderProps = Pick<PageProps, "pathname" | "menu" | "visitor" | "address">;

/** The header of every page: the name of the server, which leads home, and the ways to other pages. */
export function Header(props: HeaderProps) {
  const { pathname, menu } = props;
  return (
    <header>
      <a class="home" href="/" aria-current={pathname === "/" ? "page" : undefined}>
        <Icon name="shield-check" />
        Provider Steward
      </a>
      {menu.length > 0 && <Navigation {...props} />}
    </header>
  );
}

/** The navigation of whoever may be anybody has what everybody who is signed in may open: to others, that is the sign-in page. */
const ANYBODY: Pick<Caller, "role"> = { role: "viewer" };

/** The ways to other pages. Where there is little room they stand behind a button, which needs no script. */
function Navigation({ visitor, pathname, menu, address }: HeaderProps) {
  return (
    <details class="menu">
      <summary>
        <Icon name="menu" /> Menu
      </summary>
      <nav aria-label="Main">
        <ul>
          {menu
            .filter((entry) => mayOpen(isCaller(visitor) ? visitor : ANYBODY, entry))
            .map(({ path, text }) => (
              <li key={path}>
                <Icon name={MENU_ICONS[path] ?? "book-open"} />
                <a href={path} aria-current={isAt(pathname, path) ? "page" : undefined}>
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <FindContent />
      <div class="account">
        <Account visitor={visitor} address={address} />
      </div>
    </details>
  );
}

/** Who is signed in, and the way in or out. "Somebody" whose session has ended finds the sign-in page at home. */
function Account({ visitor, address }: Pick<HeaderProps, "visitor" | "address">) {
  if (visitor === undefined) return <a href={signInAddress(address)}>Sign in</a>;
  if (!isCaller(visitor)) return <a href="/">Your account</a>;
  return (
    <>
      <span>{describeUser(visitor)}</span>
      <Form action="/sign-out" submit="Sign out" look="plain" />
    </>
  );
}

/** The address of the sign-in page that leads to another one afterwards; the sign-in page says itself where it leads. */
function signInAddress(address: string): string {
  const isThere = /^\/sign-in(?:\?|$)/.test(address);
  return isThere ? address : `/sign-in?to=${encodeURIComponent(address)}`;
}

function isCaller(visitor: Visitor): visitor is Caller {
  return typeof visitor === "object";
}

/** The icons of the menu. */
const MENU_ICONS: Readonly<Record<string, IconName | undefined>> = {
  "/items": "file-stack",
  "/keys": "key-round",
  "/users": "user-round",
  "/groups": "users-round",
  "/audit": "scroll-text",
  "/exports": "archive",
  "/status": "activity",
  "/sessions": "monitor",
  "/playground": "braces",
  "/docs": "library",
  "/rules": "list-checks",
  "/reference": "book-open",
};

/** Searches the content that a person may see, from every page. */
function FindContent() {
  return (
    <form class="find" method="get" action="/items" role="search" aria-label="Find content">
      <input type="search" name="q" aria-label="Find content" placeholder="Find content" />
    </form>
  );
}

/** Tests if a person who is signed in may open a page. */
function mayOpen({ role }: Pick<Caller, "role">, { permission }: MenuEntry): boolean {
  const isForAll = permission === "none" || permission === "optional-key" || permission === "sharing";
  return isForAll || isPermitted(role, permission);
}

/** Tests for a page of the menu, or one below it. */
function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

interface NoticeProps {
  /** It is about a change that was made. */
  readonly isSuccess?: boolean;
  readonly children: ComponentChildren;
}

/** A message about what was done or is so, which a screen reader says without being asked. */
export function Notice({ isSuccess = false, children }: NoticeProps) {
  return (
    <p class={isSuccess ? "notice success" : "notice"} role="status">
      {children}
      <Icon name={isSuccess ? "circle-check" : "info"} />
    </p>
  );
}
