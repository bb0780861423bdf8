import { sessionStore } from '@/lib/session/store';
import type { createMock } from '../mock-backend/testing.ts';

/** What the order's screens show of the shop, as little as can be. */
export const SHOP = { offline_payment: null, whatsapp: '' };

/** The browser belongs to a guest from now on. */
export function becomeGuest(mock: ReturnType<typeof createMock>): void {
  mock.asGuest('guest-in-test');
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
}
