import { type BrowserContext, expect } from '@playwright/test';
import { GUEST_COOKIE } from '../../lib/api/session-cookies.ts';
import type { Persona, PersonaName } from './mock-client.ts';

/** Makes somebody and lets the browser be them. Without a name: the one that the test began as. */
export type BePersona = (name?: PersonaName) => Promise<Persona>;

/** How a browser comes in as somebody. Who is blocked stays outside: the login's refusal is what that one is for. */
export async function comeInAs(context: BrowserContext, shopUrl: string, { name, login }: Persona): Promise<void> {
  if (name === 'blocked') return;
  // a guest's login id is kept in a cookie that no page can read, and never sent from a page
  if (login.type === 'TEMP')
    await context.addCookies([
      { name: GUEST_COOKIE, value: login.login_id, url: shopUrl, httpOnly: true, sameSite: 'Lax' },
    ]);
  const response = await context.request.post(`${shopUrl}/api/auth/login`, {
    data: login.type === 'TEMP' ? { type: 'TEMP' } : login,
  });
  expect(response.status(), `log-in of ${name}`).toBe(200);
}
