import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { UnreadablePictureError } from '@/lib/upload/picture';
import { createPictureList } from '@/lib/upload/picture-list';
import { check } from '../fast-check.ts';

/**
 * A list of pictures that is filled, emptied and sent while preparations and uploads end in any order, some of them
 * badly. No picture is uploaded twice, none is lost, and never are there more than the list takes (spec 9).
 */
type List = ReturnType<typeof createPictureList>;
type Real = ReturnType<typeof listOf>;
/** The names that are in the list, refused ones left out. */
type Model = { names: string[] };

const MAX = 3;
const previews = new Set<string>();
beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    previews.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
});

/** What the service answers to one upload after the other: a status of an error, or 200. */
const answers = fc.array(fc.constantFrom(200, 200, 200, 413, 422, 429, 500), { maxLength: 10 });

function listOf(time: fc.Scheduler, given: readonly number[]) {
  const coming = [...given];
  const stored: string[] = [];
  const running = new Set<string>();
  let isHealed = false;
  const list: List = createPictureList({
    max: MAX,
    prepare: async (file) => {
      await time.schedule(Promise.resolve(), `${file.name} is prepared`);
      if (file.name.startsWith('broken')) throw new UnreadablePictureError('broken');
      return file;
    },
    send: async (file, { signal }) => {
      running.add(file.name);
      await time.schedule(Promise.resolve(), `${file.name} is sent`);
      running.delete(file.name);
      if (signal.aborted) throw new ApiError('aborted', 'POST /upload');
      const status = isHealed ? 200 : (coming.shift() ?? 200);
      if (status !== 200) throw new ApiError('refused', 'POST /upload', { status });
      stored.push(file.name);
      await time.schedule(Promise.resolve(), `${file.name} is answered`);
      return { url: `https://files.test/${file.name}` };
    },
  });
  return {
    list,
    stored,
    /** whose upload has not arrived yet */
    running,
    heal: () => {
      isHealed = true;
    },
    /** Those that are not refused. */
    kept: () => list.read().pictures.filter(({ state }) => state !== 'refused'),
  };
}

function checkList({ list, stored, running, kept }: Real, { names }: Model): void {
  expect(kept().length).toBeLessThanOrEqual(MAX);
  expect(new Set(stored).size, 'uploads of one picture').toBe(stored.length);
  // broken ones are refused once that is known
  expect(names.filter((name) => !name.startsWith('broken'))).toEqual(
    kept()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('broken')),
  );
  for (const { state, url, name } of list.read().pictures) {
    if (state === 'sent') expect(url).toBe(`https://files.test/${name}`);
    if (running.has(name)) expect(state).toBe('sending');
  }
}

let chosen = 0;
const command = (name: string, run: (real: Real, model: Model) => void) =>
  fc.constant<fc.AsyncCommand<Model, Real>>({
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      run(real, model);
      checkList(real, model);
    },
  });

const choose = (kind: string, count: number) =>
  command(`add(${count} × ${kind})`, ({ list, kept }, { names }) => {
    const files = Array.from(
      { length: count },
      () => new File(kind === 'empty' ? [] : ['bytes'], `${kind}-${(chosen += 1)}.png`, { type: 'image/png' }),
    );
    const room = MAX - kept().length;
    list.add(files);
    if (kind !== 'empty') names.push(...files.slice(0, room).map(({ name }) => name));
  });
const forget = (names: string[], gone: string | undefined) =>
  names.splice(0, names.length, ...names.filter((name) => name !== gone));
const at = (index: number, use: (key: string, real: Real, model: Model) => void, name: string) =>
  command(`${name}(${index})`, (real, model) => {
    const picture = real.list.read().pictures[index];
    // what is refused is not offered to be sent, and what has not failed not to be sent again
    if (
      !picture ||
      (name === 'send' && picture.state === 'refused') ||
      (name === 'retry' && picture.state !== 'failed')
    )
      return;
    use(picture.key, real, model);
    if (name === 'remove') forget(model.names, picture.name);
  });

const COMMANDS = [
  choose('photo', 1),
  choose('photo', 2),
  choose('photo', 5),
  choose('broken', 1),
  choose('empty', 1),
  ...[0, 1, 2].flatMap((index) => [
    at(index, (key, { list }) => list.remove(key), 'remove'),
    at(index, (key, { list }) => list.retry(key), 'retry'),
    at(index, (key, { list }) => void list.send(key).catch(() => {}), 'send'),
  ]),
  ...[0, 0].map(() => command('upload', ({ list }) => void list.upload().catch(() => {}))),
  command('stop', ({ list }) => list.stop()),
  command('reset', ({ list }, { names }) => {
    list.reset();
    names.splice(0);
  }),
];

it('uploads every picture once, whatever happens on the way', () =>
  check(
    fc.asyncProperty(
      fc.scheduler(),
      answers,
      fc.commands(COMMANDS, { maxCommands: 20, size: 'max' }),
      async (time, given, commands) => {
        previews.clear();
        const real = listOf(time, given);
        const model: Model = { names: [] };
        await fc.scheduledModelRun(time, () => ({ model, real }), commands);
        await time.waitIdle();
        real.heal();
        const urls = real.list.upload();
        await time.waitFor(urls);
        // in their order, each uploaded once in all
        expect(await urls).toEqual(real.kept().map(({ name }) => `https://files.test/${name}`));
        checkList(real, model);
        expect(previews.size).toBe(real.kept().length);
      },
    ),
    150,
  ));
