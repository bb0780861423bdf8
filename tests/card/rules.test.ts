import { describe, expect, it } from 'vitest';
import { expiryOf } from '@/lib/card/expiry';

const at = (iso: string) => Date.parse(iso);

describe('expiryOf', () => {
  it.each([
    ['08/28', '08/2028'],
    ['8/28', '08/2028'],
    ['12/2029', '12/2029'],
    ['2027-03', '03/2027'],
  ])('%s reads as %s', (given, label) => {
    expect(expiryOf(given, at('2026-11-21T00:00:00Z'))).toEqual({ label, isExpired: false });
  });

  it('counts a card as valid until its month ends in Hong Kong', () => {
    expect(expiryOf('10/26', at('2026-10-31T15:59:59Z'))?.isExpired).toBe(false);
    expect(expiryOf('10/26', at('2026-10-31T16:00:00Z'))?.isExpired).toBe(true);
    expect(expiryOf('12/26', at('2026-12-31T16:00:00Z'))?.isExpired).toBe(true);
  });

  it.each(['13/28', 'soon', '08/2', '01/0000'])('returns an unreadable text as it is: %s', (given) => {
    expect(expiryOf(given, at('2026-11-21T00:00:00Z'))).toEqual({ label: given, isExpired: false });
  });

  it('returns null without an expiry', () => {
    expect([null, undefined, ' '].map((given) => expiryOf(given, 0))).toEqual([null, null, null]);
  });
});
