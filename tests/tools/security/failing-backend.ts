import { connect } from 'node:net';
import type { Secured } from './start.ts';

/** How long a line of the log may take to appear, in milliseconds. */
const LOG_MS = 10_000;
const COOKIES = ['auth.token', 'auth.type', 'auth.mark', 'auth.guest'];
const TRACE = { message: 'SQLSTATE[42S02]: select * from users', exception: 'QueryException', file: '/var/www/app/Order.php', trace: [{ line: 1 }] };

/**
 * What a failing backend or a visitor who leaves must not do: keep a browser logged in that has logged out, show the
 * browser what went wrong inside, or fill the log with exceptions that nobody can act on.
 */
export async function checkFailingBackend({ shop, mock }: Secured): Promise<{ rows: string[][]; problems: string[] }> {
  const rows: string[][] = [];
  const problems: string[] = [];
  const note = (what: string, found: string, isRight: boolean) => {
    rows.push([what, found, isRight ? 'yes' : 'no']);
    if (!isRight) problems.push(`failing backend, ${what}: ${found}`);
  };
  /** Makes a call while something is wrong with it at the backend. */
  const during = async <T>(fault: object, work: () => Promise<T>): Promise<T> => {
    const set = await fetch(`${mock.url}/__mock__/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) });
    if (!set.ok) throw new Error(`The fault was answered ${set.status}`);
    try {
      return await work();
    } finally {
      await fetch(`${mock.url}/__mock__/faults`, { method: 'DELETE' });
    }
  };

  for (const [name, fault] of Object.entries({
    'answers 401': { status: 401 },
    'answers 500': { status: 500 },
    'cuts the connection': { drop: true },
    'never answers': { timeout: true },
  })) {
    const cookie = await guestOf(shop.url);
    const startedAt = performance.now();
    const answer = await during({ call: 'logout', ...fault }, () => fetch(`${shop.url}/api/auth/logout`, { headers: { cookie } }));
    const seconds = (performance.now() - startedAt) / 1000;
    const cleared = answer.headers.getSetCookie().filter((line) => /Max-Age=0/.test(line));
    const left = COOKIES.filter((cookieName) => !cleared.some((line) => line.startsWith(`${cookieName}=;`)));
    const found = `${answer.status} after ${seconds.toFixed(1)} s${left.length > 0 ? `, left ${left.join(', ')}` : ''}`;
    note(`logout, the backend ${name}`, found, answer.status === 200 && left.length === 0 && seconds < 6);
  }

  for (const status of [404, 422, 500, 503]) {
    const answer = await during({ call: 'getUser', status, body: TRACE }, async () =>
      fetch(`${shop.url}/api/auth/user`, { headers: { cookie: await guestOf(shop.url) } }),
    );
    const text = await answer.text();
    const isRight = answer.status === status && !/exception|\/var\/www|trace/.test(text) && (status < 500 || !text.includes('SQLSTATE'));
    note(`a stack trace with status ${status}`, `${answer.status} ${text}`, isRight);
  }

  for (const [name, start] of Object.entries({ 'before the picture': '--b\r\nContent-Disp', 'in the picture': pictureStart() })) {
    const id = `broken-off-${performance.now().toFixed(0)}`;
    await breakOff(shop.port, id, await guestOf(shop.url), start);
    const lines = await logLines(() => shop.program.output(), id);
    const levels = lines.map((line) => /"level":"(\w+)"/.exec(line)?.[1] ?? 'unreadable');
    note(
      `an upload broken off ${name}`,
      levels.join(', ') || 'no line',
      levels.length > 0 && levels.every((level) => level === 'info') && !/stack/.test(lines.join('')),
    );
  }
  return { rows, problems };
}

async function guestOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"type":"TEMP"}' });
  if (answer.status !== 200) throw new Error(`A guest's login was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
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

/** The log's lines about a request, up to the one that says how it was answered. */
async function logLines(output: () => string, id: string): Promise<string[]> {
  const deadline = performance.now() + LOG_MS;
  for (;;) {
    const lines = output()
      .split('\n')
      .filter((line) => line.includes(`"request":"${id}"`));
    if (lines.some((line) => /"msg":"(?:relay|request failed)"/.test(line)) || performance.now() > deadline) return lines;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
