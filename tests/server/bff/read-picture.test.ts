import { describe, expect, it } from 'vitest';
import { readPicture, safeStem } from '@/lib/server/bff/read-picture';
import { NAMES, NO_PICTURES, PICTURES } from './hostile-files.ts';
import { GIF, multipart, MULTIPART } from './start-bff.ts';

const [JPEG = Buffer.alloc(0)] = PICTURES.map(([, bytes]) => bytes);
const MB = 1024 * 1024;

/** A request whose body comes in pieces of a size, as over a network. */
function uploadOf(
  bytes: Buffer,
  { headers = MULTIPART, size = 64 * 1024 }: { headers?: Record<string, string>; size?: number } = {},
): Request {
  let at = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += size)));
    },
  });
  return new Request('http://shop.test/api/upload', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}
const file = async (...upload: Parameters<typeof uploadOf>) =>
  (await readPicture(uploadOf(...upload))).get('file') as File;

describe('readPicture', () => {
  it.each(PICTURES)('takes %s, with the type and extension of its content', async (_, bytes, type, ending) => {
    const picture = await file(multipart(bytes));
    expect([picture.name, picture.type, Buffer.from(await picture.arrayBuffer())]).toEqual([
      `slip.${ending}`,
      type,
      bytes,
    ]);
  });

  it.each([1, 7, 1000])('takes the same whichever way it comes: %i bytes at a time', async (size) => {
    const content = Buffer.concat([JPEG, Buffer.from(`\r\n--x\r\n--${'y\r\n-'.repeat(1000)}`)]);
    const picture = await file(multipart(content), { size });
    expect(Buffer.compare(Buffer.from(await picture.arrayBuffer()), content)).toBe(0);
  });

  it('ignores what follows the end of the form', async () => {
    const picture = await file(Buffer.concat([multipart(JPEG), Buffer.from('--b\r\nmore')]));
    expect(picture.size).toBe(JPEG.length);
  });

  it('reads a form that is none to its end: cancelled as it ends, it would throw where nobody catches it', async () => {
    const form = multipart(Buffer.concat([JPEG, Buffer.alloc(MB)]));
    const bytes = Buffer.from(form.toString('latin1').replace('name="file"', 'name="avatar"'), 'latin1');
    let at = 0;
    const ends: string[] = [];
    const body = new ReadableStream({
      pull(controller) {
        if (at < bytes.length) return controller.enqueue(bytes.subarray(at, (at += 64 * 1024)));
        ends.push('read');
        return controller.close();
      },
      cancel: () => void ends.push('cancelled'),
    });
    const init = { method: 'POST', headers: MULTIPART, body, duplex: 'half' } as RequestInit;
    const reading = readPicture(new Request('http://shop.test/api/upload', init));
    await expect(reading).rejects.toMatchObject({ status: 422 });
    expect(ends).toEqual(['read']);
  });

  it('takes 10 MB and no more', async () => {
    expect((await file(multipart(Buffer.concat([JPEG, Buffer.alloc(10 * MB - JPEG.length)])))).size).toBe(10 * MB);
    await expect(file(multipart(Buffer.concat([JPEG, Buffer.alloc(11 * MB)])))).rejects.toMatchObject({ status: 413 });
    await expect(file(GIF, { headers: { ...MULTIPART, 'content-length': String(11 * MB) } })).rejects.toMatchObject({
      status: 413,
    });
  });

  it.each(NO_PICTURES)('rejects %s with 415, whatever it is called', async (_, bytes) => {
    await expect(file(multipart(bytes))).rejects.toMatchObject({ status: 415 });
  });

  it.each([
    ['another field', multipart(JPEG, 'Content-Disposition: form-data; name="avatar"; filename="a.jpg"')],
    ['a field without a file', multipart(JPEG, 'Content-Disposition: form-data; name="file"')],
    [
      'a second file',
      multipart(
        JPEG,
        undefined,
        '\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nx\r\n--b--\r\n',
      ),
    ],
    [
      'a field beside the file',
      multipart(JPEG, undefined, '\r\n--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nx\r\n--b--\r\n'),
    ],
    ['no end', multipart(JPEG, undefined, '')],
    ['no body', Buffer.alloc(0)],
  ])('rejects %s with 422', async (_, bytes) => {
    for (const size of [5, 64 * 1024]) await expect(file(bytes, { size })).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['multipart/form-data; boundary=', 422],
    ['application/json', 415],
  ])('rejects the content type %j with %i', async (type, status) => {
    await expect(file(GIF, { headers: { 'content-type': type } })).rejects.toMatchObject({ status });
  });
});

it.each(NAMES)('safeStem %j becomes %j', (name, stem) => expect(safeStem(name)).toBe(stem));
