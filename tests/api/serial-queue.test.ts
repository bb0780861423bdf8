import { expect, test } from 'vitest';
import { runSerially } from '@/lib/api/serial-queue';

test('the serial queue runs one load at a time; a key that is queued shares its load', async () => {
  const started: string[] = [];
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const load = (name: string, { promise }: { promise: Promise<string> }) =>
    runSerially(name, () => {
      started.push(name);
      return promise;
    });
  const responses = [load('a', first), load('a', first), load('b', second)];
  await Promise.resolve();
  expect(started).toEqual(['a']);
  first.resolve('A');
  second.resolve('B');
  expect(await Promise.all(responses)).toEqual(['A', 'A', 'B']);
  expect(started).toEqual(['a', 'b']);
});
