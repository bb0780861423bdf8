import { describe, expect, it } from 'vitest';
import { applyCardChange, type CardChange } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';

const card = (_id: string, is_default = false): CreditCard => ({ _id, is_default, brand: 'Visa', last4: '4242', expiry: null });
const CARDS = [card('a', true), card('b'), card('c')];
const told = (cards: CreditCard[]) => cards.map(({ _id, is_default }) => `${_id}${is_default ? '*' : ''}`);

const after = (changes: CardChange[]) => changes.reduce(applyCardChange, CARDS);

describe('cards with changes in flight', () => {
  it('one default at a time, the last one asked for', () => {
    expect(
      told(
        after([
          { kind: 'default', id: 'b' },
          { kind: 'default', id: 'c' },
        ]),
      ),
    ).toEqual(['a', 'b', 'c*']);
  });

  it('a deleted card is gone; who follows as the default is not guessed', () => {
    expect(told(after([{ kind: 'delete', id: 'a' }]))).toEqual(['b', 'c']);
  });

  it('a change of a card that is no longer there changes nothing', () => {
    expect(told(after([{ kind: 'default', id: 'gone' }]))).toEqual(['a*', 'b', 'c']);
  });
});
