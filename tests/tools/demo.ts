import { build, isBuildFresh } from './build.ts';
import { isPortTaken, onInterrupt } from './processes.ts';
import { exampleEnv, type Server, startMock, startShop, unset } from './servers.ts';
import { DEMO_LOGINS, DEMO_PHONE_LOGINS } from './demo-logins.ts';

// `npm run demo`: the shop as it would run for customers, against the mock backend, with nothing to set up.
const mockPort = Number(process.env.MOCK_PORT) || 4010;
const shopPort = Number(process.env.PORT) || 3000;
const servers: Server[] = [];

async function stop(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

onInterrupt(stop);

for (const [port, name, variable] of [
  [mockPort, 'mock backend', 'MOCK_PORT'],
  [shopPort, 'shop', 'PORT'],
] as const) {
  if (await isPortTaken(port)) fail(`Port ${port} is in use, and the ${name} needs it. Choose another: ${variable}=${port + 1} npm run demo`);
}

if (isBuildFresh()) console.log('The build is up to date.');
else {
  console.log('Building the shop…');
  const { code } = await build({ echo: '' });
  if (code !== 0) fail('The build failed.');
}

const addresses = { shop: `http://localhost:${shopPort}`, mock: `http://localhost:${mockPort}` };
try {
  servers.push(await startMock({ port: mockPort, shopUrl: addresses.shop, echo: '[mock]' }));
  servers.push(await startShop({ port: shopPort, env: unset(exampleEnv(addresses)), echo: '[shop]' }));
} catch (error) {
  await stop();
  fail(error instanceof Error ? error.message : String(error));
}

console.log(`\nReady: ${addresses.shop}\n\nDemo log-ins:`);
for (const { who, email, password } of DEMO_LOGINS) console.log(`  ${email}  ${password}  ${who}`);
for (const { who, phone, password } of DEMO_PHONE_LOGINS) console.log(`  ${phone}  ${password}  ${who}`);
console.log(`\nThe mock backend is at ${addresses.mock}. Ctrl-C stops both.`);

// when one of them dies, the other goes too
const code = await Promise.race(servers.map((server) => server.program.ended));
await stop();
fail(`A server ended by itself (exit code ${code}).`);
