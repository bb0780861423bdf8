import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { get, post } from '../http.ts';
import { freePort } from '../processes.ts';
import { ROOT } from '../project.ts';
import { type Report, until } from '../report.ts';
import { healthCheck, instructionOf } from './image.ts';
import { startInstances } from './instances.ts';
import { instance, startProxy, temporaryFolder } from './proxy.ts';

const LOCAL = '127.0.0.1 localhost\n';

/**
 * The proxy starts before its shops, follows them to other addresses, ends TLS, and stops without breaking anything
 * off.
 */
export async function checkProxyLife({ check }: Report): Promise<void> {
  const stopping = new Set<number>();
  const { port, hosts } = await startInstances(2, {
    '/api/health/ready': (response, { index }) => response.writeHead(stopping.has(index) ? 503 : 200).end(),
    '/': (response, { index }) => response.end(String(index)),
    '/slow': (response) => void setTimeout(() => response.end('done'), 2000),
  });
  const folder = temporaryFolder();
  const names = join(folder, 'hosts');
  const name = (...lines: string[]) => writeFileSync(names, LOCAL + lines.join('\n'));
  name();
  const proxy = await startProxy(
    ['shop-1', 'shop-2'].map((host) => instance(port, host)),
    { hosts: names },
  );
  const answers = async (wanted: string) => (await get(proxy.url)).body === wanted;
  const { status } = await get(proxy.url);
  check('the proxy starts while no name of a shop leads anywhere', status === 502, String(status));
  name(`${hosts[0]} shop-1`);
  const found = await until(() => answers('0'));
  name(`${hosts[1]} shop-1`);
  const moved = await until(() => answers('1'));
  check(
    'it finds a shop that comes, and one that moves',
    found !== undefined && moved !== undefined,
    `after ${found?.toFixed(0)} and ${moved?.toFixed(0)} ms`,
  );
  name();
  await pause(5000);
  check('a name that leads nowhere for a moment stays where it was', await answers('1'), 'asked after 5 s');

  name(`${hosts[0]} shop-1`, `${hosts[1]} shop-2`);
  const both = await until(() => answers('0'));
  stopping.add(0);
  await pause(3000);
  const rest = [];
  for (let time = 0; time < 6; time += 1) rest.push((await get(proxy.url)).body);
  check(
    'an instance that says that it is stopping gets nothing more',
    both !== undefined && rest.every((index) => index === '1'),
    rest.join(' '),
  );
  stopping.add(1);
  await pause(3000);
  const last = await get(proxy.url);
  check('unless there is no other', last.status === 200, String(last.status));

  const listen = { LISTEN: proxy.url.slice('http://'.length) };
  const isSound = healthCheck('proxy', listen) && !healthCheck('proxy', { LISTEN: String(await freePort()) });
  check('it passes its own health check', isSound, 'and an empty port does not');
  const signal = instructionOf('proxy', 'STOPSIGNAL') as NodeJS.Signals;
  const slow = post(`${proxy.url}/slow`, {});
  await pause(500);
  proxy.program.process.kill(signal);
  const answer = await slow.then(({ body }) => body, String);
  check(
    `${signal}: what is under way is answered, then it ends`,
    answer === 'done' && (await proxy.program.ended) === 0,
    answer,
  );
  stopping.clear();
  await checkTls(instance(port, hosts[0]), check);
}

/** The lines for TLS that docs/deployment.md has, with a certificate made for the moment. */
async function checkTls(shop: string, check: Report['check']): Promise<void> {
  const [tls, port] = [temporaryFolder(), await freePort()];
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) => join(tls, file));
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', options.split(' '), { stdio: 'ignore' });
  const [, lines = ''] = /```nginx\n([^`]+)```/.exec(readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8')) ?? [];
  writeFileSync(join(tls, 'tls.conf'), lines.replaceAll('/srv/tls', tls).replaceAll('8443', `127.0.0.1:${port}`));
  const proxy = await startProxy([shop], { tls });
  const session = connect(`https://localhost:${port}`, { ca: readFileSync(`${certificate}`) });
  const request = session.request({ ':path': '/' });
  const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
  session.destroy();
  const plain = await get(`${proxy.url}/page?a=1`);
  check(
    'it ends TLS, with HTTP/2',
    headers[':status'] === 200 && session.alpnProtocol === 'h2',
    `${session.alpnProtocol}, ${String(headers[':status'])}`,
  );
  check(
    'and sends http to https',
    plain.status === 308 && String(plain.headers.location).endsWith('/page?a=1'),
    `${plain.status} ${plain.headers.location}`,
  );
  await proxy.stop();
}
