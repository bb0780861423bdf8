import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartGate } from '@/components/cart/cart-gate';
import { CartLines } from '@/components/cart/cart-lines';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { DETAILS_DRAFT, getDraft } from '@/lib/checkout/draft';
import { wasNothingOrdered } from '@/lib/checkout/failure';
import { endSent, hasSent, rememberSent } from '@/lib/checkout/sent';
import { formDraft } from '@/lib/form/draft';
import { LIGHTING, standGuest, teachDialogs, WINDOW_SEAT } from '../cart/stand.ts';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from '../session/shop-stub.tsx';

vi.setConfig({ testTimeout: 30_000 });
const push = vi.hoisted(() => vi.fn());
vi.mock('@/lib/i18n/navigation', async () => {
  const { navigationStub } = await import('../session/shop-stub.tsx');
  return { ...navigationStub, useRouter: () => ({ ...navigationStub.useRouter(), push }) };
});

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => {
  teachDialogs();
  server.listen();
});
afterAll(() => server.close());
beforeEach(() => {
  push.mockClear();
  standGuest(mock, [
    { product_variant_id: WINDOW_SEAT, qty: 1 },
    { product_variant_id: LIGHTING, qty: 1 },
  ]);
});

const CART = '/stores/{store_id}/shopping-cart/all';
const checkouts = () => mock.requests({ call: 'checkout' });
const lastCart = () => mock.requests({ call: 'getCart' }).at(-1)?.body as { checkout_product_variant_ids: string[]; voucher_code: string | null };

function Page({ paymentOrigins = [] }: { paymentOrigins?: string[] }) {
  return (
    <CartGate skeleton={null}>
      <CheckoutForm booking={{}} countryCodes={['HK', 'MO']} paymentMethods={['ONLINE', 'OFFLINE']} paymentOrigins={paymentOrigins} lines={<CartLines />} />
    </CartGate>
  );
}

async function open(page = <Page />) {
  const view = render(page, { wrapper: Shop });
  await screen.findByText('2 services selected');
  await waitFor(() => expect(within(screen.getByRole('complementary')).queryByText('Calculating…')).toBeNull());
  return view;
}
async function fillRecipient() {
  await userEvent.type(screen.getByLabelText('Name'), 'Chan Ka Yan');
  await userEvent.type(screen.getByLabelText('Phone'), '91234567');
  await userEvent.type(screen.getByLabelText('Address'), 'Flat C, 18/F, Block 2');
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit appointment' }));
const offline = () => userEvent.click(screen.getByRole('radio', { name: 'Offline payment' }));

describe('the form', () => {
  it('says what the details are for', async () => {
    await open();
    expect(
      screen
        .getByText(/^We use these details to carry out your appointment/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/terms-of-service/privacy-policy');
  });
});

describe('choosing', () => {
  it('asks the backend again for every tick, and dims what is not ticked', async () => {
    await open();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all (2 of 2 selected)' });
    const ticks = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(ticks[0] as HTMLElement);
    await waitFor(() => expect(lastCart().checkout_product_variant_ids).toEqual([LIGHTING]));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await waitFor(() => expect(lastCart().checkout_product_variant_ids).toEqual([WINDOW_SEAT, LIGHTING]));
  });

  it('says when a voucher is not valid, keeps the text, and applies a valid one', async () => {
    await open();
    const code = screen.getByLabelText<HTMLInputElement>('Voucher code');
    await userEvent.type(code, 'NOPE{Enter}');
    expect(await screen.findByText('This voucher code is not valid. Check it or use another.')).toBeTruthy();
    expect(code.value).toBe('NOPE');
    expect(checkouts()).toEqual([]);
    await userEvent.clear(code);
    await userEvent.type(code, 'TEN');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^TEN: voucher applied, −HK\$2,376\.00$/)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    await waitFor(() => expect(lastCart().voucher_code).toBeNull());
  });

  it('says after how many minutes to try another voucher code where too many were tried, and keeps the lines', async () => {
    await open();
    mock.fault({ path: CART, status: 429, headers: { 'retry-after': '840' } });
    await userEvent.type(screen.getByLabelText('Voucher code'), 'NOPE{Enter}');
    const said = await screen.findByText('Too many attempts. Try again in 14 minutes.');
    expect(screen.getByLabelText('Voucher code').getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(2);
    await fillRecipient();
    await submit();
    expect(await screen.findAllByText('Too many attempts. Try again in 14 minutes.')).toHaveLength(2);
    expect(checkouts()).toEqual([]);
  });

  it('collects quick clicks on a quantity into one more call', async () => {
    const held = mock.hold({ path: '/stores/{store_id}/shopping-cart/add-to-cart' });
    await open();
    const more = screen.getAllByRole('button', { name: 'Increase quantity' })[0] as HTMLElement;
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity:/ })[0]?.value).toBe('4');
    held.release();
    await waitFor(() => expect(mock.requests({ call: 'addToCart' }).map((one) => (one.body as { qty: number }).qty)).toEqual([1, 2]));
    // the backend's money for the four of them
    expect(await screen.findByText('HK$69,120.00')).toBeTruthy();
  });

  it.each(['0', '-1', '1e9', 'two', '2.5'])('refuses the quantity %s and changes nothing', async (text) => {
    await open();
    const quantity = screen.getAllByRole('textbox', { name: /^Quantity:/ })[0] as HTMLElement;
    await userEvent.clear(quantity);
    await userEvent.type(quantity, `${text}{Enter}`);
    expect(screen.getByText('Enter a whole number from 1 to 99.')).toBeTruthy();
    expect(mock.requests({ call: 'addToCart' })).toEqual([]);
  });
});

