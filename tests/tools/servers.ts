import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, freePort, type Running, start, waitForResponse } from './processes.ts';
import { NODE, ROOT } from './project.ts';

const EXAMPLE = { shop: 'http://localhost:3000', mock: 'http://localhost:4010' };
/** The webhook's secret in `.env.example`. */
export const WEBHOOK_SECRET = 'demo-revalidate-secret';

/** The variables of `.env.example`, with the addresses of the shop and the mock as they are here. */
export function exampleEnv(addresses: { shop: string; mock: string }): Record<string, string> {
  const variables = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      (value ?? '').replaceAll(EXAMPLE.mock, addresses.mock).replaceAll(EXAMPLE.shop, addresses.shop),
    ]),
  );
}

/** Variables that are not set yet: what the user set in the environment stays. */
export function unset(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => process.env[name] === undefined));
}

export type Server = { url: string; port: number; program: Running; stop: () => Promise<void> };

/** Starts the mock backend and waits until it responds. */
export async function startMock({
  port,
  shopUrl,
  env,
  echo,
}: {
  port: number;
  shopUrl: string;
  env?: Environment;
  echo?: string;
}): Promise<Server> {
  const program = start([...NODE, 'tests/mock-backend/main.ts'], {
    env: { MOCK_PORT: String(port), SHOP_URL: shopUrl, ...env },
    echo,
  });
  return ready(port, program, '/__mock__/health');
}

/** As in `npm start`: left to itself the heap grows to twice its content, and gives nothing back under load. */
const HEAP = '--max-old-space-size=512 --max-semi-space-size=8';

/** Starts the built shop on the loopback address and waits until it responds. `cwd` is the folder of another build. */
export async function startShop({
  port,
  env,
  echo,
  cwd,
}: {
  port: number;
  env: Environment;
  echo?: string;
  cwd?: string;
}): Promise<Server> {
  const program = start([process.execPath, 'server.ts'], {
    env: {
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: HEAP,
      PORT: String(port),
      HOST: 'localhost',
      ...env,
    },
    echo,
    cwd,
  });
  return ready(port, program, '/api/health');
}

export type Pair = {
  shop: Server;
  mock: Server;
  /** what the shop was started with */
  env: Environment;
  /** starts another shop beside the same mock backend, on a port of its own */
  startAnother: (env?: Environment) => Promise<Server>;
};

/**
 * Starts the built shop beside a mock backend on free ports, both with empty caches. `env` is the shop's, `mockEnv` the
 * mock's. Rate limits are off unless `env` sets `RATE_LIMITS`: all requests come from one machine.
 */
export async function startPair({
  env: extra,
  mockEnv,
}: { env?: Environment; mockEnv?: Environment } = {}): Promise<Pair> {
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const mock = await startMock({ port: await freePort(), shopUrl, env: mockEnv });
  const env = { ...exampleEnv({ shop: shopUrl, mock: mock.url }), RATE_LIMITS: 'off', ...extra };
  const startAnother = async (more?: Environment) => startShop({ port: await freePort(), env: { ...env, ...more } });
  return { mock, env, startAnother, shop: await startShop({ port, env }) };
}

async function ready(port: number, program: Running, path: string): Promise<Server> {
  const url = `http://localhost:${port}`;
  try {
    await waitForResponse(url + path, program);
    return { url, port, program, stop: program.stop };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Memory of a server in MB, as the system reports it now. NaN where it reports none. */
export function megabytes({ program }: Pick<Server, 'program'>): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}
