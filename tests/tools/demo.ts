import { ensureBuild } from './build.ts';
import { DEMO_LOGINS, DEMO_PHONE_LOGINS } from './demo-logins.ts';
import { isPortTaken, runTool } from './processes.ts';
import { exampleEnv, startMock, startShop, unset } from './servers.ts';

// `npm run demo`: the shop as it would run for customers, against the mock backend, with nothing to set up.
const mockPort = Number(process.env.MOCK_PORT) || 4010;
const shopPort = Number(process.env.PORT) || 3000;
const addresses = { shop: `http://localhost:${shopPort}`, mock: `http://localhost:${mockPort}` };

await runTool(async () => {
  for (const [port, name, variable] of [
    [mockPort, 'mock backend', 'MOCK_PORT'],
    [shopPort, 'shop', 'PORT'],
  ] as const) {
    if (await isPortTaken(port))
      throw new Error(
        `Port ${port} is in use, and the ${name} needs it. Choose another: ${variable}=${port + 1} npm run demo`,
      );
  }
  await ensureBuild();
  const mock = await startMock({ port: mockPort, shopUrl: addresses.shop, echo: '[mock]' });
  const shop = await startShop({ port: shopPort, env: unset(exampleEnv(addresses)), echo: '[shop]' });

  console.log(`\nReady: ${addresses.shop}\n\nDemo log-ins:`);
  for (const { who, email, password } of DEMO_LOGINS) console.log(`  ${email}  ${password}  ${who}`);
  for (const { who, phone, password } of DEMO_PHONE_LOGINS) console.log(`  ${phone}  ${password}  ${who}`);
  console.log(`\nThe mock backend is at ${addresses.mock}. Ctrl-C stops both.`);

  // when one of them dies, the other goes too
  const code = await Promise.race([mock, shop].map(({ program }) => program.ended));
  throw new Error(`A server ended by itself (exit code ${code}).`);
});
