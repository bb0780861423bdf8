import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BringDialog } from '@/components/session/bring-dialog';
import { ReceiptDialog } from '@/components/session/receipt-dialog';
import type { GuestLine } from '@/lib/cart/guest-lines';
import { sessionStore } from '@/lib/session/store';
import { item } from '../cart/samples.ts';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from './shop-stub.tsx';

vi.mock('@/lib/i18n/navigation', async () => (await import('./shop-stub.tsx')).navigationStub);

const SEAT = 'svc-window-seat-6ft-oak';
const LIGHT = 'svc-lighting-design-2-standard';
const mock = createMock();
const server = setupServer(...mock.handlers);
const onDone = vi.fn<() => void>();

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
  onDone.mockClear();
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

const receipt = () => render(<ReceiptDialog onDone={onDone} />, { wrapper: Shop });
const offer = (...lines: GuestLine[]) => render(<BringDialog lines={lines} onDone={onDone} />, { wrapper: Shop });
/** A line that the guest had. */
function line(variantId: string, qty: number, isAvailable = true): GuestLine {
  const { product_title: title, product_variant_title: variantTitle, image } = item(variantId, qty);
  return { variantId, qty, title, variantTitle, image, isAvailable };
}

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
  it('is told as the backend has it, with the ways there, before the way goes on', async () => {
    logIn('kayan@example.hk');
    receipt();
    await screen.findByText('Your account is ready');
    expect(await rows()).toEqual([
      [expect.stringMatching(/^\d+ services? in your request list$/), '/shop/main/cart'],
      [expect.stringMatching(/^\d+ services? in your wishlist$/), '/account/wishlist'],
      [expect.stringMatching(/^[\d,]+ membership points?$/), '/account/membership'],
      [expect.stringMatching(/^\d+ appointments?$/), '/account/orders'],
    ]);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('leaves out what cannot be had', async () => {
    mock.fault({ path: '/profiles/membership/balance', status: 403 });
    mock.fault({ path: '/orders/all', status: 403 });
    logIn('kayan@example.hk');
    receipt();
    await screen.findByText('Your account is ready');
    expect((await rows()).map(([, href]) => href)).toEqual(['/shop/main/cart', '/account/wishlist']);
  });

  it('is not mentioned when it is nothing', async () => {
    for (const path of ['/orders/all', '/profiles/membership/balance', '/stores/{store_id}/wishlist/all']) mock.fault({ path, status: 403 });
    logIn();
    receipt();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what a guest’s cart still holds after a login', () => {
  beforeEach(() => logIn());
  const bring = async () => screen.findByRole('button', { name: 'Add to request list' });

  it('is brought along in one go, and nothing is doubled', async () => {
    await add(SEAT, 2);
    offer(line(SEAT, 1), line(LIGHT, 3));
    await screen.findByText('Add the service you chose before?');
    expect(within(await dialog()).getByText('Already in your request list')).toBeTruthy();
    await userEvent.dblClick(await bring());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toEqual([
      { product_variant_id: SEAT, qty: 2 },
      { product_variant_id: LIGHT, qty: 3 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays on offer when the shop cannot be reached, and is brought at the second try', async () => {
    offer(line(SEAT, 1), line(LIGHT, 1));
    await screen.findByText('Add the 2 services you chose before?');
    // the first one is carried out, but its answer is lost
    mock.fault({ path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 503, when: 'after', times: 1 });
    await userEvent.click(await bring());
    expect((await screen.findByRole('alert')).textContent).toContain('Could not add all of the services.');
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(await bring());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toEqual([
      { product_variant_id: SEAT, qty: 1 },
      { product_variant_id: LIGHT, qty: 1 },
    ]);
  });

  it('names what is no longer available', async () => {
    offer(line(SEAT, 1), line('svc-gone', 1));
    await userEvent.click(await bring());
    await screen.findByText('Some services are unavailable');
    expect(within(await dialog()).getByText('Service svc-gone')).toBeTruthy();
    expect(within(await dialog()).queryByText(`Service ${SEAT}`)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is not brought when it is not wanted', async () => {
    offer(line(SEAT, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  it('is not offered when all of it is there or cannot be had', async () => {
    await add(SEAT, 1);
    offer(line(SEAT, 1), line(LIGHT, 1, false));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered when the account’s cart cannot be read: the way goes on', async () => {
    mock.fault({ path: '/stores/{store_id}/shopping-cart/all', status: 403 });
    offer(line(SEAT, 1));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
