import type { TestInfo } from '@playwright/test';
import { recordCalls } from './calls.ts';
import { freePort } from '../../tests/tools/processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../../tests/tools/servers.ts';
import { ask, HEALTH_DETAILS } from './http.ts';
import { createMockClient, type MockClient } from './mock-client.ts';

/** A mock backend and a shop of their own: specs in different workers never see each other. */
export type Stack = { shop: Server; mock: Server; client: MockClient; stop: () => Promise<void> };

/** Where a worker's mock backend is if it can be: pictures that were resized once are found again by their URL. */
const FIRST_MOCK_PORT = 4610;

/** Starts both on free ports. `env` is the shop's, which counts no attempts: all tests have one address. */
export async function startStack({
  env,
  mock: shared,
  worker,
}: { env?: Record<string, string>; mock?: Server; worker?: number } = {}): Promise<Stack> {
  const shopPort = await freePort();
  const shopUrl = `http://localhost:${shopPort}`;
  const mock =
    shared ??
    (await startMock({
      port: await freePort(worker === undefined ? 0 : FIRST_MOCK_PORT + worker),
      shopUrl,
    }));
  try {
    const shop = await startShop({
      port: shopPort,
      env: { ...exampleEnv({ shop: shopUrl, mock: mock.url }), RATE_LIMITS: 'off', ...env },
    });
    const client = createMockClient(mock.url);
    if (worker !== undefined) await readArticles(shop.url, client);
    const stop = async () => {
      if (!shared) recordCalls(await client.calls());
      await Promise.all([shop.stop(), shared ? undefined : mock.stop()]);
    };
    return { shop, mock, client, stop };
  } catch (error) {
    if (!shared) await mock.stop();
    throw error;
  }
}

/** One that no test looks at, for this page comes too early for what articles say of it. */
const SERVICE = '/shop/main/product/svc-signage/signage';

/**
 * Lets the shop read what articles say of services, as the first page of a service makes it do in the background, so
 * that it does not happen in the midst of a test. @throws Error when it is not done within ten seconds
 */
async function readArticles(shop: string, client: MockClient): Promise<void> {
  const deadline = Date.now() + 10_000;
  const { status } = await ask(shop + SERVICE);
  if (status !== 200) throw new Error(`${SERVICE}: ${status}`);
  const [list] = await client.requests({ call: 'getPosts' });
  if (!list) throw new Error('The page of a service does not ask for articles.');
  const { data } = (await (await fetch(`${client.url}${list.path}?${new URLSearchParams(list.query)}`)).json()) as {
    data: object;
  };
  while ((await client.requests({ call: 'getPost' })).length < Object.keys(data).length) {
    if (Date.now() > deadline) throw new Error('The shop does not read the articles.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.clearRequests();
}

/** Puts what the servers printed beside a failed test. */
export async function attachOutput(testInfo: TestInfo, stack: Stack): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  await testInfo.attach('shop output', { body: stack.shop.program.output().slice(-8_000), contentType: 'text/plain' });
}

/**
 * A shop looks by itself whether its backend is back. A test that made it go away does not leave that to the next one.
 * @throws Error when it has not found it within ten seconds
 */
export async function untilBackendIsBack({ shop }: Pick<Stack, 'shop'>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { backend } = (await (await fetch(`${shop.url}/api/health/ready`, { headers: HEALTH_DETAILS })).json()) as {
      backend: string;
    };
    if (backend === 'up') return;
    if (Date.now() > deadline) throw new Error('The shop has not found its backend again.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
