import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './project.ts';
import { type Environment, freePort, type Running, start, waitForAnswer } from './processes.ts';

export const MOCK_COMMAND = [process.execPath, '--import', './tests/mock-backend/resolve.mjs', 'tests/mock-backend/main.ts'];
const EXAMPLE = { shop: 'http://localhost:3000', mock: 'http://localhost:4010' };

/** The variables of `.env.example`, with the addresses of the shop and the mock as they are here. */
export function exampleEnv(addresses: { shop: string; mock: string }): Record<string, string> {
  const variables = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, (value ?? '').replaceAll(EXAMPLE.mock, addresses.mock).replaceAll(EXAMPLE.shop, addresses.shop)]),
  );
}

/** Variables that are not set yet: what the user set in the environment stays. */
export function unset(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => process.env[name] === undefined));
}

export type Server = { url: string; port: number; program: Running; stop: () => Promise<void> };

/** Starts the mock backend and waits until it answers. */
export async function startMock({ port, shopUrl, env, echo }: { port: number; shopUrl: string; env?: Environment; echo?: string }): Promise<Server> {
  const url = `http://localhost:${port}`;
  const program = start(MOCK_COMMAND, { env: { MOCK_PORT: String(port), SHOP_URL: shopUrl, ...env }, echo });
  return ready({ url, port, program, stop: program.stop }, `${url}/__mock__/health`);
}

/** As `npm start` has it: left to itself the heap grows to twice what is in it, and gives nothing back while there is load. */
const HEAP = '--max-old-space-size=512 --max-semi-space-size=8';

/** Starts the built shop on the loopback address and waits until it answers. */
export async function startShop({ port, env, echo }: { port: number; env: Environment; echo?: string }): Promise<Server> {
  const url = `http://localhost:${port}`;
  const program = start([process.execPath, 'server.ts'], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_OPTIONS: HEAP, PORT: String(port), HOST: 'localhost', ...env },
    echo,
  });
  return ready({ url, port, program, stop: program.stop }, `${url}/api/health`);
}

/** Starts the built shop beside a mock backend on free ports, each with nothing in its caches, and without limits by address: who asks is one machine. `env` is the mock's. */
export async function startBoth({ env }: { env?: Environment } = {}): Promise<{ shop: Server; mock: Server }> {
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const mock = await startMock({ port: await freePort(), shopUrl, env });
  try {
    return { mock, shop: await startShop({ port, env: { ...exampleEnv({ shop: shopUrl, mock: mock.url }), RATE_LIMITS: 'off' } }) };
  } catch (error) {
    await mock.stop();
    throw error;
  }
}

async function ready(server: Server, url: string): Promise<Server> {
  try {
    await waitForAnswer(url, server.program);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
