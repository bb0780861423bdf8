import { describe, expect, it } from 'vitest';
import { typedCode, typedEmail, typedSigns, typedVoucher } from '@/lib/api/typed';
import { visibleText } from '@/lib/api/visible-text';

describe('a name or text', () => {
  it.each(['\u200b\u200b', '\u3164', ' \ufeff\u3000', '\u115f\uffa0', ' \n ', '\ud800', '\u0301\u0301'])(
    'of invisible characters is empty: %j',
    (text) => expect(visibleText(text)).toBe(''),
  );

  it.each([
    ['\u202d Chan\u200b \u202c', 'Chan'],
    ['Ch\ud83dan', 'Chan'],
    ['line one\r\n\tline two\0', 'line one\r\n\tline two'],
  ])('loses what is invisible: %j', (text, rest) => expect(visibleText(text)).toBe(rest));

  // joiners and selectors are part of what is seen
  it.each([
    '👨‍👩‍👧 Lee',
    '❤️ Chan',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '葛\u{e0100}城',
    'نمی\u200cخواهم',
  ])('stays as it is: %s', (text) => expect(visibleText(text)).toBe(text));
});

it.each([
  [' ＡＢＣ１２３ ', 'ABC123'],
  ['A\u2010B\u2014C\u2212D\u30fcE', 'A-B-C-D-E'],
  ['1\u00a02\u30003\t4', '1 2 3 4'],
  ['\u2066x\u2069\ufe0d', 'x'],
  ['\u0660\u0669 \u06f0\u06f9 \u0966\u096f', '09 09 09'],
])('plain signs of %j', (text, plain) => expect(typedSigns(text)).toBe(plain));

it.each([
  ['MAILTO:guest@example.hk', 'guest@example.hk'],
  ['guest@example.hk, ', 'guest@example.hk'],
  ['A Chan <a@example.hk>', 'a@example.hk'],
  ['o’neil@example.hk', "o'neil@example.hk"],
  ["'a@example.hk'", 'a@example.hk'],
  ['mailto:a@example.hk?subject=Hello', 'a@example.hk'],
  ['<mailto:a%2Bb@example.hk>', 'a+b@example.hk'],
  ['📧 a@example.hk ✉️', 'a@example.hk'],
  ['Email: a@example.hk', 'a@example.hk'],
  ['a @ example.hk (office)', 'a@example.hk'],
  // the rules refuse the rest
  ['a@example.hk, b@example.hk', 'a@example.hk, b@example.hk'],
])('the email in %j', (text, email) => expect(typedEmail(text)).toBe(email));

it.each(
  [
    ['123456.', 'Code: 123456', '「１２３４５６」', '\u202d123456\u202c', '🔑 123456', '123-456'],
    ['12 34 56', 'Your code is 123456.', 'Your code is 123 456!', 'G-123456 is your code', '123456 (123456)'],
    [
      '【Atelier】驗證碼：123456，10分鐘內有效。',
      '您的验证码为123456，請於 28/11/2026 12:30 前輸入',
      '<#> 123456 x9Fq',
    ],
  ].flat(),
)('the code in %j', (text) => expect(typedCode(text)).toBe('123456'));

it.each(['', '12345', '1234567', '123456 or 654321', 'no code', '2345 6789', '2026-11-28'])(
  'there is no one code in %j',
  (text) => expect(typedCode(text)).not.toMatch(/^[0-9]{6}$/),
);

it.each(
  [
    [
      'KY8P2026',
      ' KY8P2026。',
      '「KY8P2026」',
      'Code: KY8P2026',
      'Use KY8P2026 at the checkout',
      '優惠碼KY8P2026請使用',
    ],
    ['Your voucher KY8P2026 is valid until 31/12/2026.', '优惠券 KY8P2026，满 10000 可用'],
  ].flat(),
)('the voucher in %j', (text) => expect(typedVoucher(text)).toBe('KY8P2026'));

it.each(['KY8P 2026', 'KY8P-2026', 'WELCOME 10', 'AB12CD or EF34GH', '優惠 AB12 EF34'])(
  'a voucher as it was typed: %j',
  (text) => expect(typedVoucher(text)).toBe(text),
);
