import { forgetQueries } from '@/components/ui/query-provider';
import { sessionStore } from '@/lib/session/store';
import type { createMock } from '../mock-backend/testing.ts';

export const WINDOW_SEAT = 'svc-window-seat-6ft-oak';
export const LIGHTING = 'svc-lighting-design-2-standard';

/** A guest with these requests, and a browser that remembers nothing of the test before. */
export function standGuest(mock: ReturnType<typeof createMock>, lines: { product_variant_id: string; qty: number }[] = []): void {
  mock.reset();
  mock.clearFaults();
  mock.asGuest();
  mock.state().guest('guest-in-test').carts.set(mock.state().settings.mainStoreId, lines);
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
  localStorage.clear();
  forgetQueries();
}

/** jsdom knows the dialog element, but not that it can be shown. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
