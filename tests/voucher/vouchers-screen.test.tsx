import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RedeemedScreen } from '@/components/voucher/redeemed-screen';
import { VouchersScreen } from '@/components/voucher/vouchers-screen';
import { savedFiles } from '../client/saved-files.ts';
import { onToast } from '@/lib/toast';
import { mockSession, renderInShop, retry } from '../session/shop.tsx';

const mock = mockSession('registered');
beforeEach(() => history.replaceState(null, '', '/account/vouchers'));

const REDEEM = '/vouchers/redeem';
const redeemed = () => mock.requests({ call: 'redeemVoucher' });
const card = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('li') as HTMLElement;

async function openDialog(name: RegExp) {
  await screen.findByText('35,080 points');
  await userEvent.click(within(await card(name)).getByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByText('Points after redeeming');
  return dialog;
}
const redeem = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Redeem' }));

it('names an unknown kind of voucher without a value', async () => {
  const [first] = mock.state().vouchers.values();
  Object.assign(first ?? {}, { discount_type: 'FREE_SHIPPING', value: 1 });
  renderInShop(<VouchersScreen />);
  const odd = await card(/^Free shipping/);
  expect(odd.textContent).not.toMatch(/HK\$1|%/);
  expect(screen.getAllByRole('button', { name: 'Redeem' }).length).toBeGreaterThan(1);
});

// @spec-3.15
it('shows the one voucher that the address names, with a button for all', async () => {
  const [, second] = [...mock.state().vouchers.values()];
  history.replaceState(null, '', `/account/vouchers?voucher=${second?.slug}`);
  renderInShop(<VouchersScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all vouchers' }));
  await waitFor(() =>
    expect(mock.requests({ call: 'getVouchers' }).map(({ query }) => query.slug)).toEqual([second?.slug, undefined]),
  );
  expect(location.search).toBe('');
});

describe('VouchersScreen', () => {
  it('shows the points, what is missing for a voucher, and what is sold out', async () => {
    renderInShop(<VouchersScreen />);
    expect(await screen.findByText('35,080 points')).toBeTruthy();
    expect(await screen.findByText('8 of 12 vouchers')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(within(await card(/HK\$5,000 off/)).getByText('2,920 points short')).toBeTruthy();
    expect(within(await card(/^12% off/)).getByText('Fully redeemed')).toBeTruthy();
  });

  it('filters and sorts, and keeps both in the address', async () => {
    renderInShop(<VouchersScreen />);
    await screen.findByText('8 of 12 vouchers');
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

  it('starts with what the address asks for', async () => {
    history.replaceState(null, '', '/account/vouchers?type=AMOUNT&sort=points-desc');
    renderInShop(<VouchersScreen />);
    expect(await card(/HK\$5,000 off/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /% off/ })).toBeNull();
  });
});

describe('RedeemDialog', () => {
  // @spec-1.9
  it('shows the points before and after, and redeems once on a double click', async () => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$100 off/);
    expect(within(dialog).getByText('34,080')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Increase quantity' }));
    expect(within(dialog).getByText('33,080')).toBeTruthy();
    expect(within(dialog).getByText('Redeem 2 vouchers for 2,000 points?')).toBeTruthy();
    const held = mock.hold({ path: REDEEM });
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Redeem' }));
    held.release();
    expect(await within(dialog).findByText('Voucher redeemed')).toBeTruthy();
    expect(await within(dialog).findByText('You have 33,080 points left.')).toBeTruthy();
    expect(redeemed().map(({ body }) => body)).toEqual([{ voucher_id: 'voucher-amount-100', qty: 2 }]);
    expect(within(dialog).getByRole('link', { name: 'See redeemed vouchers' }).getAttribute('href')).toBe(
      '/account/redeemed-vouchers',
    );
    expect(mock.account().redeemed).toHaveLength(7);
  });

  it('offers no more than the stock and the points allow', async () => {
    renderInShop(<VouchersScreen />);
    await screen.findByText('8 of 12 vouchers');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const dialog = await openDialog(/^HK\$2,000 off/);
    const more = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' });
    await userEvent.click(more);
    expect(more.disabled).toBe(true);
    expect(within(dialog).getByText('2 left')).toBeTruthy();
    expect(within(dialog).getByText('3,080')).toBeTruthy();
  });

  it('shows a refusal, reloads the points and offers only what is left to do', async () => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$300 off/);
    mock.account().transactions = [];
    mock.account().lots = [];
    await redeem(dialog);
    expect(
      await within(dialog).findByText('Could not redeem the voucher. Your points and the vouchers have been updated.'),
    ).toBeTruthy();
    expect(within(dialog).getByText('Not enough points.')).toBeTruthy();
    expect(await within(dialog).findByText('Not enough points. You need 2,800 more.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Redeem' })).toBeNull();
  });

  it('does not redeem again after a lost response', async () => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$100 off/);
    mock.fault({ path: REDEEM, drop: true, when: 'after', times: 1 });
    await redeem(dialog);
    expect(await within(dialog).findByText('Voucher redeemed')).toBeTruthy();
    expect(redeemed()).toHaveLength(1);
    expect(mock.account().redeemed).toHaveLength(6);
  });

  it('asks to check the redeemed vouchers after a failure with an unknown outcome', async () => {
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$100 off/);
    mock.fault({ path: REDEEM, status: 500, times: 1 });
    await redeem(dialog);
    expect(await within(dialog).findByText(/Check your redeemed vouchers before trying again/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'See redeemed vouchers' })).toBeTruthy();
    expect(redeemed()).toHaveLength(1);
    await redeem(dialog);
    expect(await within(dialog).findByText('Voucher redeemed')).toBeTruthy();
  });

  it('loads details again that failed', async () => {
    mock.fault({ path: '/vouchers/{id}/details', status: 500, times: 2 });
    renderInShop(<VouchersScreen />);
    const dialog = await openDialog(/^HK\$100 off/);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog).queryByText('Could not load the details. Try again.')).toBeNull());
  });
});

