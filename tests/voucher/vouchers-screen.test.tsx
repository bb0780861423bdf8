import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RedeemedScreen } from '@/components/voucher/redeemed-screen';
import { VouchersScreen } from '@/components/voucher/vouchers-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
beforeEach(() => history.replaceState(null, '', '/account/vouchers'));

const card = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('li') as HTMLElement;

async function openDialog(name: RegExp) {
  await screen.findByText('35,080 points');
  await userEvent.click(within(await card(name)).getByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByText('Points after redeeming');
  return dialog;
}
const redeem = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Redeem' }));

it('a voucher says until when it can be used, and how many days are left of one that is about to end', async () => {
  const [soon, later] = mock.account().redeemed.filter(({ status }) => status === 'active');
  Object.assign(soon!, { valid_until: new Date(Date.now() + 86_400_000).toISOString() });
  renderInShop(<RedeemedScreen />);
  const entry = (code: string) => screen.findByText(code).then((found) => found.closest('li')!);
  expect(within(await entry(soon!.code)).getByText(/^Ends tomorrow, \d\d\//)).toBeTruthy();
  expect(within(await entry(later!.code)).getByText('Valid until 31/12/2035')).toBeTruthy();
  // what ends soon comes first, what is over last
  const codes = screen.getAllByText(/^KY\w+$/).map((code) => code.textContent);
  expect([codes[0], codes[1], codes.at(-1)]).toEqual([soon!.code, later!.code, 'KY300A']);
});

it('a kind of voucher that the shop does not know reads as text, and can be redeemed', async () => {
  Object.assign([...mock.state().vouchers.values()][0]!, { discount_type: 'FREE_TEA' });
  renderInShop(<VouchersScreen />);
  expect(within(await card(/^Free tea/)).getByRole('button', { name: 'Redeem' })).toBeTruthy();
  // what the points suffice for stands before what they do not, and that before what is gone
  const named = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(named.slice(-2)).toEqual(['Whole-home voucher', 'Anniversary voucher']);
});

// @spec-3.15
it('shows the one voucher that the URL names, with a button for all', async () => {
  const [, second] = [...mock.state().vouchers.values()];
  history.replaceState(null, '', `/account/vouchers?voucher=${second?.slug}`);
  renderInShop(<VouchersScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all vouchers' }));
  await waitFor(() =>
    expect(mock.requests({ call: 'getVouchers' }).map(({ query }) => query.slug)).toEqual([second?.slug, undefined]),
  );
  expect(location.search).toBe('');
});

it('VouchersScreen filters and sorts, and keeps both in the URL', async () => {
  renderInShop(<VouchersScreen />);
  await card(/^HK\$2,000 off/);
  await userEvent.click(screen.getByRole('radio', { name: 'Percentage off' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^HK/ })).toBeNull());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Value: high to low');
  await waitFor(() =>
    expect(within(screen.getByRole('list')).getAllByRole('heading')[0]?.textContent).toBe('Anniversary voucher'),
  );
  expect(location.search).toBe('?type=PERCENT&sort=value-desc');
  expect(mock.requests({ call: 'getVouchers' }).at(-1)?.query).toMatchObject({
    discount_type: 'PERCENT',
    sort_by: 'value',
    sort_order: 'desc',
  });
});

describe('RedeemDialog', () => {
  const listed = () => mock.state().vouchers.get('voucher-amount-300')!;
  const requests = () => mock.requests({ call: 'redeemVoucher' }).map(({ body }) => body);

  it('redeems as many as are wanted and the points buy, once, and says what is left of the points', async () => {
    listed().stock = 20;
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$300 off/);
    const { findByText, getByText, getByRole, queryByRole, queryByText } = within(dialog);
    expect(getByText('20 left')).toBeTruthy();
    const quantity = getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '13');
    await redeem(dialog);
    expect(getByText('Enter a whole number from 1 to 12.')).toBeTruthy();
    expect(requests()).toEqual([]);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2{Enter}');
    expect(getByText('Redeem 2 vouchers for 5,600 points?')).toBeTruthy();
    for (const sum of ['35,080', '−5,600', '29,480']) expect(getByText(sum)).toBeTruthy();
    const held = mock.hold({ call: 'redeemVoucher' });
    await userEvent.dblClick(getByRole('button', { name: 'Redeem' }));
    await userEvent.click(getByRole('button', { name: 'Close' }));
    expect(dialog).toHaveProperty('open', true);
    // the points are not said before they have been read again
    const reading = mock.hold({ call: 'getMembershipBalance' });
    held.release();
    expect(await findByText('Voucher redeemed')).toBeTruthy();
    expect(queryByText(/points left/)).toBeNull();
    reading.release();
    expect(await findByText('You have 29,480 points left.')).toBeTruthy();
    expect(requests()).toEqual([{ voucher_id: listed()._id, qty: 2 }]);
    expect(queryByRole('button', { name: 'Redeem' })).toBeNull();
    expect(getByRole('link', { name: 'See redeemed vouchers' }).getAttribute('href')).toBe(
      '/account/redeemed-vouchers',
    );
  });

  it('goes by what the voucher costs now, and says how many points are missing', async () => {
    renderInShop(<VouchersScreen />);
    await screen.findByText('35,080 points');
    const name = /^HK\$300 off/;
    const opener = within(await card(name)).getByRole('button', { name: 'Redeem' });
    mock.state().vouchers.set(listed()._id, { ...listed(), points: 40_000 });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(await dialog.findByText('Not enough points. You need 4,920 more.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Redeem' })).toBeNull();
  });

  it.each([
    [404, /^Could not redeem the voucher\. The latest points and vouchers are shown\./, 0],
    [500, /^We could not confirm whether the voucher was redeemed\./, 1],
  ])('says whether it is known that nothing was redeemed: %i', async (status, text, links) => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$300 off/);
    mock.fault({ call: 'redeemVoucher', status });
    await redeem(dialog);
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).queryAllByRole('link', { name: 'See redeemed vouchers' })).toHaveLength(links);
  });

  it('shows a refusal, reloads the points and offers only what is left to do', async () => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$300 off/);
    mock.account().transactions = [];
    mock.account().lots = [];
    await redeem(dialog);
    expect(
      await within(dialog).findByText('Could not redeem the voucher. The latest points and vouchers are shown.'),
    ).toBeTruthy();
    expect(within(dialog).getByText('Not enough points.')).toBeTruthy();
    expect(await within(dialog).findByText('Not enough points. You need 2,800 more.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Redeem' })).toBeNull();
  });
});

// @spec-1.9
it('RedeemedScreen shows codes with their states, and links active ones to the cart', async () => {
  renderInShop(<RedeemedScreen />);
  const active = await card(/^8% off/);
  expect(within(active).getByText('Valid until 31/12/2035')).toBeTruthy();
  expect(within(active).getByRole('link', { name: 'Use now: KY8P2026' }).getAttribute('href')).toBe(
    '/shop/main/cart?voucher=KY8P2026',
  );
  expect(within(await card(/^5% off/)).getByText('Used')).toBeTruthy();
  const expired = await card(/^HK\$300 off/);
  expect(within(expired).getByText('Expired')).toBeTruthy();
  expect(within(expired).queryByRole('link')).toBeNull();
});
