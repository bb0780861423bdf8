import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Welcome from '@/components/session/welcome';
import { offeredLines, offerLines } from '@/lib/cart/guest-lines';
import { expectReceipt, isReceiptDue } from '@/lib/session/receipt';
import { sessionStore } from '@/lib/session/store';
import { item } from '../cart/samples.ts';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from './shop-stub.tsx';

vi.mock('@/lib/i18n/navigation', async () => (await import('./shop-stub.tsx')).navigationStub);

const SEAT = 'svc-window-seat-6ft-oak';
const LIGHT = 'svc-lighting-design-2-standard';
const mock = createMock();
const server = setupServer(...mock.handlers);
const toast = vi.hoisted(() => vi.fn());
vi.mock('@/lib/toast', () => ({ showToast: toast }));

beforeAll(() => {
  server.listen();
  // jsdom knows dialogs, but not how to open one
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterAll(() => server.close());
afterEach(() => {
  mock.reset();
  toast.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  sessionStore.set('unknown');
});

function logIn(email = 'chan.taiman@example.hk'): void {
  mock.asRegistered(email);
  document.cookie = 'auth.type=EMAIL';
  document.cookie = `auth.mark=${email.slice(0, 4)}`;
  sessionStore.set('registered');
}

// its words come in a file of their own
const show = () =>
  act(async () => {
    render(
      <Suspense>
        <Welcome />
      </Suspense>,
      { wrapper: Shop },
    );
  });

const add = (product_variant_id: string, qty: number) =>
  fetch('/api/stores/main/shopping-cart/add-to-cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product_variant_id, qty }),
  });
const sent = () => mock.requests({ call: 'addToCart' }).map(({ body }) => body);
const dialog = () => screen.findByRole('dialog');
const rows = async () =>
  within(await dialog())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('what came along into a new account', () => {
  it('is told as the backend has it, once, with the ways there', async () => {
    logIn('kayan@example.hk');
    expectReceipt();
    await show();
    await screen.findByText('Your account is ready');
    expect(await rows()).toEqual([
      [expect.stringMatching(/^\d+ services? in your request list$/), '/shop/main/cart'],
      [expect.stringMatching(/^\d+ services? in your wishlist$/), '/account/wishlist'],
      [expect.stringMatching(/^[\d,]+ membership points?$/), '/account/membership'],
      [expect.stringMatching(/^\d+ appointments?$/), '/account/orders'],
    ]);
    expect(isReceiptDue()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves out what cannot be had', async () => {
    mock.fault({ path: '/profiles/membership/balance', status: 403 });
    mock.fault({ path: '/orders/all', status: 403 });
    logIn('kayan@example.hk');
    expectReceipt();
    await show();
    await screen.findByText('Your account is ready');
    expect((await rows()).map(([, href]) => href)).toEqual(['/shop/main/cart', '/account/wishlist']);
  });

  it('is not mentioned when it is nothing', async () => {
    for (const path of ['/orders/all', '/profiles/membership/balance', '/stores/{store_id}/wishlist/all']) mock.fault({ path, status: 403 });
    logIn();
    expectReceipt();
    await show();
    await waitFor(() => expect(isReceiptDue()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told to nobody else', () => {
    logIn('kayan@example.hk');
    expectReceipt();
    logIn();
    expect(isReceiptDue()).toBe(false);
  });
});

describe('what a guest’s cart still holds after a login', () => {
  beforeEach(() => logIn());

  it('is brought along in one go, and nothing is doubled', async () => {
    await add(SEAT, 2);
    offerLines([item(SEAT, 1), item(LIGHT, 3)]);
    await show();
    await screen.findByText('Add the service you chose before?');
    expect(within(await dialog()).getByText('Already in your request list')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to request list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      { product_variant_id: SEAT, qty: 2 },
      { product_variant_id: LIGHT, qty: 3 },
    ]);
    expect(offeredLines()).toEqual([]);
    // as for everything in the cart: the header counts it
    expect(toast).not.toHaveBeenCalled();
  });

  it('stays on offer when the shop cannot be reached, and is brought at the second try', async () => {
    offerLines([item(SEAT, 1), item(LIGHT, 1)]);
    await show();
    await screen.findByText('Add the 2 services you chose before?');
    // the first one is carried out, but its answer is lost
    mock.fault({ path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 503, when: 'after', times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Add to request list' }));
    expect((await screen.findByRole('alert')).textContent).toContain('They are still listed here');
    expect(offeredLines()).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to request list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.mock.calls).toEqual([[expect.objectContaining({ kind: 'error', message: 'Error from Server' })]]);
    expect(sent()).toEqual([
      { product_variant_id: SEAT, qty: 1 },
      { product_variant_id: LIGHT, qty: 1 },
    ]);
  });

  it('names what is no longer available', async () => {
    offerLines([item(SEAT, 1), item('svc-gone', 1)]);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to request list' }));
    await screen.findByText('Some services are unavailable');
    expect(within(await dialog()).getByText('Service svc-gone')).toBeTruthy();
    expect(within(await dialog()).queryByText(`Service ${SEAT}`)).toBeNull();
    expect(offeredLines()).toEqual([]);
  });

  it('is gone once it is not wanted', async () => {
    offerLines([item(SEAT, 1)]);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(offeredLines()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('is not offered when all of it is there, nor when it cannot be had', async () => {
    await add(SEAT, 1);
    offerLines([item(SEAT, 1), item(LIGHT, 1, { is_available: false })]);
    await show();
    await waitFor(() => expect(offeredLines()).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered to another account', () => {
    offerLines([item(SEAT, 1)]);
    logIn('kayan@example.hk');
    expect(offeredLines()).toEqual([]);
  });
});
