import { expect, test } from 'vitest';
import { inTurn } from '@/lib/api/in-turn';

const gate = () => {
  let open = (_value: string) => {};
  let fail = (_error: Error) => {};
  const promise = new Promise<string>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { promise, open, fail };
};

test('one load at a time; the same one is shared', async () => {
  const started: string[] = [];
  const [first, second] = [gate(), gate()];
  const load = (name: string, { promise }: { promise: Promise<string> }) =>
    inTurn(name, () => {
      started.push(name);
      return promise;
    });
  const answers = [load('a', first), load('a', first), load('b', second)];
  await Promise.resolve();
  expect(started).toEqual(['a']);
  first.open('A');
  second.open('B');
  expect(await Promise.all(answers)).toEqual(['A', 'A', 'B']);
  expect(started).toEqual(['a', 'b']);
});

test('a load that fails takes no other along, and is made again when asked for again', async () => {
  const failing = gate();
  const first = inTurn('c', () => failing.promise);
  const next = inTurn('d', () => Promise.resolve('D'));
  failing.fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  expect(await next).toBe('D');
  expect(await inTurn('c', () => Promise.resolve('C'))).toBe('C');
});
