import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnVouchers } from '@/components/checkout/own-vouchers';
import { forgetDraft } from '@/lib/checkout/draft';
import { WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { router } from '../navigation.tsx';
import { CartPage } from './cart-page.tsx';

const mock = mockSession('registered', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);

const CLEANING = 'svc-post-renovation-cleaning-under-300';
beforeEach(() => {
  forgetDraft();
  history.replaceState(null, '', '/shop/main/cart');
});

const open = () => renderInShop(<CartPage vouchers={<OwnVouchers />} />);
const summary = () => screen.findByRole('complementary');
const submit = async () => within(await summary()).getByRole('button', { name: /^Submit/ });

describe('the customer’s own vouchers', () => {
  it('are offered at the field, and applied with one click', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply KY8P2026' }));
    expect(await screen.findByText('KY8P2026: voucher applied, −HK$1,382.40')).toBeTruthy();
    expect(screen.getByText('Selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Apply KY1200A' }));
    expect(await screen.findByText('KY1200A: voucher applied, −HK$1,200.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply KY5P2026' })).toBeNull();
  });

  it.each([
    ['KY5P2026', 'This voucher has already been used. Use another.'],
    ['ky300a', 'This voucher has expired. Use another.'],
    ['EXPIRED2025', 'This voucher has expired. Use another.'],
    ['VAN280', 'This voucher is for the shipping fee, and no fee is charged here.'],
    ['KY8P 2026', 'KY8P2026: voucher applied, −HK$1,382.40'],
    ['KY8P–2026', 'KY8P2026: voucher applied, −HK$1,382.40'],
  ])('say what %s does, or why not', async (code, message) => {
    open();
    await screen.findByText('Your vouchers');
    await userEvent.type(screen.getByLabelText('Voucher code'), `${code}{Enter}`);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('do not reduce what they are not for', async () => {
    mock.fillCart([{ product_variant_id: 'svc-lighting-design-2-standard', qty: 1 }]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply KY8P2026' }));
    expect(await screen.findByText('This voucher does not apply to the selected services.')).toBeTruthy();
  });
});

describe('a service that costs points', () => {
  it('shows the cost and the balance, and spends the points', async () => {
    mock.fillCart([{ product_variant_id: CLEANING, qty: 1 }]);
    open();
    expect(await within(await summary()).findByText('Points balance: 35,080')).toBeTruthy();
    expect(within(await summary()).getByText('12,000')).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).not.toBe(''));
    await userEvent.click(await submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(expect.stringContaining('/result/order/success')));
    expect(mock.account().transactions[0]).toMatchObject({ points: -12_000, balance: 23_080 });
  });

  it('cannot be submitted without enough points, and says how many are missing', async () => {
    mock.fillCart([{ product_variant_id: CLEANING, qty: 3 }]);
    open();
    expect(await screen.findByText('Not enough points. You need 920 more.')).toBeTruthy();
    expect((await submit()).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await submit());
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(screen.queryByText(/^Not enough points/)).toBeNull());
    expect((await submit()).getAttribute('aria-disabled')).toBeNull();
    expect(mock.requests({ call: 'checkout' })).toEqual([]);
  });

  it('is not sent when the points were spent in the meantime', async () => {
    mock.fillCart([{ product_variant_id: CLEANING, qty: 1 }]);
    open();
    await within(await summary()).findByText('Points balance: 35,080');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).not.toBe(''));
    mock.account().transactions = [];
    await userEvent.click(await submit());
    const dialog = await screen.findByRole('dialog', { name: 'Your requests have changed' });
    expect(within(dialog).getByText('Not enough points for the selected services.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Submit appointment' })).toBeNull();
    expect(mock.requests({ call: 'checkout' })).toEqual([]);
  });

  it('asks a guest to log in', async () => {
    mock.become('guest', [{ product_variant_id: CLEANING, qty: 1 }]);
    open();
    expect(
      await screen.findByText('The selected services also cost 12,000 membership points. Log in to use your points.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/authentication/login/email?from=%2Fshop%2Fmain%2Fcart',
    );
    expect(screen.queryByText('Your vouchers')).toBeNull();
  });
});
