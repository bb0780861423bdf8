import { describe, expect, it } from 'vitest';
import { AREA_CODES, dialledNumber, formatPhone, isPhoneNumber, readPhone, splitDialled } from '@/lib/i18n/phone';

describe('a phone number', () => {
  it.each([
    '2345 6789',
    '(+852) 2345 6789',
    '２３４５－６７８９',
    '＋８５２ ２３４５ ６７８９',
    '2345\u22126789',
    // as phone books, chats and PDFs give them
    '\u202d2345 6789\u202c',
    '00852 2345 6789',
    '+00852 2345 6789',
    '+852 (0) 2345 6789',
    'Tel: (852) 2345 6789',
    // in links, with emoji, with dots of other scripts
    'tel:+852-2345-6789;phone-context=+852',
    'tel:%2B852%202345%206789',
    'sms:+85223456789?body=Hello',
    'https://wa.me/85223456789?text=Hello',
    '2345 6789 (WhatsApp)',
    '📞 2345 6789 ☎️',
    '2️⃣345 6789',
    '2345・6789',
    '23456789\ud800',
    // in a sentence
    '我的電話是23456789，謝謝',
    'WhatsApp: +852 2345 6789 please',
    // Arabic digits
    '\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
  ])('of Hong Kong is understood: %j', (phone) => {
    const read = readPhone({ area_code: '+852', phone });
    expect(read).toEqual({ area_code: '+852', phone: '23456789' });
    expect(isPhoneNumber(read)).toBe(true);
  });

  it.each([
    '2345678',
    '234567890',
    '2345678a',
    '',
    'call me',
    '2345 6789 ext. 12',
    'Call 2345 6789, or 9876 5432',
    '電話 2345 6789 內線',
    'tel:+85223456789;ext=12',
    '2345 6789 / 9876 5432',
    '2'.repeat(10_000),
  ])('of Hong Kong has eight digits, not %s', (phone) => {
    expect(isPhoneNumber(readPhone({ area_code: '+852', phone }))).toBe(false);
  });

  it('of elsewhere brings its own area code', () => {
    expect(readPhone({ area_code: '+852', phone: '+351 912 345 678' })).toEqual({
      area_code: '+351',
      phone: '912345678',
    });
    expect(splitDialled('+1 (415) 555-2671')).toEqual({ area_code: '+1', phone: '(415) 555-2671' });
    expect(splitDialled('+85')).toBeUndefined();
    expect(splitDialled('2345 6789')).toBeUndefined();
  });

  it.each([
    ['+86', '86 138 1234 5678', '13812345678'],
    ['+39', '+39 (0)6 1234 5678', '0612345678'],
    ['+86', '+86 86 138 1234 5678', '13812345678'],
    ['+86', '010 6552 9988', '1065529988'],
    ['+44', '07911 123456', '7911123456'],
    ['+63', '+63 0917 123 4567', '9171234567'],
    ['+62', '0812 3456 7890', '81234567890'],
    ['+66', '081 234 5678', '812345678'],
    ['+1', '1 415 555 2671', '4155552671'],
    // begins like its code, which is not repeated
    ['+65', '6512 3456', '65123456'],
    // part of the number there
    ['+39', '06 6982', '066982'],
  ])('of %s, written %s, is %s', (area_code, phone, digits) => {
    expect(readPhone({ area_code, phone })).toEqual({ area_code, phone: digits });
  });

  // one that passes, and what is too short, too long or begins otherwise
  it.each([
    ['+852', '23456789', ['2345678', '234567890', '2345678a']],
    ['+853', '62031234', ['6203123', '620312345']],
    ['+86', '13800138000', ['1380138000', '23800138000', '138001380000', '1380013800a']],
    ['+886', '912345678', ['9123456', '9123456789']],
    ['+65', '61234567', ['6123456', '612345678']],
    ['+60', '123456789', ['1234567', '12345678901']],
    ['+81', '9012345678', ['90123456', '90123456789']],
    ['+82', '1012345678', ['1012345', '10123456789']],
    ['+44', '7911123456', ['79111234', '79111234567']],
    ['+1', '4155552671', ['415555267', '41555526711', '1155552671']],
    ['+61', '412345678', ['41234567', '4123456789']],
    ['+33', '612345678', ['61234567', '6123456789']],
    ['+49', '15112345678', ['15112', '151123456789']],
    ['+91', '9812345678', ['981234567', '98123456789']],
    // not offered: as E.164 allows
    ['+351', '912345678', ['', '91234567a', '9123456789012']],
  ])('of %s looks like %s', (area_code, phone, others) => {
    expect(isPhoneNumber({ area_code, phone })).toBe(true);
    for (const one of others) expect(isPhoneNumber({ area_code, phone: one }), one).toBe(false);
  });

  it('of each area code that is offered is in the list above', () =>
    expect(Object.keys(AREA_CODES)).toEqual('+852 +853 +86 +886 +65 +60 +81 +82 +44 +1 +61 +33 +49 +91'.split(' ')));

  it('is written as Hong Kong and the mainland write it', () => {
    expect(formatPhone('+852', '23456789')).toBe('+852\u00A02345\u00A06789');
    expect(formatPhone('+86', '13800138000')).toBe('+86\u00A0138\u00A00013\u00A08000');
    expect(formatPhone('', '23456789')).toBe('2345\u00A06789');
  });
});

it.each([
  ['2345 6789', '+85223456789'],
  ['Tel: \u202d+852 2345 6789\u202c', '+85223456789'],
  // the first of several
  ['+852 2345 6789 / 2345 6780', '+85223456789'],
  ['+852 2345 6789 ext. 12', '+85223456789'],
  ['+86 755 8888 1234', '+8675588881234'],
  ['1823', '1823'],
  ['8613812345678', '8613812345678'],
  ['by email', undefined],
])('the number to dial in %j is %s', (text, number) => expect(dialledNumber(text)).toBe(number));
