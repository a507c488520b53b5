/** The page `/components`, which `npm start` alone has: each component in each state, to look at while one changes a style. */

import type { ComponentChildren } from "preact";
import { get, PAGE, type RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { answerPage } from "./answer-page.tsx";
import { Facts } from "./facts.tsx";
import { Checkbox, RadioGroup, ROLE_CHOICES, SelectField, TextArea, TextField } from "./fields.tsx";
import { Effects, ErrorSummary, Form, SearchForm } from "./form-element.tsx";
import { Icon } from "./icon.tsx";
import { ICON_NAMES } from "./icon-names.ts";
import { Notice } from "./page.tsx";
import { Pagination } from "./pagination.tsx";
import { Plot } from "./plot.tsx";
import { Badge, Copy, Empty, RoleBadge, Warning } from "./said.tsx";
import { Table } from "./table.tsx";
import { Time } from "./time.tsx";

const PATH = "/components";

/** The route of the page. No deployment has it. */
export const COMPONENTS_ROUTE = get(PATH, "none", showComponents, "The components of pages.", PAGE);

async function showComponents(request: RoutedRequest, context: Context): Promise<Response> {
  return await answerPage(
    request,
    context,
    { title: "Components", scripts: ["copy"], actions: <Buttons /> },
    <>
      <Part title="Colors">
        <Palette />
      </Part>
      <Part title="Icons">
        <p class="actions">
          {ICON_NAMES.map((name) => (
            <span key={name} class="badge">
              <Icon name={name} /> {name}
            </span>
          ))}
        </p>
      </Part>
      <Part title="Badges">
        <Badges />
      </Part>
      <Part title="Messages">
        <Messages />
      </Part>
      <Part title="Confirmation">
        <Effects effects={["3 API keys stop working at once.", "What the user published stays."]} />
        <Form action={PATH} submit="Lock user" look="danger" cancel={PATH} />
      </Part>
      <Part title="Facts">
        <SomeFacts now={context.now} />
      </Part>
      <Part title="Tables">
        <SomeTable />
      </Part>
      <Part title="Nothing yet">
        <Empty icon="key-round" action={<a href={PATH}>Create your first API key</a>}>
          You have no API key yet.
        </Empty>
      </Part>
      <Part title="Forms">
        <Fields />
      </Part>
      <Plot kind="bars" caption="A plot" unit="requests" labels="Hour" series={["2xx", "5xx"]} points={POINTS} />
    </>,
  );
}

const POINTS = [2, 3, 5, 8, 6].map((value, hour) => ({ label: `${hour}:00`, values: [value, value % 3] }));

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Part({ title, children }: PartProps) {
  return (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
}

function Buttons() {
  return (
    <>
      <button type="button">Plain</button>
      <button type="button" disabled>
        Disabled
      </button>
      <a class="button danger" href={PATH}>
        <Icon name="trash" /> Delete …
      </a>
      <button type="button" class="danger">
        Delete
      </button>
      <button type="button" class="primary">
        <Icon name="plus" /> Create
      </button>
    </>
  );
}

/** The colors, by the names of their tokens. */
const PALETTE = [
  "ground",
  "raised",
  "pointed",
  "line",
  "edge",
  "control",
  "text",
  "quiet",
  "link",
  "on-fill",
  "primary",
  "accent-ground",
  "success",
  "success-ground",
  "warning",
  "warning-ground",
  "danger",
  "danger-ground",
  "danger-fill",
  "backdrop",
  "series-1",
  "series-2",
  "series-3",
  "series-4",
  "series-5",
  "series-6",
] as const;

function Palette() {
  return (
    <p class="actions">
      {PALETTE.map((name) => (
        <span key={name} class="badge">
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" fill={`var(--${name})`} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

function Badges() {
  return (
    <p class="actions">
      <RoleBadge role="viewer" />
      <RoleBadge role="publisher" />
      <RoleBadge role="administrator" />
      <Badge tone="good" icon="check">
        Active
      </Badge>
      <Badge tone="late" icon="clock">
        Behind
      </Badge>
      <Badge tone="bad" icon="triangle-alert">
        Failed
      </Badge>
      <Badge icon="lock">Restricted</Badge>
      <Badge tone="accent" icon="globe">
        Public
      </Badge>
      <Badge>Draft</Badge>
    </p>
  );
}

const ERRORS = { general: undefined, fields: { name: "The name is taken." }, labels: { name: "Name" } };

function Messages() {
  return (
    <>
      <Notice>Your session has ended. Sign in again to go on.</Notice>
      <Notice isSuccess>The API key is deleted. It is refused from now on.</Notice>
      <Warning>The database is nearly full; then nothing can be changed.</Warning>
      <ErrorSummary errors={ERRORS} />
    </>
  );
}

function SomeFacts({ now }: { readonly now: Date }) {
  return (
    <>
      <Facts
        facts={[
          ["Role", <RoleBadge key="role" role="publisher" />],
          ["Last active", <Time key="active" value={now.toISOString()} />],
          ["Id", <Copy key="id" id="some-id" label="the id" text="6f1c9a52-3b0e-4d27-9a44-0c5d7e8b1f63" />],
        ]}
      />
      <dl>
        <dt>Verdict</dt>
        <dd>Whole to entry 3002, and current: the server had nothing more.</dd>
        <dt>Next run</dt>
        <dd>in 6 minutes, every 15 minutes</dd>
      </dl>
    </>
  );
}

function SomeTable() {
  return (
    <>
      <Table
        caption="Users"
        rows={ROLE_CHOICES}
        rowKey={({ value }) => value}
        columns={[
          ["Name", ({ label }) => <a href={PATH}>{label}</a>],
          ["Role", ({ value }) => <RoleBadge role={value} />],
          ["May", ({ hint }) => hint],
          [
            "Action",
            ({ label }) => (
              <a class="button danger" href={PATH} aria-label={`Delete ${label}`}>
                <Icon name="trash" /> Delete
              </a>
            ),
            "actions",
          ],
        ]}
      />
      <Pagination label="Users" page={2} pages={3} href={() => PATH} />
    </>
  );
}

function Fields() {
  return (
    <>
      <SearchForm action={PATH} label="Users" isNarrowed>
        <TextField name="prefix" label="Name begins with" type="search" />
        <SelectField name="role" label="Role" choices={ROLE_CHOICES} hint="At most one" />
      </SearchForm>
      <Form action={PATH} submit="Save" cancel={PATH}>
        <TextField name="name" label="Name" hint="Others see it." error={ERRORS.fields.name} />
        <TextField name="expires_at" label="Expires" type="datetime-local" />
        <TextArea name="description" label="Description" />
        <RadioGroup name="user_role" label="Role of the key" choices={ROLE_CHOICES} value="publisher" />
        <Checkbox name="descendants" label="Delete the keys made with it, too" hint="Otherwise they stay valid." />
      </Form>
    </>
  );
}
