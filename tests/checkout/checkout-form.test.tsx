import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { wasNothingOrdered } from '@/lib/checkout/attempt';
import { DETAILS_DRAFT, forgetDraft } from '@/lib/checkout/draft';
import { getUnconfirmed, markAnswered, recordCheckout } from '@/lib/checkout/unconfirmed';
import { formDraft } from '@/lib/form/draft';
import { cartOf, item, LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { router } from '../navigation.tsx';
import { CartPage, fillRecipient, openCart, submitButton } from './cart-page.tsx';
import { useTicks } from '@/lib/checkout/ticks';

const LINES = [
  { product_variant_id: WINDOW_SEAT, qty: 1 },
  { product_variant_id: LIGHTING, qty: 1 },
];
const mock = mockSession('guest', LINES);
beforeEach(forgetDraft);

const CART = '/stores/{store_id}/shopping-cart/all';
const checkouts = () => mock.requests({ call: 'checkout' });
const lastCart = () =>
  mock.requests({ call: 'getCart' }).at(-1)?.body as {
    checkout_product_variant_ids: string[];
    voucher_code: string | null;
  };

const SETTINGS = { countryCodes: ['HK', 'MO'], paymentMethods: ['ONLINE', 'OFFLINE'] } as const;
const open = (more: Parameters<typeof openCart>[0] = {}) => openCart({ ...SETTINGS, ...more });
const submit = () => userEvent.click(submitButton());
const offline = () => userEvent.click(screen.getByRole('radio', { name: 'Bank transfer or FPS' }));

describe('choices', () => {
  it('have the backend calculate again for every tick', async () => {
    await open();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all (2 of 2 selected)' });
    const ticks = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(ticks[0] as HTMLElement);
    await waitFor(() => expect(lastCart().checkout_product_variant_ids).toEqual([LIGHTING]));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await waitFor(() => expect(lastCart().checkout_product_variant_ids).toEqual([WINDOW_SEAT, LIGHTING]));
  });

  it('say that the saved address is in Hong Kong where it is delivered elsewhere, until another is typed', async () => {
    mock.become('registered', LINES);
    await open();
    const address = screen.getByLabelText<HTMLTextAreaElement>('Address');
    await waitFor(() => expect(address.value).not.toBe(''));
    const said = 'Your saved address is in Hong Kong. Enter an address in Macao.';
    expect(screen.queryByText(said)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Country / region'), 'MO');
    expect(await screen.findByText(said)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Address'), ' 2');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('say to a mainland phone that nothing is delivered but in Hong Kong', async () => {
    const said = 'We work and deliver in Hong Kong only. Enter an address there.';
    renderInShop(<CartPage />);
    const code = await screen.findByLabelText('Area code');
    expect(screen.queryByText(said)).toBeNull();
    await userEvent.selectOptions(code, '+86');
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('keep the text of an invalid voucher code with an error, and apply a valid one', async () => {
    await open();
    const code = screen.getByLabelText<HTMLInputElement>('Voucher code');
    await userEvent.type(code, 'NOPE{Enter}');
    expect(await screen.findByText('This voucher code is not valid. Check it or use another.')).toBeTruthy();
    expect(code.value).toBe('NOPE');
    expect(checkouts()).toEqual([]);
    await userEvent.clear(code);
    // as it was pasted from a message
    await userEvent.type(code, 'Code: “\u202dＴＥＮ\u202c”.');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^TEN: voucher applied, −HK\$2,376\.00$/)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    await waitFor(() => expect(lastCart().voucher_code).toBeNull());
  });
});

describe('submitting', () => {
  it('shows the error at every wrong field, focuses the first and sends nothing', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Phone'), '9123 45');
    await submit();
    expect(await screen.findByText('Phone Incorrect Format')).toBeTruthy();
    expect(screen.getByText('Name is required.')).toBeTruthy();
    expect(screen.getByText('Address is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(checkouts()).toEqual([]);
  });

  it('needs a ticked line', async () => {
    await open();
    fillRecipient();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await submit();
    expect((await screen.findAllByText('Select at least one service.')).length).toBeGreaterThan(0);
    expect(checkouts()).toEqual([]);
  });

  it('says on its button what is paid now, and no amount while it is calculated or could not be', async () => {
    await open();
    expect(submitButton().textContent).toBe('Submit and pay HK$23,760.00');
    await offline();
    expect(submitButton().textContent).toBe('Submit appointment');
    await userEvent.click(screen.getByRole('radio', { name: 'Online payment' }));
    mock.fault({ path: CART, status: 500 });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select Window seat/ }));
    await screen.findByText('Could not calculate the total. Try again.');
    expect(submitButton().textContent).toBe('Submit appointment');
  });

  // @spec-8.2 @spec-9.1
  it('offline: orders once on a double click, keeps the recipient for the next order and goes to the result', async () => {
    await open();
    fillRecipient();
    await offline();
    await userEvent.dblClick(submitButton());
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/^\/result\/order\/success\?order_id=order-/)),
    );
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
    expect(Object.keys(sessionStorage)).toEqual(['draft.checkout-details']);
  });

  it('shows what changed, sends nothing until the shopper agrees, and sends once if they click twice', async () => {
    await open();
    fillRecipient();
    await offline();
    const { settings, catalogs } = mock.state();
    const catalog = catalogs.get(settings.mainStoreId);
    catalog?.patch(catalog.variant(LIGHTING)?.product._id ?? '', { price: 9_999 });
    await submit();
    const dialog = await screen.findByRole('dialog', { name: 'Your requests have changed' });
    expect(within(dialog).getByText(/^Price of /)).toBeTruthy();
    expect(within(dialog).getByText('Total')).toBeTruthy();
    expect(checkouts()).toEqual([]);
    mock.fault({ call: 'checkout', delay_ms: 200 });
    const agree = within(dialog).getByRole('button', { name: 'Submit appointment' });
    // the second before React has rendered what the first began
    act(() => [1, 2].forEach(() => fireEvent.click(agree)));
    await waitFor(() => expect(checkouts()).toHaveLength(1));
    expect(dialog.closest('form')?.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/being submitted in another tab/)).toBeNull();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(expect.stringContaining('/result/order/success')));
    expect(checkouts()).toHaveLength(1);
  });

  it('goes to the failure page after a refusal and keeps what was typed', async () => {
    const { unmount } = await open();
    fillRecipient();
    await offline();
    mock.fault({ path: '/stores/{store_id}/checkouts', status: 422 });
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/result/order/failure'));
    unmount();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Chan Ka Yan');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bank transfer or FPS' }).checked).toBe(true);
  });

  it('goes to the failure page, where nothing was ordered, if the cart before it is refused', async () => {
    await open();
    fillRecipient();
    mock.fault({ path: CART, status: 500 });
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/result/order/failure'));
    expect(wasNothingOrdered()).toBe(true);
    expect(formDraft(DETAILS_DRAFT).get().name).toBe('Chan Ka Yan');
    expect(checkouts()).toEqual([]);
  });

  it('goes to the failure page for a payment page of another origin, without claiming that nothing was ordered', async () => {
    await open({ paymentOrigins: ['https://pay.example.hk'] });
    fillRecipient();
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/result/order/failure'));
    expect(wasNothingOrdered()).toBe(false);
  });
});

describe('a checkout whose response was lost', () => {
  const SENT = { variantIds: [WINDOW_SEAT], total: 17_280, payment: 'OFFLINE', earlierOrders: [] } as const;

  it('is reported as being checked, and leads to the failure page once it is certain that there is no order', async () => {
    const checkout = recordCheckout(SENT);
    renderInShop(<CartPage {...SETTINGS} />);
    expect(await screen.findByText(/^We could not confirm whether your appointment was submitted/)).toBeTruthy();
    expect(router.push).not.toHaveBeenCalled();
    act(() => markAnswered(checkout));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/result/order/failure'), { timeout: 10_000 });
    expect(wasNothingOrdered()).toBe(true);
    expect(getUnconfirmed()).toBeNull();
  });
});

function Ticked() {
  const { ticked } = useTicks();
  return <output>{ticked.join(' ')}</output>;
}

it('a line counts as ticked by itself, unless it is unavailable', async () => {
  mock.fault({ call: 'getCart', body: cartOf([item(LIGHTING, 1, { is_available: false }), item(WINDOW_SEAT, 1)]) });
  renderInShop(<Ticked />);
  expect(await screen.findByText(WINDOW_SEAT, { exact: true })).toBeTruthy();
});
