import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReorderUnpaid } from '@/components/order/reorder';
import { OrderResult } from '@/components/result/order-result';
import { DETAILS_DRAFT } from '@/lib/checkout/draft';
import { formDraft } from '@/lib/form/draft';
import { noteFailure } from '@/lib/checkout/attempt';
import type { Outcome } from '@/lib/result/outcome';
import { WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');

const BOOKING = { contact: { en: 'We will phone you tomorrow.' }, payment_hold: { en: 'It is held for seven days.' } };
const ORDER = 'order-261025';
const order = () => mock.state().orders.get(ORDER)!.order;

beforeEach(() => {
  mock.fillCart([]);
  noteFailure({ isNothingOrdered: false });
});

function open(outcome: Outcome, id?: string) {
  history.replaceState(null, '', `/result/order/${outcome}${id ? `?order_id=${id}` : ''}`);
  return renderInShop(
    <OrderResult outcome={outcome} texts={{ title: 'As configured', text: 'The configured words.' }} Reorder={ReorderUnpaid} booking={BOOKING} />,
  );
}
/** Where the page leads, the services that were ordered apart. */
const linksOf = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('li'))
    .map((link) => link.textContent);

describe('OrderResult without an online payment', () => {
  it('says that the appointment is saved and not paid, without the configured message', async () => {
    open('failure', ORDER);
    expect(await screen.findByRole('heading', { name: 'Payment did not go through' })).toBeTruthy();
    expect(screen.getByText('No payment was taken, and appointment AHK-261025 is saved. If you have been charged, contact us.')).toBeTruthy();
    expect(screen.queryByText(/configured/)).toBeNull();
    expect(linksOf()).toEqual(['View appointment', 'Contact us']);
  });

  it('offers to book the services again into an empty cart, and then links to the cart', async () => {
    open('failure', ORDER);
    await userEvent.click(await screen.findByRole('button', { name: 'Book these services again' }));
    await waitFor(() => expect(linksOf()).toContain('View request list'));
    expect(mock.requests({ call: 'addToCart' }).map(({ body }) => body)).toEqual(
      order().items.map(({ product_variant_id, qty }) => ({ product_variant_id, qty })),
    );
  });

  it('does not offer to book again while the cart still has lines', async () => {
    mock.fillCart([{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
    open('failure', ORDER);
    await screen.findByRole('heading', { name: 'Payment did not go through' });
    await waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Book these services again' })).toBeNull();
  });

  it.each([
    [{ payment_status: 'cancelled' }, 'cancelled', 'Payment cancelled'],
    [{ current_status: 'cancelled' }, 'cancelled', 'Appointment cancelled'],
    [{ payment_status: 'waiting' }, 'failure', 'Payment not confirmed yet'],
  ] as const)('shows the backend’s status: %j', async (word, outcome, title) => {
    Object.assign(order(), word);
    open(outcome, ORDER);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(linksOf()).toEqual(['View appointment', 'Contact us']);
  });

  it('keeps the typed details until the order is paid', async () => {
    formDraft(DETAILS_DRAFT).set({ name: 'Chan Ka Yan' });
    const { unmount } = open('failure', ORDER);
    await screen.findByRole('heading', { name: 'Payment did not go through' });
    expect(formDraft(DETAILS_DRAFT).get().name).toBe('Chan Ka Yan');
    unmount();
    open('success', 'order-261102');
    await screen.findByText('Paid');
    expect(formDraft(DETAILS_DRAFT).get().name).toBeUndefined();
  });
});

describe('OrderResult of a checkout without an order', () => {
  it('says that nothing was ordered where the checkout has found so', () => {
    noteFailure({ isNothingOrdered: true });
    open('failure');
    expect(screen.getByText(/^No appointment was made and nothing was charged\./)).toBeTruthy();
    expect(linksOf()).toEqual(['View request list', 'Contact us']);
  });

  it('does not say so because of the URL alone', () => {
    open('failure');
    expect(screen.getByText('The configured words.')).toBeTruthy();
  });
});

describe('OrderResult of a submitted appointment', () => {
  it('says that no date is fixed yet, what comes next, and how long it is held unpaid', async () => {
    open('success', 'order-261118');
    expect(await screen.findByText('No date is fixed yet. We will phone you tomorrow.')).toBeTruthy();
    expect(screen.getByText(/It is held for seven days\.$/)).toBeTruthy();
  });

  it('shows a guest what was ordered, what happens next, and how to find it again', async () => {
    mock.become('guest');
    mock.state().orders.get('order-261108')!.account_id = mock.state().guest('guest-in-test')._id;
    open('success', 'order-261108');
    expect(await screen.findByRole('heading', { level: 1, name: 'As configured' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Services' })).getByText('Flat inspection')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('AHK-261108')).toBeTruthy();
    expect(screen.getByText(`${location.origin}/shop/main/order/order-261108`)).toBeTruthy();
  });

  it('offers a member no link to copy, since the account lists the appointment', async () => {
    open('success', 'order-261102');
    expect(await screen.findByText('AHK-261102')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy: Link' })).toBeNull();
  });
});
