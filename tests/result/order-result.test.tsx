import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReorderUnpaid } from '@/components/order/reorder';
import { OrderResult } from '@/components/result/order-result';
import { forgetQueries } from '@/components/ui/query-provider';
import { formDraft } from '@/lib/form/draft';
import { noteFailure } from '@/lib/checkout/attempt';
import { foundBy } from '@/lib/order/lookup';
import type { Outcome } from '@/lib/result/outcome';
import { setSessionCookies } from '../session/cookies.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');

const BOOKING = {
  contact: { en: 'We will phone you tomorrow.' },
  payment_hold: { en: 'It is held for seven days.' },
  steps: [{ title: { en: 'We phone you' } }, { title: { en: 'You pay in stages' } }],
};
const ORDER = 'order-269102';
const order = () => mock.state().orders.get(ORDER)!.order;

beforeEach(() => {
  mock.fillCart([]);
  noteFailure({ isNothingOrdered: false });
});

function open(outcome: Outcome, id?: string, shop: Partial<Parameters<typeof OrderResult>[0]['shop']> = {}) {
  history.replaceState(null, '', `/result/order/${outcome}${id ? `?order_id=${id}` : ''}`);
  return renderInShop(
    <OrderResult
      outcome={outcome}
      texts={{ title: 'As configured', text: 'The configured words.' }}
      Reorder={ReorderUnpaid}
      shop={{ offline_payment: null, payment_origins: [], whatsapp: '', booking: BOOKING, ...shop }}
      letterhead={<p>The studio</p>}
    />,
  );
}
/** The order is a guest's, and the guest is here. */
function becomeGuestWith(id: string) {
  mock.become('guest');
  mock.state().orders.get(id)!.account_id = mock.state().guest('guest-in-test')._id;
}
/** Where the page leads, the services that were ordered apart. */
const linksOf = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('li'))
    .map((link) => link.textContent);

it('books the services again into an empty cart, and then links to the cart', async () => {
  open('failure', ORDER);
  await userEvent.click(await screen.findByRole('button', { name: 'Book these again' }));
  await waitFor(() => expect(linksOf()).toContain('View requests'));
  // in its place still, so that no other button moves (A20)
  const again = screen.getByRole('button', { name: 'Book these again' });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(again.parentElement?.contains(screen.getByRole('link', { name: 'Contact us' }))).toBe(true);
  expect(mock.requests({ call: 'addToCart' }).map(({ body }) => body)).toEqual(
    order().items.map(({ product_variant_id, qty }) => ({ product_variant_id, qty })),
  );
});

describe('OrderResult of a submitted appointment', () => {
  it('marks the transfer as the step under way, then the check of the proof', async () => {
    const { unmount } = open('success', 'order-269103');
    const steps = async () =>
      within(await screen.findByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    const currentOf = (items: HTMLElement[]) =>
      items.filter((item) => item.getAttribute('aria-current') === 'step').map((item) => item.textContent);
    expect(currentOf(await steps())).toEqual([
      'You transfer the amount and upload the payment proofIt is held for seven days.',
    ]);
    expect((await steps()).map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      'We check the payment proof',
      'We phone you',
      'You pay in stages',
    ]);
    expect(screen.getByText(/^No date is fixed yet\. We will phone you tomorrow\. /)).toBeTruthy();
    unmount();
    forgetQueries();
    mock.state().orders.get('order-269103')!.order.current_status = 'pending';
    open('success', 'order-269103');
    expect(currentOf(await steps())).toEqual(['We check the payment proof']);
  });

  it('at an estimate says that nothing is to be paid yet, and begins with the studio', async () => {
    const { order } = mock.state().orders.get('order-269103')!;
    const { items } = order;
    order.items = items.map((item) => ({ ...item, payment_note: { en: 'An estimate' } }));
    open('success', 'order-269103');
    expect(await screen.findByRole('heading', { name: 'Nothing to pay yet' })).toBeTruthy();
    // what was asked for, each of its lines and their sum
    expect(screen.getAllByText('Estimate')).toHaveLength(2 + items.length);
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByRole('link', { name: 'View appointment' })).toBeTruthy();
    for (const words of ['Pay by transfer', 'Upload payment proof', /^You transfer the amount/])
      expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByText('We phone you')).toBeTruthy();
  });

  it('keeps it with number, services and totals, and prints it below a letterhead', async () => {
    const print = vi.spyOn(globalThis, 'print').mockReturnValue();
    open('success', 'order-269103');
    expect(await screen.findByText('AHK-269103')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Services' })).getByText('Total')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(
      within(screen.getByRole('article', { name: 'Appointment AHK-269103' })).getByText('The studio'),
    ).toBeTruthy();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('a guest’s account made of the appointment', () => {
  const GUEST_ORDER = 'order-269101';
  const details = () => mock.state().orders.get(GUEST_ORDER)!.order.delivery_details;
  const password = async () => userEvent.type(await screen.findByLabelText('Password'), 'Letters1');
  const button = () => screen.getByRole('button', { name: 'Create account' });
  const create = () => userEvent.click(button());
  const asked = () => mock.requests({ call: 'migrate' }).map(({ body }) => body);

  beforeEach(() => becomeGuestWith(GUEST_ORDER));

  it('takes a password alone, and has the appointment with it', async () => {
    Object.assign(details(), { name: 'Ng Wing', email: 'wing@example.hk', area_code: '+852', phone: '61234567' });
    open('success', GUEST_ORDER);
    await password();
    const held = mock.hold({ call: 'migrate' });
    await userEvent.dblClick(button());
    await waitFor(() => expect(asked()).toHaveLength(1));
    // the login's response sets the cookie that tells the page who it is
    setSessionCookies('EMAIL');
    held.release();
    expect(await screen.findByText('Your account is ready, and this appointment is in it.')).toBeTruthy();
    expect(
      screen.getByText('We sent a link to wing@example.hk. Open it within 24 hours to verify your email.'),
    ).toBeTruthy();
    expect(asked()).toEqual([
      { type: 'EMAIL', username: 'Ng Wing', email: 'wing@example.hk', area_code: '', phone: '', password: 'Letters1' },
    ]);
    expect(mock.requests({ call: 'register' })).toEqual([]);
    expect(mock.cookies.type).toBe('EMAIL');
    expect(screen.getByRole('link', { name: 'Appointments' }).getAttribute('href')).toBe(
      `${location.origin}/account/orders`,
    );
    expect(await screen.findByText('AHK-269101')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('leads to the login and back where the email has an account already', async () => {
    details().email = 'kayan@example.hk';
    open('success', GUEST_ORDER);
    await password();
    await create();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is already an account for kayan@example.hk.',
    );
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/authentication/login/email?from=%2Fshop%2Fmain%2Forder%2Forder-269101',
    );
    // the login is filled in, and the appointment is found again after it
    expect(formDraft('login').get()).toMatchObject({ type: 'EMAIL', email: 'kayan@example.hk' });
    expect(foundBy(GUEST_ORDER)).toEqual({ email: 'kayan@example.hk' });
    expect(mock.cookies.type).toBe('TEMP');
  });
});
