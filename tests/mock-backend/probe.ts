import { createBackend } from './backend.ts';
import { demoSeed } from './demo-seed.ts';
import { type Settings, settingsOf } from './settings.ts';

const ORIGIN = 'http://mock.test';

type Sent = { token?: string | undefined; body?: unknown; raw?: string; type?: string; language?: string };
export type Got = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

/** A backend to ask straight, as the shop's server does: for the mock's own tests. */
export function createProbe(settings: Partial<Settings> = {}, products: number | null = null) {
  const backend = createBackend(demoSeed(), { ...settingsOf({}), origin: ORIGIN, products, ...settings });

  async function ask(method: string, path: string, { token, body, raw, type = 'application/json', language }: Sent = {}): Promise<Got> {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (language) headers.set('accept-language', language);
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (text !== undefined) headers.set('content-type', type);
    const response = await backend.answer(new Request(ORIGIN + path, { method, headers, ...(text === undefined ? {} : { body: text }) }));
    return { status: response.status, body: response.type === 'error' ? undefined : await response.json().catch(() => undefined), headers: response.headers };
  }

  async function login(type: 'TEMP' | 'EMAIL' | 'PHONE', login_id: string, password: string): Promise<string> {
    const { status, body } = await ask('POST', '/auth/login', { body: { type, login_id, password } });
    if (status !== 200) throw new Error(`login answered ${status}`);
    return body.token;
  }

  return {
    ...backend,
    ask,
    login,
    guest: (loginId = 'guest-of-probe') => login('TEMP', loginId, settingsOf({}).guestPassword),
    kaYan: () => login('EMAIL', 'kayan@example.hk', 'Studio2018'),
  };
}
export type Probe = ReturnType<typeof createProbe>;

export const STORE = '/stores/store-main';
export const HOME_DELIVERY = { country_code: 'HK', method: 'DELIVERY', courier_id: null } as const;
