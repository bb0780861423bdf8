import { createBackend } from './backend.ts';
import { type Settings, settingsOf } from './settings.ts';

const ORIGIN = 'http://mock.test';

type Sent = { token?: string | undefined; body?: unknown };
type Got = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

/** A backend with direct requests, as from the shop's server. */
export function createProbe(settings: Partial<Settings> = {}) {
  const backend = createBackend({ ...settingsOf({}), origin: ORIGIN, products: null, ...settings });

  async function ask(method: string, path: string, { token, body }: Sent = {}): Promise<Got> {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await backend.handle(
      new Request(ORIGIN + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
    return {
      status: response.status,
      body: response.type === 'error' ? undefined : await response.json().catch(() => undefined),
      headers: response.headers,
    };
  }

  async function login(type: 'TEMP' | 'EMAIL' | 'PHONE', login_id: string, password: string): Promise<string> {
    const { status, body } = await ask('POST', '/auth/login', { body: { type, login_id, password } });
    if (status !== 200) throw new Error(`login responded with ${status}`);
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

export const HOME_DELIVERY = { country_code: 'HK', method: 'DELIVERY', courier_id: null } as const;
