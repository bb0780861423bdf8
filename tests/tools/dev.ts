import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isPortTaken, runTool, start } from './processes.ts';
import { ROOT } from './project.ts';
import { exampleEnv, startMock, unset } from './servers.ts';

// `npm run dev`: the development server, with the mock backend beside it unless the shop is configured for another one.
const mockPort = Number(process.env.MOCK_PORT) || 4010;
const shopPort = Number(process.env.PORT) || 3000;
const addresses = { shop: `http://localhost:${shopPort}`, mock: `http://localhost:${mockPort}` };

/** What the framework itself will read from the project's own files: those values stand. */
const own = Object.assign(
  {},
  ...['.env', '.env.development', '.env.local', '.env.development.local'].map(fileVariables),
) as Record<string, string>;
const defaults = Object.fromEntries(
  Object.entries(unset(exampleEnv(addresses))).filter(([name]) => own[name] === undefined),
);
const backend = process.env.API_BASE_URL ?? own.API_BASE_URL ?? addresses.mock;

await runTool(async () => {
  const mock = backend === addresses.mock ? await startMockOnce() : [];
  const shop = start([process.execPath, 'server.ts', '--dev'], {
    env: { ...defaults, PORT: String(shopPort), HOST: 'localhost' },
    echo: '',
  });
  return (await Promise.race([shop, ...mock].map((program) => program.ended))) === 0;
});

async function startMockOnce() {
  if (!(await isPortTaken(mockPort)))
    return [(await startMock({ port: mockPort, shopUrl: addresses.shop, echo: '[mock]' })).program];
  console.log(`Port ${mockPort} is in use: the mock backend that runs there is used.`);
  return [];
}

function fileVariables(name: string): Record<string, string | undefined> {
  const path = join(ROOT, name);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}