describe('submitting', () => {
  it('tells every field that is wrong, focuses the first and sends nothing', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Phone'), '9123 45');
    await submit();
    expect(await screen.findByText('Phone Incorrect Format')).toBeTruthy();
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(checkouts()).toEqual([]);
  });

  it('needs a ticked line', async () => {
    await open();
    await fillRecipient();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await submit();
    expect((await screen.findAllByText('Select at least one service.')).length).toBeGreaterThan(0);
    expect(checkouts()).toEqual([]);
  });

  it('offline: orders once on a double click, forgets what was typed and goes to the result', async () => {
    await open();
    await fillRecipient();
    await offline();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit appointment' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringMatching(/^\/result\/order\/success\?order_id=order-/)));
    expect(checkouts()).toHaveLength(1);
    expect(checkouts()[0]?.body).toMatchObject({
      checkout_product_variant_ids: [WINDOW_SEAT, LIGHTING],
      voucher_code: null,
      delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
      delivery_details: { name: 'Chan Ka Yan', address: 'Flat C, 18/F, Block 2', area_code: '+852', phone: '91234567' },
      payment_method: 'OFFLINE',
      success_url: `${location.origin}/result/order/success`,
      cancel_url: `${location.origin}/result/order/cancelled`,
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('shows what changed and sends nothing until the shopper agrees', async () => {
    await open();
    await fillRecipient();
    await offline();
    const { settings, catalogs } = mock.state();
    const catalog = catalogs.get(settings.mainStoreId);
    catalog?.patch(catalog.variant(LIGHTING)?.product._id ?? '', { price: 9_999 });
    await submit();
    const dialog = await screen.findByRole('dialog', { name: 'Your request list has changed' });
    expect(within(dialog).getByText(/^Price of /)).toBeTruthy();
    expect(within(dialog).getByText('Total')).toBeTruthy();
    expect(checkouts()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit appointment' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('/result/order/success')));
    expect(checkouts()).toHaveLength(1);
  });

  it.each([500, 422, 429])('a failure (%i) goes to the failure page and keeps what was typed', async (status) => {
    const { unmount } = await open();
    await fillRecipient();
    await offline();
    mock.fault({ path: '/stores/{store_id}/checkouts', status });
    await submit();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/result/order/failure'));
    unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Chan Ka Yan');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Offline payment' }).checked).toBe(true);
  });

  it.each([
    ['is refused', { status: 500 }],
    ['cannot be had', { status: 502 }],
    ['is cut off', { drop: true }],
  ])('a cart that %s before anything is sent is a failure, and nothing was ordered', async (_, fault) => {
    await open();
    await fillRecipient();
    mock.fault({ path: CART, ...fault });
    await submit();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/result/order/failure'));
    expect(wasNothingOrdered()).toBe(true);
    expect(formDraft(DETAILS_DRAFT).get().name).toBe('Chan Ka Yan');
    expect(checkouts()).toEqual([]);
  });

  it('a total that could not be calculated is a failure when it is submitted', async () => {
    await open();
    await fillRecipient();
    mock.fault({ path: CART, status: 500 });
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(await screen.findByText('Could not calculate the total. Try again.')).toBeTruthy();
    await submit();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/result/order/failure'));
    expect(checkouts()).toEqual([]);
  });

  it('stays where it is while the browser has no network, which the failure page would need, and says that nothing was submitted', async () => {
    await open();
    await fillRecipient();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    expect(await screen.findByText('You are offline. Nothing was submitted, and your details are still here.')).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
    expect(checkouts()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('a payment page of another origin is a failure of which nobody says that nothing was ordered', async () => {
    await open(<Page paymentOrigins={['https://pay.example.hk']} />);
    await fillRecipient();
    await submit();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/result/order/failure'));
    expect(wasNothingOrdered()).toBe(false);
  });

  it('keeps the recipient until an online payment is in', async () => {
    await open();
    await fillRecipient();
    await submit();
    expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toBeTruthy();
    expect(formDraft(DETAILS_DRAFT).get().name).toBe('Chan Ka Yan');
    expect(getDraft().voucherCode).toBeNull();
  });
});

describe('a checkout whose answer never came', () => {
  const SENT = { variantIds: [WINDOW_SEAT], total: 17_280, payment: 'OFFLINE', known: [] } as const;

  it('says that it is being checked, and goes to the failure page once it is certain that it made no order', async () => {
    const sent = rememberSent(SENT);
    render(<Page />, { wrapper: Shop });
    expect(await screen.findByText(/^We could not confirm whether your appointment was submitted/)).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
    endSent(sent);
    await waitFor(() => expect(push).toHaveBeenCalledWith('/result/order/failure'), { timeout: 10_000 });
    expect(wasNothingOrdered()).toBe(true);
    expect(hasSent()).toBe(false);
  });

  it('is not told twice', async () => {
    endSent(rememberSent(SENT), { isTold: true });
    render(<Page />, { wrapper: Shop });
    await waitFor(() => expect(hasSent()).toBe(false));
    expect(screen.queryByText(/^We could not confirm/)).toBeNull();
    expect(push).not.toHaveBeenCalled();
  });
});

describe('the cart page without a cart', () => {
  it('says when it is empty', async () => {
    standGuest(mock);
    render(<Page />, { wrapper: Shop });
    expect(await screen.findByRole('heading', { name: 'No appointment request' })).toBeTruthy();
  });

  it('says when it cannot be had, and tries again', async () => {
    mock.fault({ path: CART, malformed: true });
    render(<Page />, { wrapper: Shop });
    expect(await screen.findByText('Could not load your request list. Try again.')).toBeTruthy();
    mock.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 services selected')).toBeTruthy();
  });
});
