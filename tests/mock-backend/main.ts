import { createBackend } from './backend.ts';
import { demoSeed } from './demo-seed.ts';
import { listen } from './server.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf(process.env);
const seed = demoSeed(settings.products);
const servers = await listen(createBackend(seed, settings), settings.port, settings.hosts);
console.log(`Mock backend ready: http://localhost:${settings.port} (${seed.products.length} services)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
}