describe('RedeemedScreen', () => {
  // @spec-1.9
  it('shows codes with their states, and links active ones to the cart', async () => {
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

  it('copies a code, or selects it where the browser refuses', async () => {
    const user = userEvent.setup();
    renderInShop(<RedeemedScreen />);
    const copy = within(await card(/^8% off/)).getByRole('button', { name: 'Copy code: KY8P2026' });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('KY8P2026');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(copy);
    await waitFor(() => expect(getSelection()?.toString()).toBe('KY8P2026'));
  });

  it('puts the last day of a voucher into a calendar, and says so when it cannot', async () => {
    const voucher = mock.account().redeemed.find(({ code }) => code === 'KY8P2026')!;
    voucher.valid_until = '2999-12-31T15:59:59.000Z';
    const files = savedFiles();
    renderInShop(<RedeemedScreen />);
    const button = await screen.findByRole('button', { name: 'Add to calendar: Last day of voucher KY8P2026' });
    await userEvent.click(button);
    await waitFor(() => expect(files[0]).toMatchObject({ name: 'KY8P2026.ics' }));
    const text = await files[0]!.text();
    expect(text).toContain('DTSTART;VALUE=DATE:29991231\r\n');
    expect(text).toContain('DESCRIPTION:8% off');

    const toasts = vi.fn<Parameters<typeof onToast>[0]>();
    const stop = onToast(toasts);
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('no room');
    });
    await userEvent.click(button);
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith({ kind: 'error', message: 'Could not save the calendar file. Try again.' }),
    );
    stop();
  });

  it('loads the details of a voucher anew', async () => {
    renderInShop(<RedeemedScreen />);
    const button = await screen.findByRole('button', { name: /^8% off/ });
    mock.account().redeemed.find(({ code }) => code === 'KY8P2026')!.status = 'used';
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^8% off/ });
    expect(await within(dialog).findByText('Used')).toBeTruthy();
    expect(within(dialog).queryByRole('link', { name: 'Use now' })).toBeNull();
  });

  it('links to the vouchers where there is none, and loads again after a failure', async () => {
    mock.account().redeemed = [];
    mock.fault({ path: '/redeemed-vouchers/all', status: 500, times: 2 });
    renderInShop(<RedeemedScreen />);
    await retry();
    expect(await screen.findByText('No vouchers yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See vouchers' })).toBeTruthy();
  });
});
