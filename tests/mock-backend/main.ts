import { createScopes } from './scopes.ts';
import { listen } from './server.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf(process.env);
const scopes = createScopes(settings);
const servers = await listen(scopes, settings.port, settings.hosts);
const url = settings.origin ?? `http://localhost:${settings.port}`;
const { products } = scopes.common.state().catalogs.size();
console.log(`Mock backend ready: ${url} (${products} services)

  state, requests, mails, faults  ${url}/__mock__/
  the contract, to read           ${url}/docs
  how to use it                   docs/qa.md
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
}
