import { getResponse } from 'msw';
import { createBackend } from './backend.ts';
import { type Settings, settingsOf } from './settings.ts';

const ORIGIN = 'http://mock.test';

type Sent = { token?: string | undefined; body?: unknown; raw?: string; type?: string; language?: string };
export type Got = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

/** A backend with direct requests, as from the shop's server, and control calls: for the mock's own tests. */
export function createProbe(settings: Partial<Settings> = {}, products: number | null = null) {
  const backend = createBackend({ ...settingsOf({}), origin: ORIGIN, products, ...settings });

  async function ask(
    method: string,
    path: string,
    { token, body, raw, type = 'application/json', language }: Sent = {},
  ): Promise<Got> {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (language) headers.set('accept-language', language);
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (text !== undefined) headers.set('content-type', type);
    const response = await backend.handle(
      new Request(ORIGIN + path, { method, headers, ...(text === undefined ? {} : { body: text }) }),
    );
    return {
      status: response.status,
      body: response.type === 'error' ? undefined : await response.json().catch(() => undefined),
      headers: response.headers,
    };
  }

  async function control(method: string, path: string, body?: unknown) {
    const request = new Request(`${ORIGIN}/__mock__/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await getResponse(backend.handlers, request);
    return { status: response?.status ?? 0, body: (await response?.json()) as ReturnType<typeof JSON.parse> };
  }

  async function login(type: 'TEMP' | 'EMAIL' | 'PHONE', login_id: string, password: string): Promise<string> {
    const { status, body } = await ask('POST', '/auth/login', { body: { type, login_id, password } });
    if (status !== 200) throw new Error(`login responded with ${status}`);
    return body.token;
  }

  return {
    ...backend,
    ask,
    control,
    login,
    guest: (loginId = 'guest-of-probe') => login('TEMP', loginId, settingsOf({}).guestPassword),
    kaYan: () => login('EMAIL', 'kayan@example.hk', 'Studio2018'),
  };
}
export type Probe = ReturnType<typeof createProbe>;

export const STORE = '/stores/store-main';
export const HOME_DELIVERY = { country_code: 'HK', method: 'DELIVERY', courier_id: null } as const;
