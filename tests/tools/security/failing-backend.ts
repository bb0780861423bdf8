import { connect } from 'node:net';
import { get, openGuest, post, send } from '../http.ts';
import { type Report, until } from '../report.ts';
import type { Secured } from './servers.ts';

/** The log line that says how a request was answered. */
const END_OF_REQUEST = /"msg":"(?:API call|request failed)"/;
const COOKIES = ['auth.token', 'auth.type', 'auth.mark', 'auth.guest'];
const TRACE = { message: 'SQLSTATE[42S02]: select * from users', exception: 'QueryException', file: '/var/www/app/Order.php', trace: [{ line: 1 }] };

/**
 * What a failing backend or a visitor who leaves must not do: keep a browser logged in that has logged out, show the
 * browser what went wrong inside, or fill the log with exceptions that nobody can act on.
 */
export async function checkFailingBackend({ shop, mock }: Secured, report: Report): Promise<void> {
  /** Makes a call while something is wrong with it at the backend. */
  const during = async <Result>(fault: object, work: () => Promise<Result>): Promise<Result> => {
    const set = await post(`${mock.url}/__mock__/faults`, fault);
    if (set.status !== 200) throw new Error(`The fault was answered ${set.status}`);
    return work().finally(() => send({ url: `${mock.url}/__mock__/faults`, method: 'DELETE' }));
  };

  for (const [name, fault] of Object.entries({
    'answers 401': { status: 401 },
    'answers 500': { status: 500 },
    'cuts the connection': { drop: true },
    'never answers': { timeout: true },
  })) {
    const cookie = await openGuest(shop.url);
    const { status, headers, ms } = await during({ call: 'logout', ...fault }, () => get(`${shop.url}/api/auth/logout`, { cookie }));
    const cleared = [headers['set-cookie'] ?? []].flat().filter((line) => /Max-Age=0/.test(line));
    const left = COOKIES.filter((cookieName) => !cleared.some((line) => line.startsWith(`${cookieName}=;`)));
    const found = `${status} after ${(ms / 1000).toFixed(1)} s${left.length > 0 ? `, left ${left.join(', ')}` : ''}`;
    report.check(`failing backend: logout, the backend ${name}`, status === 200 && left.length === 0 && ms < 6_000, found);
  }

  for (const status of [404, 422, 500, 503]) {
    const cookie = await openGuest(shop.url);
    const reply = await during({ call: 'getUser', status, body: TRACE }, () => get(`${shop.url}/api/auth/user`, { cookie }));
    const isGood = reply.status === status && !/exception|\/var\/www|trace/.test(reply.body) && (status < 500 || !reply.body.includes('SQLSTATE'));
    report.check(`failing backend: a stack trace with status ${status}`, isGood, `${reply.status} ${reply.body}`);
  }

  for (const [name, start] of Object.entries({ 'before the picture': '--b\r\nContent-Disp', 'in the picture': pictureStart() })) {
    const id = `broken-off-${performance.now().toFixed(0)}`;
    await breakOff(shop.port, id, await openGuest(shop.url), start);
    const linesOf = () =>
      shop.program
        .output()
        .split('\n')
        .filter((line) => line.includes(`"request":"${id}"`));
    await until(() => linesOf().some((line) => END_OF_REQUEST.test(line)));
    const levels = linesOf().map((line) => /"level":"(\w+)"/.exec(line)?.[1] ?? 'unreadable');
    const isGood = levels.length > 0 && levels.every((level) => level === 'info') && !linesOf().join('').includes('stack');
    report.check(`an upload broken off ${name}: the log`, isGood, levels.join(', ') || 'no line');
  }
}

const pictureStart = (): string =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\nContent-Type: image/gif\r\n\r\nGIF89a${'x'.repeat(200_000)}`;

/** Sends the beginning of an upload and cuts the connection once all of it is out. */
function breakOff(port: number, id: string, cookie: string, start: string): Promise<void> {
  const head = [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${port}`,
    `Cookie: ${cookie}`,
    `X-Request-Id: ${id}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1000000',
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.write(`${head}\r\n\r\n${start}`, () => socket.destroySoon());
  });
}
