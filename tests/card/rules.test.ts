import { describe, expect, it } from 'vitest';
import { expiryOf } from '@/lib/card/expiry';
import { applyCardChange, type CardChange } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';

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

const card = (_id: string, is_default = false): CreditCard => ({
  _id,
  is_default,
  brand: 'Visa',
  last4: '4242',
  expiry: null,
});
const CARDS = [card('a', true), card('b'), card('c')];
const shown = (cards: CreditCard[]) => cards.map(({ _id, is_default }) => `${_id}${is_default ? '*' : ''}`);

const after = (changes: CardChange[]) => changes.reduce(applyCardChange, CARDS);

describe('cards with changes in flight', () => {
  it('have one default at a time, the last one chosen', () => {
    const changes: CardChange[] = ['b', 'c'].map((id) => ({ kind: 'default', id }));
    expect(shown(after(changes))).toEqual(['a', 'b', 'c*']);
  });

  it('lose a deleted one, without a guess at the next default', () => {
    expect(shown(after([{ kind: 'delete', id: 'a' }]))).toEqual(['b', 'c']);
  });

  it('ignore a change of a card that is gone', () => {
    expect(shown(after([{ kind: 'default', id: 'gone' }]))).toEqual(['a*', 'b', 'c']);
  });
});
