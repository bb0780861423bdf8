import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';

/** The calls of spec 7: method and path, spelled as there. */
const SECTION_7 = readFileSync('tests/api/calls-of-section-7.txt', 'utf8').trim().split('\n');

const calls: [string, Call][] = Object.entries(contract);

describe('the contract table', () => {
  // @spec-7.2 @spec-7.3 @spec-7.4 @spec-7.5 @spec-7.6 @spec-7.7 @spec-7.9 @spec-7.11 @spec-7.12 @spec-7.13 @spec-7.14
  // @spec-7.16 @spec-7.18
  test('holds every call of the backend once: 71 and the upload', () => {
    expect(SECTION_7).toHaveLength(72);
    expect(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(SECTION_7.toSorted());
  });

  test('only public reads and what makes a session work without a token', () => {
    const open = calls
      .filter(([, { access, method }]) => access === 'public' && method !== 'GET')
      .map(([name]) => name);
    expect(open.toSorted()).toEqual(['forgetPassword', 'login', 'register', 'resetPassword']);
  });
});
