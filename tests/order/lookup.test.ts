import { describe, expect, it } from 'vitest';
import { contactOf, numberOf } from '@/lib/order/lookup';

describe('contactOf', () => {
  it.each([
    ['６００００００１', { phone: '60000001' }],
    ['00852 6000 0001', { phone: '85260000001' }],
    ['kayan@example.hk\u200b', { email: 'kayan@example.hk' }],
    ['mailto:kayan@example.hk', { email: 'kayan@example.hk' }],
    ['kayan＠example。hk', { email: 'kayan@example.hk' }],
    ['Kayan Lee <kayan@example.hk>', { email: 'kayan@example.hk' }],
    ['Tel: 6000 0001', { phone: '60000001' }],
    ['kayan@example.hk.', { email: 'kayan@example.hk' }],
  ])('reads %s', (typed, contact) => expect(contactOf(typed)).toEqual(contact));

  it.each(['', '  ', 'kayan@', '@', 'six thousand', '12', "' or 1=1", '1'.repeat(30)])(
    'returns undefined for %s',
    (typed) => expect(contactOf(typed)).toBeUndefined(),
  );
});

describe('numberOf', () => {
  it.each([
    '＃ AHK-261108',
    '№ AHK-261108',
    'AHK\u2013261108',
    'AHK - 261108',
    'AHK 261108',
    '\u200bAHK-261108',
    '「AHK-261108」',
    'Reference number: AHK-261108',
    '預約編號AHK-261108',
    'Order no. AHK-261108.',
    'https://shop.example/zh/shop/main/order/AHK-261108?from=mail',
    'Ref AHK-261108 ✅',
    'AHK-\u0662\u0666\u0661\u0661\u0660\u0668',
    'ＡＨＫ－２６１１０８',
    'Your appointment AHK-261108 is confirmed for 2 people.',
    'About AHK 261108, please',
    '請查詢AHK-261108的進度',
  ])('reads %j', (typed) => expect(numberOf(typed)).toBe('AHK-261108'));

  it('takes each space for a dash', () => expect(numberOf('ahk 261126 101')).toBe('ahk-261126-101'));
  it('leaves what is missing to the backend', () => expect(numberOf('AHK261108')).toBe('AHK261108'));
});
