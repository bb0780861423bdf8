import { describe, expect, it } from 'vitest';
import { isDate } from './contract/dates.ts';

describe('a date in an answer of the backend', () => {
  it.each([
    '2026-11-26',
    '2026-11-26T10:00',
    '2026-11-26 10:00:00',
    '2026-11-26T10:00:00Z',
    '2026-11-26T10:00:00.000Z',
    '2026-11-26T18:00:00+08:00',
  ])('%s is one that the shop reads', (text) => expect(isDate(text)).toBe(true));

  it.each([
    '26/11/2026',
    '05/11/2026',
    '26-11-2026',
    '1795687200',
    '20261126',
    '2026-11',
    '2026-13-01',
    'Thu, 26 Nov 2026 10:00:00 GMT',
    'soon',
    '',
  ])('%j is none', (text) => expect(isDate(text)).toBe(false));
});
