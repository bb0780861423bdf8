import { describe, expect, it } from 'vitest';
import { foldCards } from '@/lib/card/fold';
import type { CreditCard } from '@/lib/card/schema';

const card = (_id: string, is_default = false): CreditCard => ({ _id, is_default, brand: 'Visa', last4: '4242', expiry: null });
const CARDS = [card('a', true), card('b'), card('c')];
const told = (cards: CreditCard[]) => cards.map(({ _id, is_default }) => `${_id}${is_default ? '*' : ''}`);

describe('cards with changes in flight', () => {
  it('one default at a time, the last one asked for', () => {
    const changes = [
      { kind: 'default', id: 'b' },
      { kind: 'default', id: 'c' },
    ] as const;
    expect(told(foldCards(CARDS, changes))).toEqual(['a', 'b', 'c*']);
  });

  it('a deleted card is gone; who follows as the default is not guessed', () => {
    expect(told(foldCards(CARDS, [{ kind: 'delete', id: 'a' }]))).toEqual(['b', 'c']);
  });

  it('a change of a card that is no longer there changes nothing', () => {
    expect(told(foldCards(CARDS, [{ kind: 'default', id: 'gone' }]))).toEqual(['a*', 'b', 'c']);
  });
});
