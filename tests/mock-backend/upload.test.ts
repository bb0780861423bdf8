import { readFile } from 'node:fs/promises';
import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createProbe, type Probe } from './probe.ts';

let probe: Probe;
let token: string;
beforeEach(async () => {
  probe = createProbe();
  token = await probe.guest();
});

const BOUNDARY = 'boundary-of-test';
const part = (name: string, bytes: Uint8Array, filename = 'slip.webp') => [
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/webp\r\n\r\n`,
  bytes,
  '\r\n',
];
async function upload(parts: (string | Uint8Array)[], withToken = true) {
  const body = Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...(withToken ? { authorization: `Bearer ${token}` } : {}) };
  const response = await getResponse(probe.handlers, new Request('http://mock.test/upload', { method: 'POST', headers, body }));
  return { status: response?.status, body: await response?.json() };
}
const slip = () => readFile('tests/mock-backend/media/payment-slip-sample.webp');

it('stores an image and serves it again', async () => {
  const bytes = await slip();
  const { status, body } = await upload(part('file', bytes));
  expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^http:\/\/mock\.test\/uploads\/file-1-[\da-f]{8}\.webp$/) } });
  const served = await getResponse(probe.handlers, new Request(body.url));
  expect(served?.headers.get('content-type')).toBe('image/webp');
  expect((await served?.arrayBuffer())?.byteLength).toBe(bytes.byteLength);
  expect(probe.recording.list({ call: 'uploadFile' })).toMatchObject([{ violations: [] }]);
});

it('refuses what is no image of up to 10 MB', async () => {
  const bytes = await slip();
  expect((await upload(part('file', bytes), false)).status).toBe(401);
  expect(await upload(part('file', new Uint8Array()))).toMatchObject({ status: 422, body: { message: 'The file is empty.' } });
  expect((await upload(part('file', Buffer.from('<svg onload=alert(1)>')))).status).toBe(422);
  expect((await upload(part('file', Buffer.alloc(10 * 1024 * 1024 + 1)))).status).toBe(413);
  expect((await upload(part('image', bytes))).status).toBe(422);
  expect((await upload([...part('file', bytes), ...part('file', bytes)])).status).toBe(422);
});
