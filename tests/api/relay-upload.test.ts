import { describe, expect, it } from 'vitest';
import { pictureKind } from '@/lib/api/picture-bytes';
import { pictureUpload, safeStem } from '@/lib/api/relay-upload';
import { NAMES, NO_PICTURES, PICTURES } from './hostile-files.ts';

const [JPEG = Buffer.alloc(0)] = PICTURES.map(([, bytes]) => bytes);
const FORM = 'multipart/form-data; boundary=b';
const part = (content: Buffer, head = 'Content-Disposition: form-data; name="file"; filename="slip.png"\r\nContent-Type: image/png', end = '\r\n--b--\r\n') =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), content, Buffer.from(end)]);

/** In pieces of a size, as a network would bring it. */
function streamOf(bytes: Buffer, size = bytes.length): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += size)));
    },
  });
}
async function sent(bytes: Buffer, { type = FORM, size }: { type?: string; size?: number } = {}) {
  const { stream, contentType } = await pictureUpload(streamOf(bytes, size), type);
  return { text: Buffer.from(await new Response(stream).arrayBuffer()), contentType };
}

describe('a file by its bytes', () => {
  it.each(PICTURES)('%s is one that the shop takes', (_, bytes, type, ending) => expect(pictureKind(bytes)).toEqual({ type, ending }));
  it.each(NO_PICTURES)('%s is none', (_, bytes) => expect(pictureKind(bytes)).toBeUndefined());
});

describe('an upload on its way to the file service', () => {
  it.each(PICTURES)('of %s goes on under the type and ending that its bytes have', async (_, bytes, type, ending) => {
    const { text, contentType } = await sent(part(bytes));
    expect(contentType).toBe('multipart/form-data; boundary="b"');
    expect(text).toEqual(part(bytes, `Content-Disposition: form-data; name="file"; filename="slip.${ending}"\r\nContent-Type: ${type}`));
  });

  it.each([1, 2, 3, 7, 64, 1000, 4096])('is the same whichever way it comes: %i bytes at a time', async (size) => {
    const content = Buffer.concat([JPEG, Buffer.from(`\r\n--x\r\n--${'y\r\n-'.repeat(3000)}`)]);
    const { text } = await sent(part(content), { size });
    expect(text.subarray(-content.length - 9)).toEqual(part(content).subarray(-content.length - 9));
  });

  it.each(NO_PICTURES)('of %s is refused with 415 before anything goes on, whatever it is called', async (_, bytes) => {
    await expect(sent(part(bytes))).rejects.toMatchObject({ status: 415 });
  });

  it.each(NAMES)('called %j is called %j', async (name, stem) => {
    expect(safeStem(name)).toBe(stem);
  });

  it.each([
    ['another field', part(JPEG, 'Content-Disposition: form-data; name="avatar"; filename="a.jpg"')],
    ['a field without a file', part(JPEG, 'Content-Disposition: form-data; name="file"')],
    ['two names', part(JPEG, 'Content-Disposition: form-data; name="file"; filename="a.jpg"; filename*=UTF-8\'\'a.svg')],
    ['a header more', part(JPEG, 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Transfer-Encoding: base64')],
    ['no header', part(JPEG, 'x: y')],
    ['a name of 10 kB', part(JPEG, `Content-Disposition: form-data; name="file"; filename="${'n'.repeat(10_000)}.jpg"`)],
    ['something before the part', Buffer.concat([Buffer.from('x\r\n'), part(JPEG)])],
    ['another boundary', Buffer.from(part(JPEG).toString('latin1').replaceAll('--b', '--c'), 'latin1')],
    ['a second part', part(JPEG, undefined, '\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nx\r\n--b--\r\n')],
    ['no end', part(JPEG, undefined, '')],
    ['no body', Buffer.alloc(0)],
  ])('with %s is refused with 422', async (_, bytes) => {
    await expect(sent(bytes)).rejects.toMatchObject({ status: 422 });
    await expect(sent(bytes, { size: 5 })).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a\r\nb"',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
  ])('of the type %j is refused with 422', async (type) => {
    await expect(sent(part(JPEG), { type })).rejects.toMatchObject({ status: 422 });
  });

  it('takes nothing along that stands behind its end', async () => {
    const { text } = await sent(Buffer.concat([part(JPEG), Buffer.from('--b\r\nmore')]));
    expect(text.toString('latin1')).toMatch(/\r\n--b--\r\n$/);
    expect(text.toString('latin1')).not.toContain('more');
  });
});
