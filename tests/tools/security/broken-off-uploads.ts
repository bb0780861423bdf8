import { connect } from 'node:net';
import { openGuest } from '../http.ts';
import { type Report, until } from '../report.ts';
import type { Secured } from './servers.ts';

/** The log line that says how a request was answered. */
const END_OF_REQUEST = /"msg":"(?:API call|request failed)"/;

/** Visitors who leave while they upload must not fill the log with exceptions that nobody can act on. */
export async function checkBrokenOffUploads({ shop }: Secured, report: Report): Promise<void> {
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
