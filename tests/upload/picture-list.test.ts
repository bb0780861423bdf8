import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { UnreadablePictureError } from '@/lib/upload/picture';
import { failedUpload, withChosen } from '@/lib/upload/chosen';
import { createPictureList, type PictureListOptions } from '@/lib/upload/picture-list';
import { formatBytes, MAX_CHOSEN_BYTES, problemOf } from '@/lib/upload/check';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

const image = (name: string) => new File(['bytes'], name, { type: 'image/png' });
const images = (...names: string[]) => names.map(image);
const listOf = (options: Partial<PictureListOptions> = {}) =>
  createPictureList({
    max: 5,
    prepare: (file) => Promise.resolve(file),
    send: (file) => Promise.resolve({ url: `http://files.test/${file.name}` }),
    ...options,
  });
const statesOf = (list: ReturnType<typeof listOf>) => list.read().pictures.map(({ name, state }) => `${name} ${state}`);
const ready = (list: ReturnType<typeof listOf>) =>
  expect.poll(() => list.read().pictures.every(({ state }) => state !== 'preparing')).toBe(true);

it('withChosen keeps to the limit, and counts no file that is refused', () => {
  const { pictures, added, problem } = withChosen([], [new File([], 'none.png'), ...images('a.png', 'b.png')], 1);
  expect(pictures.map(({ name, state }) => `${name} ${state}`)).toEqual(['none.png refused', 'a.png preparing']);
  expect([added.length, problem]).toEqual([2, 'tooMany']);
  expect(withChosen(pictures, [], 1)).toMatchObject({ pictures: [{ name: 'a.png' }], problem: undefined });
});

it.each([
  [new DOMException('', 'AbortError'), { state: 'ready', isStopped: true }],
  [
    new ApiError('refused', 'POST /upload', { status: 415, serverMessage: 'No.' }),
    { problem: 'notImage', serverMessage: '' },
  ],
  [new ApiError('limited', 'POST /upload', { status: 429, retryAfterS: 61 }), { problem: 'limited', minutes: 2 }],
  [new TypeError('x'), { state: 'failed', problem: 'failed', serverMessage: '' }],
])('failedUpload %s', (error, shown) => expect(failedUpload(error)).toMatchObject(shown));

describe('add', () => {
  it('refuses other files, shows why until the next choice, and does not count them', () => {
    const list = listOf({ max: 1 });
    list.add([new File([], 'none.png', { type: 'image/png' }), image('a.png')]);
    expect(statesOf(list)).toEqual(['none.png refused', 'a.png preparing']);
    expect(list.read().problem).toBe('empty');
    list.add([]);
    expect(statesOf(list)).toEqual(['a.png preparing']);
  });

  it('refuses an unreadable picture once it has been examined', async () => {
    const list = listOf({ prepare: () => Promise.reject(new UnreadablePictureError('heic')) });
    list.add(images('a.png'));
    await ready(list);
    expect(list.read().pictures[0]).toMatchObject({ state: 'refused', problem: 'heic', preview: '' });
    await expect(list.upload()).resolves.toEqual([]);
  });
});

describe('upload', () => {
  // @spec-7.17
  it('returns the URLs in the order of the pictures; [] for none', async () => {
    const list = listOf({
      send: (file) =>
        new Promise((resolve) => setTimeout(() => resolve({ url: file.name }), file.name === 'a.png' ? 20 : 0)),
    });
    await expect(list.upload()).resolves.toEqual([]);
    list.add(images('a.png', 'b.png'));
    await expect(list.upload()).resolves.toEqual(['a.png', 'b.png']);
    expect(statesOf(list)).toEqual(['a.png sent', 'b.png sent']);
  });

  it('repeats a failed picture alone: none is sent twice', async () => {
    const sent: string[] = [];
    let isDown = true;
    const list = listOf({
      send: (file) => {
        sent.push(file.name);
        return isDown && file.name === 'b.png'
          ? Promise.reject(
              new ApiError('refused', 'POST /upload', { status: 422, serverMessage: 'The file is empty.' }),
            )
          : Promise.resolve({ url: file.name });
      },
    });
    list.add(images('a.png', 'b.png'));
    await expect(list.upload()).rejects.toThrow('422');
    expect(list.read().pictures[1]).toMatchObject({
      state: 'failed',
      problem: 'failed',
      serverMessage: 'The file is empty.',
    });
    isDown = false;
    list.retry(list.read().pictures[1]!.key);
    await expect(list.upload()).resolves.toEqual(['a.png', 'b.png']);
    expect(sent).toEqual(['a.png', 'b.png', 'b.png']);
  });

  it('called twice at once sends once', async () => {
    const send = vi.fn((file: File) => Promise.resolve({ url: file.name }));
    const list = listOf({ send });
    list.add(images('a.png'));
    await Promise.all([list.upload(), list.upload()]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('reports its progress, and can be stopped without losing the picture', async () => {
    const list = listOf({
      send: (_file, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(new ApiError('aborted', 'POST /upload')));
        }),
    });
    list.add(images('a.png'));
    const way = list.upload();
    const failure = expect(way).rejects.toThrow('aborted');
    await expect.poll(() => list.read().pictures[0]).toMatchObject({ state: 'sending', progress: 0.4 });
    list.stop();
    await failure;
    expect(list.read().pictures[0]).toMatchObject({ state: 'ready', isStopped: true });
  });
});

it.each([
  [10, undefined],
  [MAX_CHOSEN_BYTES, undefined],
  [0, 'empty'],
  [MAX_CHOSEN_BYTES + 1, 'tooLarge'],
])('problemOf %i bytes: %s', (size, problem) => expect(problemOf({ size })).toBe(problem));

it.each([
  [3, '3 B'],
  [37 * 1024, '37 KB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [12 * 1024 * 1024, '12 MB'],
])('formatBytes writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
