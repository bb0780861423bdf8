import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { redacted, redactedText } from '@/lib/server/redaction';

describe('redaction', () => {
  test.each([
    ['mail to kayan@example.hk failed', 'kayan'],
    ['/authentication/verify?verification_code=482913&x=1', '482913'],
    ['POST {"login_id":"91234567","password":"Studio2018"}', 'Studio2018'],
    ['authorization: Bearer abc.def-123', 'abc.def'],
    ['called +852 9123 4567 twice', '4567'],
    ['called 9123 4567', '4567'],
    ['called 9123-4567', '4567'],
    ['called 91234567', '91234567'],
    ['/pictures/a.webp?signature=abc123', 'abc123'],
    ['/authentication/verify?code=482913', '482913'],
    ['client_secret: abc123', 'abc123'],
    ['phone=12345', '12345'],
    ['e-mail: kayan', 'kayan'],
    ['Proxy: Basic a2F5YW46eA==', 'a2F5YW46eA'],
    ['/search/kayan%40example.hk', 'kayan'],
    ['auth.token=abc123; Path=/', 'abc123'],
    ['token: password=Studio2018', 'Studio2018'],
    ['/order?email=kayan%40example.hk', 'example.hk'],
    [`${'x'.repeat(70)}password=Studio2018`, 'Studio2018'],
    [`${'x'.repeat(3_990)} kayan@example.hk`, 'kayan@'],
  ])('hides what is personal or secret in %s', (text, secret) => {
    expect(redactedText(text)).not.toContain(secret);
    expect(JSON.stringify(redacted({ text, deep: [{ text }] }))).not.toContain(secret);
  });

  const keys = ['authorization', 'Set-Cookie', 'old_password', 'token', 'login_id', 'email', 'phone', 'code'];
  test.each([...keys, 'client_secret', 'verification_code', 'cardNumber', 'cvc'])('hides a value under %s', (key) =>
    expect(JSON.stringify(redacted({ body: { [key]: 'x1y2z3' } }))).not.toContain('x1y2z3'),
  );

  test('keeps 4,000 characters of a text', () =>
    expect(redactedText('x'.repeat(9_000))).toBe(`${'x'.repeat(4_000)}… (9000 characters)`));

  test('leaves ids, prices and times', () => {
    const text =
      'GET /orders/65f1c0ffee12345678901234/details: server 500, 12800 HKD, order-20260001, 2026-11-22T06:51:43.965Z';
    expect(redactedText(text)).toBe(text);
  });

  test('keeps an error’s code and call, not what the user typed', () => {
    const error = new ApiError('refused', 'POST /auth/login', {
      status: 422,
      serverMessage: 'kayan@example.hk is unknown',
      fields: { email: 'kayan@example.hk' },
    });
    const line = JSON.stringify(redacted({ error }));
    expect(line).toContain('"code":"refused"');
    expect(line).toContain('POST /auth/login');
    expect(line).not.toContain('kayan');
    const above = new Error('no order was made', { cause: error });
    expect(JSON.stringify(redacted({ error: above }))).toMatch(/no order was made.*"cause":.*"code":"refused"/);
  });
});
