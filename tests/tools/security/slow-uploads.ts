import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Server, startBoth } from '../servers.ts';

const CONNECTIONS = 100;
/** How long the attack is watched, in seconds: the shop ends a slow upload after ten. */
const ATTACK_S = 13;
const VISITOR_S = 2;
const BOUNDARY = 'b';
const JPEG = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(2048)]);
const START = Buffer.concat([
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
  JPEG,
]);
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

type Result = { rows: string[][]; problems: string[] };
type Reply = { status: number; seconds: number };

/**
 * One guest uploads over a hundred connections, a byte a second on each. Meanwhile other visitors log in, fill their carts,
 * order and upload as ever, and the slow uploads are ended.
 */
export async function checkSlowUploads(): Promise<Result> {
  const { shop, mock } = await startBoth();
  try {
    return await check(shop);
  } finally {
    await Promise.all([shop.stop(), mock.stop()]);
  }
}

async function check(shop: Server): Promise<Result> {
  const rows: string[][] = [];
  const problems: string[] = [];
  const row = (what: string, isRight: boolean, seen: string) => {
    rows.push([what, seen, isRight ? 'yes' : 'NO']);
    if (!isRight) problems.push(`slow uploads, ${what}: ${seen}`);
  };
  const visitor = await guest(shop);
  const attacker = await guest(shop);
  const attack = Array.from({ length: CONNECTIONS }, () => startSlowUpload(shop, attacker));
  try {
    const startedAt = performance.now();
    const photos = Promise.all(Array.from({ length: 5 }, () => upload(shop, visitor, 200_000, Number.POSITIVE_INFINITY)));
    const phone = guest(shop).then((cookies) => upload(shop, cookies, 60_000, 15_000));
    const replies: Record<'login' | 'cart' | 'order', Reply[]> = { login: [], cart: [], order: [] };
    while ((performance.now() - startedAt) / 1000 < ATTACK_S) {
      replies.login.push(await post(shop, '/auth/login', { type: 'TEMP' }));
      replies.cart.push(await post(shop, '/stores/main/shopping-cart/add-to-cart', { product_variant_id: VARIANT, qty: 1 }, visitor));
      replies.order.push(await post(shop, '/stores/main/checkouts', orderFor(shop), visitor));
      await pause(300);
    }
    for (const [name, all] of Object.entries(replies)) {
      const worst = Math.max(...all.map(({ seconds }) => seconds));
      const failed = all.filter(({ status }) => status !== 200);
      row(`a visitor's ${name}`, failed.length === 0 && worst < VISITOR_S, `${all.length} calls, ${statusesOf(failed)}slowest ${worst.toFixed(2)} s`);
    }
    const five = await photos;
    row('five photos at once', five.every(({ status }) => status === 200) && five.length === 5, five.map(({ status }) => status).join(' '));
    const slow = await phone;
    row('a phone with 15 kB/s', slow.status === 200, `${slow.status} after ${slow.seconds.toFixed(1)} s`);

    const count = (status: number) => attack.filter((one) => one.status() === status).length;
    const open = attack.filter((one) => one.status() === 0).length;
    row('slow uploads that are refused', count(429) >= CONNECTIONS - 20, `${count(429)} of ${CONNECTIONS}, 429`);
    const closed = attack.filter((one) => one.status() === 408 && one.isClosed()).length;
    row('slow uploads that are ended', count(408) >= 2 && closed === count(408), `${count(408)}, 408, ${closed} of them disconnected; ${open} still wait`);
  } finally {
    for (const { end } of attack) end();
  }
  return { rows, problems };
}

const statusesOf = (failed: Reply[]): string =>
  failed.length > 0 ? `${failed.length} failed (${[...new Set(failed.map(({ status }) => status))].join(', ')}), ` : '';

const VARIANT = 'svc-window-seat-6ft-oak';
const orderFor = (shop: Server) => ({
  checkout_product_variant_ids: [VARIANT],
  voucher_code: null,
  delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
  delivery_details: { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' },
  payment_method: 'OFFLINE',
  success_url: `${shop.url}/result/order/success`,
  cancel_url: `${shop.url}/result/order/cancelled`,
});

async function post(shop: Server, path: string, body: object, cookie = ''): Promise<Reply & { cookies: string }> {
  const startedAt = performance.now();
  const response = await fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  const cookies = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { status: response.status, seconds: (performance.now() - startedAt) / 1000, cookies };
}

const guest = async (shop: Server): Promise<string> => (await post(shop, '/auth/login', { type: 'TEMP' })).cookies;

/** Uploads a picture of so many bytes, at so many bytes a second. */
async function upload(shop: Server, cookie: string, bytes: number, perSecond: number): Promise<Reply> {
  const startedAt = performance.now();
  const body = Buffer.concat([START, Buffer.alloc(bytes), END]);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const size = Math.min(perSecond / 2, body.length - sent);
      if (Number.isFinite(perSecond)) await pause(500);
      controller.enqueue(body.subarray(sent, (sent += size)));
      if (sent >= body.length) controller.close();
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie };
  const response = await fetch(`${shop.url}/api/upload`, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
  await response.body?.cancel();
  return { status: response.status, seconds: (performance.now() - startedAt) / 1000 };
}

/** An upload that begins as a picture and goes on with a byte a second. `status` is 0 until there is an answer. */
function startSlowUpload(shop: Server, cookie: string): { status: () => number; isClosed: () => boolean; end: () => void } {
  let answer = '';
  const head = [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${shop.port}`,
    `Cookie: ${cookie}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length: 1000000',
  ];
  const socket: Socket = connect({ port: shop.port, host: 'localhost' }, () => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(START);
  });
  const drip = setInterval(() => socket.writable && socket.write('x'), 1000);
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(drip));
  return { status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), isClosed: () => socket.closed, end: () => socket.destroy() };
}
