/** What `npm start` says once the server answers. */

import { shownState, statePrefix } from "./local-state.ts";
import { serverOption } from "./server-address.ts";

export function greeting(url: string, isEmpty: boolean): string {
  return `Provider Steward answers on ${url}

To check an example, which has errors:
  curl -H 'Content-Type: application/json' --data-binary @docs/examples/broken/providers.jsonc ${url}/v1/validate

The JSON Schema for editors:
  ${url}/schemas/provider-config/v1.json

Every route of the API, for programs:
  curl ${url}/

${isEmpty ? howToStart(url) : howToContinue(url)}
Data is stored in ${shownState()}. Ctrl-C stops the Worker.
`;
}

function howToStart(url: string): string {
  return `There are no users yet. Create the first administrator, in another terminal:
  ${statePrefix}npm run bootstrap${serverOption(url)}

Or create a demo with users, groups, content and an audit log, and the first administrator:
  ${statePrefix}npm run seed${serverOption(url)}

Or export, sign and check an audit log, and create the first administrator:
  ${statePrefix}npm run export:demo${serverOption(url)}

Each of them shows an API key. To use the server in a browser, open ${url}/ and sign in with that key.
`;
}

function howToContinue(url: string): string {
  return `To use the server in a browser, open this address and sign in with an API key:
  ${url}/

The content server's users, with an API key in STEWARD_API_KEY:
  curl -H "Authorization: Key $STEWARD_API_KEY" ${url}/__api__/v1/users

To export, sign and check its audit log, with the same key:
  npm run export:demo${serverOption(url)}
`;
}
