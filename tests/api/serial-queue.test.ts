import { expect, test } from 'vitest';
import { runSerially } from '@/lib/api/serial-queue';

const gate = () => {
  let open = (_value: string) => {};
  let fail = (_error: Error) => {};
  const promise = new Promise<string>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { promise, open, fail };
};

test('the serial queue runs one load at a time; a key that is queued shares its load', async () => {
  const started: string[] = [];
  const [first, second] = [gate(), gate()];
  const load = (name: string, { promise }: { promise: Promise<string> }) =>
    runSerially(name, () => {
      started.push(name);
      return promise;
    });
  const responses = [load('a', first), load('a', first), load('b', second)];
  await Promise.resolve();
  expect(started).toEqual(['a']);
  first.open('A');
  second.open('B');
  expect(await Promise.all(responses)).toEqual(['A', 'A', 'B']);
  expect(started).toEqual(['a', 'b']);
});
