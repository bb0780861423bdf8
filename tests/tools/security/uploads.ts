import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, openGuest, orderFor, post, send } from '../http.ts';
import { type Report, until } from '../report.ts';
import { type Server, startPair } from '../servers.ts';
import { open } from './raw.ts';

const CONNECTIONS = 100;
/** How long the attack is watched, in seconds: the shop ends a slow upload after ten. */
const ATTACK_S = 13;
const VISITOR_S = 2;
const TYPE = 'multipart/form-data; boundary=b';
const START = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\nContent-Type: image/gif\r\n\r\nGIF89a${'x'.repeat(2_048)}`;

/**
 * Uploads that are broken off leave no exceptions in the log. Then one guest uploads over a hundred connections, a byte
 * a second on each: other visitors log in, fill their carts, order and upload as ever, and the slow uploads are ended.
 */
export async function checkUploads(report: Report): Promise<void> {
  const { shop } = await startPair();
  await breakOff(shop, report);
  const [visitor, attacker] = [await openGuest(shop.url), await openGuest(shop.url)];
  const attack = Array.from({ length: CONNECTIONS }, () => startUpload(shop, attacker));
  const drip = setInterval(() => attack.forEach(({ socket }) => socket.writable && socket.write('x')), 1_000);
  const startedAt = performance.now();
  const photos = Promise.all(Array.from({ length: 5 }, () => upload(shop, visitor)));
  const phone = openGuest(shop.url).then((cookie) => slowUpload(shop, cookie));
  const steps = {
    login: () => post(`${shop.url}/api/auth/login`, { type: 'TEMP' }),
    cart: () => addToCart(shop.url, visitor),
    order: () => post(`${shop.url}/api/stores/main/checkouts`, orderFor(shop.url), { cookie: visitor }),
  };
  const replies: { step: string; status: number; ms: number }[] = [];
  while ((performance.now() - startedAt) / 1000 < ATTACK_S) {
    for (const [step, work] of Object.entries(steps)) replies.push({ step, ...(await work()) });
    await pause(300);
  }
  clearInterval(drip);
  for (const step of Object.keys(steps)) {
    const all = replies.filter((reply) => reply.step === step);
    const failed = all.filter(({ status }) => status !== 200).length;
    const worst = Math.max(...all.map(({ ms }) => ms)) / 1000;
    report.check(
      `slow uploads: a visitor's ${step}`,
      failed === 0 && worst < VISITOR_S,
      `${all.length} calls, ${failed} failed, slowest ${worst.toFixed(2)} s`,
    );
  }
  const statuses = [...(await photos).map(({ status }) => status), await phone];
  report.check(
    'slow uploads: five photos at once, and a phone with 15 kB/s',
    statuses.every((status) => status === 200),
    statuses.join(' '),
  );
  const count = (status: number) => attack.filter((one) => one.status() === status);
  report.check(
    'slow uploads: refused',
    count(429).length >= CONNECTIONS - 20,
    `${count(429).length} of ${CONNECTIONS}, 429`,
  );
  const closed = count(408).filter(({ socket }) => socket.closed).length;
  report.check(
    'slow uploads: ended',
    closed >= 2 && closed === count(408).length,
    `${count(408).length}, 408, ${closed} of them disconnected`,
  );
  for (const { socket } of attack) socket.destroy();
}

/**
 * Begins an upload that is far from complete. `status` is 0 until there is a response, after which the shop closes the
 * connection by itself.
 */
function startUpload(shop: Server, cookie: string, id = 'slow-upload', start = START) {
  let text = '';
  const socket = open(shop.port).on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const lines = [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${shop.port}`,
    `Cookie: ${cookie}`,
    `X-Request-Id: ${id}`,
    `Content-Type: ${TYPE}`,
  ];
  const sent = new Promise<void>(
    (resolve) => void socket.write(`${lines.join('\r\n')}\r\nContent-Length: 1000000\r\n\r\n${start}`, () => resolve()),
  );
  return { socket, sent, status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0) };
}

async function breakOff(shop: Server, report: Report): Promise<void> {
  for (const [name, start] of Object.entries({
    'before the picture': '--b\r\nContent-Disp',
    'in the picture': START.repeat(90),
  })) {
    const id = `broken-off-${name.replaceAll(' ', '-')}`;
    const { socket, sent } = startUpload(shop, await openGuest(shop.url), id, start);
    await sent;
    socket.destroySoon();
    const lines = () =>
      shop.program
        .output()
        .split('\n')
        .filter((line) => line.includes(`"request":"${id}"`));
    await until(() => lines().some((line) => /"msg":"(?:API call|request failed)"/.test(line)));
    const isGood =
      lines().length > 0 && lines().every((line) => line.includes('"level":"info"') && !line.includes('stack'));
    report.check(`an upload broken off ${name}: the log`, isGood, `${lines().length} lines`);
  }
}

const upload = (shop: Server, cookie: string) =>
  send({
    url: `${shop.url}/api/upload`,
    method: 'POST',
    headers: { 'content-type': TYPE, cookie },
    body: `${START}${'x'.repeat(200_000)}\r\n--b--\r\n`,
  });

/** Uploads 60 kB at 15 kB a second. @returns the status */
async function slowUpload(shop: Server, cookie: string): Promise<number> {
  const parts = [START, ...Array<string>(8).fill('x'.repeat(7_500)), '\r\n--b--\r\n'];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(500);
      controller.enqueue(Buffer.from(parts.shift() ?? ''));
      if (parts.length === 0) controller.close();
    },
  });
  const response = await fetch(`${shop.url}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': TYPE, cookie },
    body,
    duplex: 'half',
  } as RequestInit);
  return response.status;
}
