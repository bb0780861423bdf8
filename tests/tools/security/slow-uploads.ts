import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, openGuest, orderFor, post, type Reply as HttpReply } from '../http.ts';
import type { Report } from '../report.ts';
import { type Server, startPair } from '../servers.ts';

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

type Reply = { status: number; seconds: number };

/**
 * One guest uploads over a hundred connections, a byte a second on each. Meanwhile other visitors log in, fill their carts,
 * order and upload as ever, and the slow uploads are ended.
 */
export async function checkSlowUploads(report: Report): Promise<void> {
  const { shop } = await startPair();
  const check = (what: string, isGood: boolean, found: string) => report.check(`slow uploads: ${what}`, isGood, found);
  const visitor = await openGuest(shop.url);
  const attacker = await openGuest(shop.url);
  const attack = Array.from({ length: CONNECTIONS }, () => startSlowUpload(shop, attacker));
  const startedAt = performance.now();
  const photos = Promise.all(Array.from({ length: 5 }, () => upload(shop, visitor, 200_000, Number.POSITIVE_INFINITY)));
  const phone = openGuest(shop.url).then((cookie) => upload(shop, cookie, 60_000, 15_000));
  const replies: Record<'login' | 'cart' | 'order', HttpReply[]> = { login: [], cart: [], order: [] };
  while ((performance.now() - startedAt) / 1000 < ATTACK_S) {
    replies.login.push(await post(`${shop.url}/api/auth/login`, { type: 'TEMP' }));
    replies.cart.push(await addToCart(shop.url, visitor));
    replies.order.push(await post(`${shop.url}/api/stores/main/checkouts`, orderFor(shop.url), { cookie: visitor }));
    await pause(300);
  }
  for (const [name, all] of Object.entries(replies)) {
    const worst = Math.max(...all.map(({ ms }) => ms)) / 1000;
    const failed = all.flatMap(({ status }) => (status === 200 ? [] : [status]));
    check(
      `a visitor's ${name}`,
      failed.length === 0 && worst < VISITOR_S,
      `${all.length} calls, ${failed.length} failed ${failed.join(' ')}, slowest ${worst.toFixed(2)} s`,
    );
  }
  const five = (await photos).map(({ status }) => status);
  check(
    'five photos at once',
    five.every((status) => status === 200),
    five.join(' '),
  );
  const slow = await phone;
  check('a phone with 15 kB/s', slow.status === 200, `${slow.status} after ${slow.seconds.toFixed(1)} s`);

  const count = (status: number) => attack.filter((one) => one.status() === status).length;
  check('refused', count(429) >= CONNECTIONS - 20, `${count(429)} of ${CONNECTIONS}, 429`);
  const closed = attack.filter((one) => one.status() === 408 && one.isClosed()).length;
  check('ended', count(408) >= 2 && closed === count(408), `${count(408)}, 408, ${closed} of them disconnected; ${count(0)} still wait`);
  for (const { end } of attack) end();
}

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

/** An upload that begins as a picture and goes on with a byte a second. `status` is 0 until there is a response. */
function startSlowUpload(shop: Server, cookie: string): { status: () => number; isClosed: () => boolean; end: () => void } {
  let text = '';
  // without `Connection: close`: the shop closes it by itself
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
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(drip));
  return { status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), isClosed: () => socket.closed, end: () => socket.destroy() };
}
