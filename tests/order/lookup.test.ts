import { describe, expect, it } from 'vitest';
import { contactOf } from '@/lib/order/lookup';

describe('contactOf', () => {
  it.each([
    ['kayan@example.hk', { email: 'kayan@example.hk' }],
    [' kayan@example.hk ', { email: 'kayan@example.hk' }],
    ['6000 0001', { phone: '60000001' }],
    ['+852 6000-0001', { phone: '85260000001' }],
    ['(852) 60000001', { phone: '85260000001' }],
    ['６００００００１', { phone: '60000001' }],
  ])('reads %s', (typed, contact) => expect(contactOf(typed)).toEqual(contact));

  it.each(['', '  ', 'kayan@', '@', 'six thousand', '12', "' or 1=1", '1'.repeat(30)])('returns undefined for %s', (typed) =>
    expect(contactOf(typed)).toBeUndefined(),
  );
});
