import { createMockClient, type MockClient } from '../../../e2e/support/mock-client.ts';
import { ask } from '../cluster/load.ts';
import { type Environment, freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';

/** Enough that there are always some that nobody has asked for yet. */
const SERVICES = 3000;

/** One shop in production mode beside a mock backend, nothing in its caches. */
export type World = {
  shop: Server;
  mock: MockClient;
  /** addresses of pages that have been shown once, and are kept from then on */
  known: string[];
  /** addresses of services that nobody has asked for yet, one after another */
  unseen: () => string;
  /** starts another shop beside the same backend */
  another: (env?: Environment) => Promise<Server>;
  stop: () => Promise<void>;
};

const KNOWN = ['/zh', '/shop/main/product', '/shop/main/product/svc-window-seat/window-seat', '/posts', '/about-us'];

export async function startWorld(): Promise<World> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  try {
    const port = await freePort();
    const mock = await startMock({ port: await freePort(), shopUrl: `http://localhost:${port}`, env: { MOCK_PRODUCTS: String(SERVICES) } });
    stops.push(mock.stop);
    const open = async (at: number, env: Environment = {}) => {
      const shop = await startShop({ port: at, env: { ...exampleEnv({ shop: `http://localhost:${at}`, mock: mock.url }), ...env } });
      stops.push(shop.stop);
      return shop;
    };
    const shop = await open(port);
    const unseen = await services(shop.url);
    const known = KNOWN.map((path) => shop.url + path);
    // the second visit is answered from the cache, and the third from memory
    for (let visit = 0; visit < 3; visit += 1) await Promise.all(known.map((url) => ask({ url })));
    return {
      shop,
      mock: createMockClient(mock.url),
      known,
      unseen: () => {
        const url = unseen.pop();
        if (!url) throw new Error('Every service was asked for.');
        return url;
      },
      another: async (env) => open(await freePort(), env),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Addresses of generated services in English, as the sitemap has them: languages share what a page is made of. */
async function services(url: string): Promise<string[]> {
  const files = await Promise.all(['2', '3', '4'].map((part) => ask({ url: `${url}/sitemap/services-${part}.xml` })));
  return files.flatMap(({ body }) =>
    [...body.matchAll(/<loc>[^<]*?(\/shop\/main\/product\/[^<]+)<\/loc>/g)].flatMap(([all, path = '']) => (/\/(?:zh|cn)\/shop/.test(all) ? [] : [url + path])),
  );
}

/** A guest of a shop with one service in the cart: what its calls carry. */
export async function guest(url: string): Promise<{ cookie: string; 'content-type': string; 'x-request-id': string }> {
  const json = { 'content-type': 'application/json', 'x-request-id': 'outage-guest' };
  const { status, headers, body } = await ask({ url: `${url}/api/auth/login`, method: 'POST', headers: json, body: '{"type":"TEMP"}' });
  if (status !== 200) throw new Error(`The guest's login failed: ${status} ${body}`);
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const line = JSON.stringify({ product_variant_id: VARIANT, qty: 1 });
  const added = await ask({ url: `${url}/api/stores/main/shopping-cart/add-to-cart`, method: 'POST', headers: { ...json, cookie }, body: line });
  if (added.status !== 200) throw new Error(`Nothing got into the cart: ${added.status} ${added.body}`);
  return { ...json, cookie };
}

const VARIANT = 'svc-window-seat-6ft-oak';
/** An order of what a guest of a shop has in the cart. */
export const orderAt = (url: string): string =>
  JSON.stringify({
    checkout_product_variant_ids: [VARIANT],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    delivery_details: { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' },
    payment_method: 'OFFLINE',
    success_url: `${url}/result/order/success?type=1`,
    cancel_url: `${url}/result/order/cancelled`,
  });
