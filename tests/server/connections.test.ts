import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { guardConnections } from '@/lib/server/http/connections';
import { oneAtATime } from '@/lib/server/http/one-at-a-time';
import { renderInTurn } from '@/lib/server/http/render-in-turn';
import type { Step } from '@/lib/server/http/step';
import { startSteps } from './start-steps.ts';

/** Sends bytes and collects what comes back until the server closes the connection, or `until` is in it. */
function exchange(port: number, bytes: string, until?: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('data', (part) => {
      received += part.toString();
      if (until && received.includes(until)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${headers}\r\n`;
const LAST = 'Connection: close\r\n';

describe('requests of one connection', () => {
  /** Answers after a turn, and counts how many are at work. */
  function slowly() {
    const seen = { now: 0, most: 0, all: 0 };
    const work: Step = ({ url }, response) => {
      seen.now += 1;
      seen.all += 1;
      seen.most = Math.max(seen.most, seen.now);
      setTimeout(() => {
        seen.now -= 1;
        response.end(`response to ${url};`);
      }, 2);
    };
    return { seen, work };
  }

  test('are worked on one at a time, and answered in their order', async () => {
    const { seen, work } = slowly();
    const { port } = await startSteps(oneAtATime, work);
    const received = await exchange(port, get('/1') + get('/2') + get('/3') + get('/4', LAST));
    expect(received.match(/response to \/\d/g)).toEqual([1, 2, 3, 4].map((number) => `response to /${number}`));
    expect(seen).toEqual({ now: 0, most: 1, all: 4 });
  });

  test('close it when too many wait, and nothing more is done for it', async () => {
    const { seen, work } = slowly();
    const { port } = await startSteps(oneAtATime, work);
    await exchange(port, get('/').repeat(1300));
    await expect.poll(() => seen.now).toBe(0);
    expect(seen.all).toBeLessThan(5);
  });
});

test('a connection is closed when its visitor takes no byte, and kept while its request waits for a response', async () => {
  const held: (() => void)[] = [];
  const work: Step = ({ url }, response) =>
    void (url === '/large' ? response.end(Buffer.alloc(50_000_000)) : held.push(() => response.end('late')));
  const { server, port } = await startSteps(oneAtATime, work);
  guardConnections(server);
  server.timeout = 200;
  const waits = exchange(port, get('/waits', LAST));
  const stalled = connect(port, 'localhost', () => stalled.write(get('/large')));
  stalled.on('error', () => undefined).pause();
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(() => connections()).toBe(2);
  await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 5_000 });
  held[0]?.();
  expect(await waits).toContain('late');
  stalled.destroy();
});

test.each([
  [get('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), '400'],
  ['CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n', '405'],
])('a connection that is refused is closed, although its visitor goes on sending: %s', async (opening, status) => {
  const { server, port } = await startSteps((_request, response) => void response.end());
  guardConnections(server);
  const visitor = connect({ port, host: 'localhost', allowHalfOpen: true }, () => visitor.write(opening));
  visitor.on('error', () => undefined);
  const sending = setInterval(() => visitor.write('more'), 50);
  let received = '';
  visitor.on('data', (part) => (received += part.toString()));
  await new Promise((resolve) => visitor.once('close', resolve));
  clearInterval(sending);
  expect(received.startsWith(`HTTP/1.1 ${status}`)).toBe(true);
});

describe('who has closed their half of the connection', () => {
  const visit = (port: number, path: string) =>
    new Promise<string>((resolve) => {
      let received = '';
      const visitor = connect({ port, host: 'localhost', allowHalfOpen: true }, () => visitor.end(get(path)));
      visitor.on('data', (part) => (received += part.toString()));
      visitor.on('error', () => undefined).on('close', () => resolve(received));
    });

  test('gets the response to a call', async () => {
    const { server, port } = await startSteps(async (_request, response) => {
      await pause(50);
      response.setHeader('Connection', 'close').end('called');
    });
    guardConnections(server);
    expect(await visit(port, '/api/health')).toContain('called');
  });

  test('takes no turn of those who have not', async () => {
    const render = vi.fn(() => new Promise<void>(() => {}));
    const { server, port } = await startSteps(renderInTurn(render));
    guardConnections(server);
    expect(await Promise.all(Array.from({ length: 20 }, () => visit(port, '/feed.xml')))).toEqual(Array(20).fill(''));
  });
});

test('pages that visitors leave before their end give their turns back', async () => {
  // as Next does, which waits for `finish`
  const render = vi.fn(async ({ url }: IncomingMessage, response: ServerResponse) => {
    const hasFinished = once(response, 'finish');
    if (url === '/feed.xml?next') response.end('a page');
    await hasFinished;
  });
  const { port } = await startSteps(renderInTurn(render));
  const visitors = Array.from({ length: 4 }, () => connect(port, 'localhost'));
  for (const visitor of visitors) visitor.write(get('/feed.xml'));
  await expect.poll(() => render.mock.calls.length).toBe(visitors.length);
  for (const visitor of visitors) visitor.destroy();
  expect(await exchange(port, get('/feed.xml?next', LAST))).toContain('a page');
});
