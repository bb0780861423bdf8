import axios, { type AxiosRequestConfig } from 'axios';
import { describe, expect, it, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, pathOf } from '@/lib/api/call';
import { createClient } from '@/lib/api/client';
import { ApiError, isApiError } from '@/lib/api/error';
import { inspect } from 'node:util';

type Sent = AxiosRequestConfig & { data?: unknown };

/** A client whose requests end here: answers with a status and a text, or fails. */
function clientThat(response: { status?: number; text?: string; headers?: Record<string, string> } | Error) {
  const sent: Sent[] = [];
  const warn = vi.fn<(line: string) => void>();
  const http = axios.create({
    adapter: async (config) => {
      sent.push(config);
      if (response instanceof Error) throw response;
      return {
        data: response.text ?? '{}',
        status: response.status ?? 200,
        statusText: '',
        headers: response.headers ?? {},
        config,
      };
    },
  });
  return { send: createClient({ http, warn, newRequestId: () => 'request-1' }), sent, warn };
}

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
}

const post = call({
  method: 'POST',
  path: '/things/{id}',
  access: 'public',
  body: z.object({ email: z.optional(z.string()), count: z.optional(z.number()) }),
  response: z.object({ ok: z.boolean() }),
});
const get = call({
  method: 'GET',
  path: '/things',
  access: 'public',
  query: z.object({ q: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

describe('what goes out', () => {
  // @spec-5.1 @spec-10.3
  test.each<[string, object, string, object]>([
    ['a body that breaks a rule is not sent', { email: 'nobody' }, 'email', { email: 'email' }],
    [
      'a body with a nested field that breaks a rule is not sent',
      { details: { recipient: { phone: 'x' } } },
      'phone',
      { 'details.recipient.phone': 'phone' },
    ],
    ['a body that does not fit the contract is not sent', { count: 'many' }, 'body', { count: expect.any(String) }],
  ])('%s', async (_, body, code, fields) => {
    const { send, sent } = clientThat({});
    const error = await failureOf(send(post, { params: { id: '1' }, body }));
    expect(error).toMatchObject({ code, call: 'POST /things/{id}' });
    expect(error.fields).toEqual(fields);
    expect(sent).toEqual([]);
  });

  // @spec-7.1
  test('method, path, query, body and request id', async () => {
    const { send, sent } = clientThat({ text: '{"ok":true}' });
    await send(post, { params: { id: 'a b&c' }, body: { email: 'a@b.hk' } });
    await send(get, { query: { q: 'x y' } });
    expect(sent[0]).toMatchObject({ method: 'post', url: '/things/a%20b%26c', data: '{"email":"a@b.hk"}' });
    expect(sent[0]?.headers).toMatchObject({ Accept: 'application/json', 'X-Request-Id': 'request-1' });
    expect(sent[1]).toMatchObject({ method: 'get', url: '/things', params: { q: 'x y' } });
  });
});

describe('pathOf', () => {
  test.each([
    ['quotes', `'"`, `/orders/'%22/details`],
    ['Chinese with a space', '窗台 座位', '/orders/%E7%AA%97%E5%8F%B0%20%E5%BA%A7%E4%BD%8D/details'],
    ['200 characters', 'x'.repeat(200), `/orders/${'x'.repeat(200)}/details`],
  ])('an id with %s is one encoded segment', (_, id, expected) => {
    expect(pathOf('/orders/{id}/details', { id })).toBe(expected);
  });

  test.each([
    undefined,
    '',
    '..',
    'a/b',
    '..\\admin',
    'a;b',
    'a?b',
    'a#b',
    '%2e%2e',
    '\u0000',
    'a\u200bb',
    '\ud83d',
    'x'.repeat(201),
  ])('%j is refused', (id) => {
    expect(() => pathOf('/orders/{id}/details', id === undefined ? {} : { id })).toThrow(RangeError);
  });
});

describe('what comes back', () => {
  test('a response that fits', async () => {
    const { send, warn } = clientThat({ text: '{"ok":true,"unknown":1}' });
    expect(await send(get, {})).toEqual({ ok: true });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['a response that does not fit', '{"ok":"yes"}', /response of GET \/things does not fit \[request-1\]: ok: /],
    ['malformed JSON', '{"ok":', /malformed JSON/],
    ['null', 'null', /ok/],
  ])('%s is an error with one log line', async (_, text, line) => {
    const { send, warn } = clientThat({ text });
    expect(await failureOf(send(get, {}))).toMatchObject({ code: 'response', status: 200, requestId: 'request-1' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(line);
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'server'],
  ])('status %i is code %s', async (status, code) => {
    const { send } = clientThat({ status, text: '{"message":"Words","errors":{"email":"taken"}}' });
    expect(await failureOf(send(get, {}))).toMatchObject({
      code,
      status,
      serverMessage: 'Words',
      fields: { email: 'taken' },
    });
  });

  test.each(['[]', 'null', '"none"'])('the words of a refusal beside %s for its fields', async (errors) => {
    const { send } = clientThat({ status: 422, text: `{"message":"Words","errors":${errors}}` });
    expect(await failureOf(send(get, {}))).toMatchObject({ serverMessage: 'Words', fields: {} });
  });

  test.each([
    [502, { 'x-backend': 'down' }, '{}', 'network'],
    [503, { 'x-backend': 'busy' }, '{}', 'network'],
    [504, { 'x-backend': 'silent' }, '{}', 'timeout'],
    // a proxy, with nobody behind it
    [502, {}, '<h1>Bad Gateway</h1>', 'network'],
    [504, {}, '<h1>Gateway Time-out</h1>', 'timeout'],
    // a header of the same name that the BFF did not set
    [503, { 'x-backend': 'eu-2' }, '{}', 'server'],
  ])('status %i with %o and the body %s is code %s', async (status, headers, text, code) => {
    const { send } = clientThat({ status, headers, text });
    expect(await failureOf(send(get, {}))).toMatchObject({ code, status });
  });
});

describe('ApiError', () => {
  const error = new ApiError('refused', 'POST /auth/register', {
    status: 400,
    serverMessage: 'lee@example.com is taken',
    fields: { email: 'lee@example.com is taken' },
  });

  it('does not show it when it is printed, which Next does with a failed render', () => {
    expect(inspect(error)).toContain('POST /auth/register: refused 400');
    expect(inspect(error)).not.toContain('lee@example.com');
  });
});
