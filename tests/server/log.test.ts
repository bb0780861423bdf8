import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { redacted, redactedText } from '@/lib/server/redaction';
import { timingHeader } from '@/lib/server/http/server-timing';
import { givenId } from '@/lib/server/request-context';

describe('nothing personal and no secret gets into the log', () => {
  test.each([
    ['mail to kayan@example.hk failed', 'kayan'],
    ['/authentication/verify?verification_code=482913&x=1', '482913'],
    ['POST {"login_id":"91234567","password":"Studio2018"}', 'Studio2018'],
    ['POST {"login_id":"91234567","password":"Studio2018"}', '91234567'],
    ['authorization: Bearer abc.def-123', 'abc.def'],
    ['called +852 9123 4567 twice', '4567'],
    ['phone 9123 4567', '4567'],
    ['auth.token=abc123; Path=/', 'abc123'],
    ['/order?email=kayan%40example.hk', 'example.hk'],
    ['GET https://shop.example/verify?verification_code=482913', '482913'],
    ['token: password=Studio2018', 'Studio2018'],
    [`${'x'.repeat(70)}password=Studio2018`, 'Studio2018'],
    [`${'x'.repeat(3_990)} kayan@example.hk`, 'kayan@'],
  ])('%s', (text, secret) => {
    expect(redactedText(text)).not.toContain(secret);
    expect(JSON.stringify(redacted({ text, deep: [{ text }] }))).not.toContain(secret);
  });

  test.each(['authorization', 'cookie', 'Set-Cookie', 'password', 'old_password', 'token', 'login_id', 'email', 'phone', 'verification_code', 'code'])(
    'a value under %s',
    (key) => expect(JSON.stringify(redacted({ body: { [key]: 'x1y2z3' } }))).not.toContain('x1y2z3'),
  );

  test('ids, prices and times stay', () => {
    const text = 'GET /orders/65f1c0ffee12345678901234/details: server 500, 12800 HKD, order-20260001, 2026-11-22T06:51:43.965Z';
    expect(redactedText(text)).toBe(text);
  });

  test('a text that was redacted before stays as it is', () => {
    const text = redactedText('token=abc123, password: Studio2018, mail to kayan@example.hk');
    expect(text).not.toMatch(/abc123|Studio2018|kayan/);
    expect(redactedText(text)).toBe(text);
  });

  test('a long text is cut, and says how long it was', () => {
    const text = redactedText('word '.repeat(20_000));
    expect(text.length).toBeLessThan(4_100);
    expect(text).toMatch(/… \(100000 characters\)$/);
  });

  test.each([
    ['email', 'email'],
    ['token', 'token'],
    ['a word of letters', 'a'],
    ['digits and spaces', '9 '],
    ['a phone number without end', '+852'],
    ['quotes', '"token'],
    ['spaces', ' '],
    ['half an address', 'a@a.'],
    ['keys and separators', 'token='],
    ['Bearer', 'Bearer '],
    ['dots', 'a.'],
    ['dashes and percent signs', '-%40'],
  ])('a hostile text of 100,000 characters takes no time: %s', (_, piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
    const startedAt = performance.now();
    redactedText(text);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });

  test('an error keeps what it was, not what was typed', () => {
    const error = new ApiError('refused', 'POST /auth/login', {
      status: 422,
      serverMessage: 'kayan@example.hk is unknown',
      fields: { email: 'kayan@example.hk' },
    });
    const line = JSON.stringify(redacted({ error }));
    expect(line).toContain('"code":"refused"');
    expect(line).toContain('POST /auth/login');
    expect(line).not.toContain('kayan');
  });
});

test('an id from outside is one, or none', () => {
  expect(givenId('abc-1.2:3')).toBe('abc-1.2:3');
  for (const given of [undefined, '', 'a b', 'a\nb', 'x'.repeat(101), '{"a":1}', ['a', 'b']]) expect(givenId(given)).toBeUndefined();
});

test('each answer in development says what its time went into', () => {
  expect(timingHeader([{ name: 'GET /posts/filter', ms: 12.34 }], 56.78)).toBe(
    'backend;dur=12.3;desc="1 calls", call-1;dur=12.3;desc="GET /posts/filter", render;dur=56.8',
  );
});

test('the server speaks through its log alone', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (/\.tsx?$/.test(name) ? [join(folder, name)] : [])),
  );
  const isServer = (text: string) =>
    /'server-only'|from 'next\/(?:cache|server)'|next-intl\/server|lib\/api\/server'/.test(text) && !text.startsWith("'use client'");
  const loud = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return isServer(text) && /\bconsole\.\w+\(/.test(text);
  });
  expect(loud).toEqual([]);
});
