import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackend } from './backend.ts';
import type { FaultInput } from './faults.ts';
import { serve } from './server.ts';
import { settingsOf } from './settings.ts';

// what happens on the line itself; faults.test.ts has the rest
const backend = createBackend(settingsOf({}));
let server: Server;
let url: string;
beforeEach(async () => {
  backend.reset();
  server = serve(backend).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const fault = async (input: FaultInput) => (await fetch(`${url}/__mock__/faults`, { method: 'POST', body: JSON.stringify(input) })).json();

/** What arrives of an answer: status, how much was promised and how much came, and how the line ended. */
function ask(path: string): Promise<{ status?: number; promised?: number; came: number; error?: string }> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, (incoming) => {
      let came = 0;
      const end = (error?: string) => resolve({ status: incoming.statusCode, promised: Number(incoming.headers['content-length']), came, error });
      incoming.on('data', (chunk: Buffer) => (came += chunk.byteLength));
      incoming.on('error', (error: NodeJS.ErrnoException) => end(error.code));
      incoming.on('end', () => end());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ came: 0, error: error.code }));
    outgoing.end();
  });
}

it('a partial answer promises all, brings half and cuts the line', async () => {
  await fault({ call: 'getConfiguration', partial: true, times: 1 });
  const cut = await ask('/configuration/latest');
  expect(cut).toMatchObject({ status: 200, error: 'ECONNRESET' });
  expect(cut.came).toBe(Math.ceil((cut.promised ?? 0) / 2));
  expect((await ask('/configuration/latest')).error).toBeUndefined();
});

it('a call without an answer keeps its line open until the fault is taken away', async () => {
  const { id } = await fault({ call: 'getConfiguration', timeout: true });
  let isOver = false;
  const lost = ask('/configuration/latest').then((end) => ((isOver = true), end));
  await expect.poll(() => backend.recording.list({ call: 'getConfiguration' }).length).toBe(1);
  // others are answered meanwhile
  expect((await ask('/contents/slug/about-us/latest')).status).toBe(200);
  expect(isOver).toBe(false);
  await fetch(`${url}/__mock__/faults/${id}`, { method: 'DELETE' });
  expect((await lost).error).toBe('ECONNRESET');
});

it('a dropped answer cuts the line', async () => {
  await fault({ call: 'getConfiguration', drop: true, times: 1 });
  expect((await ask('/configuration/latest')).error).toBe('ECONNRESET');
});
