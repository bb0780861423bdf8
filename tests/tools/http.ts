import { Agent, request } from 'node:http';

export type Sent = { url: string; method?: string; headers?: Record<string, string>; body?: string };
export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
};
export type LoadResult = {
  requests: number;
  failures: string[];
  p99: number;
  slowest: { ms: number; what: string };
  perSecond: number;
};

/** One request. Rejects when the response breaks off. `Host` may differ from the URL. */
export function send({ url, method = 'GET', headers, body }: Sent, agent?: Agent): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers: { accept: '*/*', ...headers } }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(parts).toString('utf8'),
          ms: performance.now() - startedAt,
        }),
      );
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no response within 20 s')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const get = (url: string, headers?: Record<string, string>): Promise<Reply> => send({ url, headers });
export const post = (url: string, body: unknown, headers?: Record<string, string>): Promise<Reply> =>
  send({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * Sends requests over some connections until `stop` is called. `next` gives each connection its requests. Any response
 * but 200, and a connection that breaks, is a failure; nothing is sent twice.
 */
export function startLoad(
  next: (connection: number, count: number) => Sent,
  { connections = 8, keepAlive = true }: { connections?: number; keepAlive?: boolean } = {},
): { end: () => Promise<LoadResult> } {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const startedAt = performance.now();
  const times: number[] = [];
  let slowest = { ms: 0, what: '' };
  const failures: string[] = [];
  let isOver = false;
  async function connection(index: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const one = next(index, count);
      const what = `${one.method ?? 'GET'} ${new URL(one.url).pathname}`;
      try {
        const { status, ms } = await send(one, agent);
        if (status === 200) times.push(ms);
        else failures.push(`${what}: ${status}`);
        if (ms > slowest.ms) slowest = { ms, what };
      } catch (error) {
        failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  const all = Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  return {
    end: async () => {
      isOver = true;
      await all;
      agent.destroy();
      return {
        requests: times.length + failures.length,
        failures,
        p99: percentile(times, 0.99),
        slowest,
        perSecond: times.length / ((performance.now() - startedAt) / 1000),
      };
    },
  };
}

/** What became of a number of requests. Times are milliseconds; status 0 is a connection that broke. */
export type Tally = { count: number; statuses: Record<number, number>; p99: number; slowest: number; replies: Reply[] };

/** Requests each page once, so many at a time, each from an address of its own where the server trusts this proxy. */
export async function getAll(urls: string[], connections: number): Promise<Tally> {
  const agent = new Agent({ keepAlive: false, maxSockets: connections });
  const left = [...urls];
  const replies: Reply[] = [];
  async function connection(): Promise<void> {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const startedAt = performance.now();
      const from = `10.7.${left.length >> 8}.${left.length & 255}`;
      const broken = () => ({ status: 0, headers: {}, body: '', ms: performance.now() - startedAt });
      replies.push(await send({ url, headers: { accept: 'text/html', 'x-forwarded-for': from } }, agent).catch(broken));
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  const times = replies.map(({ ms }) => ms);
  const statuses: Record<number, number> = {};
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1;
  return { count: replies.length, statuses, p99: percentile(times, 0.99), slowest: Math.max(0, ...times), replies };
}

export const tallyText = ({ count, statuses, p99, slowest }: Tally): string =>
  `${count} requests, ${Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')}, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
export const median = (values: number[]): number => percentile(values, 0.5);

/** The cookies that a response sets, as a `Cookie` header. */
export const cookiesOf = ({ headers }: Reply): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Logs a guest in. @returns its cookies */
export async function openGuest(shopUrl: string, headers?: Record<string, string>): Promise<string> {
  const reply = await post(`${shopUrl}/api/auth/login`, { type: 'TEMP' }, headers);
  if (reply.status !== 200) throw new Error(`The guest's login failed: ${reply.status} ${reply.body}`);
  return cookiesOf(reply);
}

const VARIANT = 'svc-window-seat-6ft-oak';
export const addToCart = (shopUrl: string, cookie: string, headers?: Record<string, string>): Promise<Reply> =>
  post(
    `${shopUrl}/api/stores/main/shopping-cart/add-to-cart`,
    { product_variant_id: VARIANT, qty: 1 },
    { cookie, ...headers },
  );
/** An order of what `addToCart` adds, as the checkout sends it. */
export const orderFor = (shopUrl: string) => ({
  checkout_product_variant_ids: [VARIANT],
  voucher_code: null,
  delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
  delivery_details: { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' },
  payment_method: 'OFFLINE',
  success_url: `${shopUrl}/result/order/success?type=1`,
  cancel_url: `${shopUrl}/result/order/cancelled`,
});

/** Tells the shop's webhook that something has changed. */
export const revalidate = (shopUrl: string, tags: string[], secret: string): Promise<Reply> =>
  post(`${shopUrl}/api/revalidate`, { tags }, { authorization: `Bearer ${secret}` });
