import { describe, expect, test } from 'vitest';
import { keepToAddress } from '@/lib/i18n/one-address';
import { isSamePath } from '@/lib/i18n/path-parts';

describe('one address for each page', () => {
  test.each([
    ['/a/b', '/a/b', true],
    ['/a/%E5%8F%B0', '/a/%e5%8f%b0', true],
    ['/a/台', '/a/%E5%8F%B0', true],
    ['/a/b%2Fc', '/a/b/c', false],
    ['/a/b', '/a/B', false],
    ['/a', '/a/b', false],
    ['/a/b', '/a', false],
    // what cannot be decoded is itself alone
    ['/a/%E5', '/a/%E5', true],
    ['/a/%E5', '/a/å', false],
  ])('%s and %s are the same: %s', (one, other, isSame) => expect(isSamePath(one, other)).toBe(isSame));

  test('leads any other path to it for good, in its language', () => {
    expect(() => keepToAddress('/posts/p1/old', '/posts/p1/%E5%8F%B0', 'zh')).toThrow(
      expect.objectContaining({ digest: expect.stringContaining(';/zh/posts/p1/%E5%8F%B0;308') }),
    );
    expect(() => keepToAddress('/posts/p1', '/posts/p1/new', 'en')).toThrow(expect.objectContaining({ digest: expect.stringContaining(';/posts/p1/new;308') }));
  });

  test('an id that is its own slug is told apart from a path without slug', () => {
    expect(() => keepToAddress('/posts/kitchen', '/posts/kitchen/kitchen', 'en')).toThrow('NEXT_REDIRECT');
    expect(() => keepToAddress('/posts/kitchen/kitchen', '/posts/kitchen/kitchen', 'en')).not.toThrow();
  });
});
