import { expect, test } from 'vitest';
import { brokenBodyRule } from '@/lib/api/body-rules';

/** The rules of spec 5: [what, body, the rule that it breaks and where]. */
const CASES: [string, unknown, { rule: string; path: string } | undefined][] = [
  ['login id of type EMAIL that is none', { type: 'EMAIL', login_id: 'nobody' }, { rule: 'email', path: 'login_id' }],
  ['login id of type EMAIL', { type: 'EMAIL', login_id: 'a@b.hk' }, undefined],
  ['login id of type PHONE with letters', { type: 'PHONE', login_id: '852x' }, { rule: 'phone', path: 'login_id' }],
  ['login id of type PHONE', { type: 'PHONE', login_id: '85291234567' }, undefined],
  ['empty login id of type PHONE', { type: 'PHONE', login_id: '' }, undefined],
  ['a guest’s login id is free', { type: 'TEMP', login_id: 'guest-1 !' }, undefined],
  ['password of 7', { password: 'abcdef1' }, { rule: 'password', path: 'password' }],
  ['password of 8', { password: 'abcdefg1' }, undefined],
  ['password of letters', { password: 'abcdefgh' }, { rule: 'password', path: 'password' }],
  ['password of digits', { password: '12345678' }, { rule: 'password', path: 'password' }],
  ['password with a sign', { password: 'abcdefg1!' }, { rule: 'password', path: 'password' }],
  ['password with a letter that is not Latin', { password: 'abcdefg1密' }, { rule: 'password', path: 'password' }],
  ['password with a line break at the end', { password: 'abcdefg1\n' }, { rule: 'password', path: 'password' }],
  ['empty password', { password: '' }, { rule: 'password', path: 'password' }],
  ['old password', { old_password: 'x', new_password: 'abcdefg1' }, { rule: 'password', path: 'old_password' }],
  ['new password', { old_password: 'abcdefg1', new_password: 'x' }, { rule: 'password', path: 'new_password' }],
  ['email without @', { email: 'a.b.hk' }, { rule: 'email', path: 'email' }],
  ['email with a space', { email: 'a b@c.hk' }, { rule: 'email', path: 'email' }],
  ['email with an invisible character', { email: 'a\u200b@c.hk' }, { rule: 'email', path: 'email' }],
  ['email with two dots', { email: 'a@b..hk' }, { rule: 'email', path: 'email' }],
  ['email with what follows a link', { email: 'a@b.hk?subject=x' }, { rule: 'email', path: 'email' }],
  ['email in a domain of Chinese characters', { email: 'a@例子.hk' }, undefined],
  ['email with an apostrophe', { email: "o'neil@example.ie" }, undefined],
  ['email behind a quotation mark', { email: "'a@b.hk" }, { rule: 'email', path: 'email' }],
  ['empty email', { email: '' }, undefined],
  ['email', { email: 'first.last+tag@mail.example.hk' }, undefined],
  ['phone with spaces', { phone: '9123 4567' }, { rule: 'phone', path: 'phone' }],
  ['phone with full-width digits', { phone: '９１２３' }, { rule: 'phone', path: 'phone' }],
  ['empty phone', { phone: '' }, undefined],
  ['phone', { phone: '91234567' }, undefined],
  ['nested phone', { delivery_details: { phone: 'x' } }, { rule: 'phone', path: 'delivery_details.phone' }],
  ['email in a list', { people: [{ email: 'a@b.hk' }, { email: 'x' }] }, { rule: 'email', path: 'people[1].email' }],
  ['other fields are free', { name: '', subject: 'abc', description: '<script>' }, undefined],
  [
    'fields named like what every object inherits',
    JSON.parse('{"constructor":"a","toString":"a","__proto__":"a"}'),
    undefined,
  ],
  ['numbers and null', { phone: null, email: undefined, password: 5 }, undefined],
  ['no object', 'text', undefined],
  ['a form', new FormData(), undefined],
];

// @spec-5.2 @spec-5.3 @spec-5.4
test.each(CASES)('the rules on every outgoing body (spec 5): %s', (_, body, expected) => {
  expect(brokenBodyRule(body)).toEqual(expected);
});
