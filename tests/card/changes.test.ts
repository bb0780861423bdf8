import { describe, expect, it } from 'vitest';
import { applyCardChange, type CardChange } from '@/lib/card/changes';
import type { CreditCard } from '@/lib/card/schema';

const card = (_id: string, is_default = false): CreditCard => ({ _id, is_default, brand: 'Visa', last4: '4242', expiry: null });
const CARDS = [card('a', true), card('b'), card('c')];
const after = (...changes: CardChange[]) => changes.reduce(applyCardChange, CARDS).map(({ _id, is_default }) => `${_id}${is_default ? '*' : ''}`);

describe('applyCardChange', () => {
  it('makes the last requested card the only default', () => {
    expect(after({ kind: 'default', id: 'b' }, { kind: 'default', id: 'c' })).toEqual(['a', 'b', 'c*']);
  });

  it('removes a deleted card without guessing the next default', () => {
    expect(after({ kind: 'delete', id: 'a' })).toEqual(['b', 'c']);
  });

  it.each(['default', 'delete'] as const)('ignores the change “%s” of a card that is gone', (kind) => {
    expect(after({ kind, id: 'gone' })).toEqual(['a*', 'b', 'c']);
  });
});
