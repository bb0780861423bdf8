import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OrdersScreen } from '@/components/order/orders-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { image } from '../upload/fake-upload.ts';
import { onToast, type ToastMessage } from '@/lib/toast';
import { OrderTasks } from '@/components/order/order-tasks';

const mock = mockSession('registered');
beforeEach(() => history.replaceState(null, '', '/account/orders'));

const SUBMITTED = 'order-269103';
const rows = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
const row = async (number: string) => (await screen.findByText(number)).closest('li') as HTMLElement;
const orderOf = (id: string) => mock.state().orders.get(id)!.order;
const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('a status and a payment that the shop does not know read as text, and the list stands', async () => {
  Object.assign(orderOf(SUBMITTED), { current_status: 'on_hold', payment_status: 'partly_refunded' });
  renderInShop(<OrdersScreen />);
  await screen.findByText('10 of 17 appointments');
  const odd = (await screen.findByText('On hold')).closest('li') as HTMLElement;
  expect(within(odd).getByText('Partly refunded')).toBeTruthy();
  expect(within(odd).queryByText('Waiting for payment')).toBeNull();
});

it('the filter by status looks through further pages until there is a pageful, and stands in the URL', async () => {
  renderInShop(<OrdersScreen />);
  await screen.findByText('10 of 17 appointments');
  await pick('Cancelled');
  expect(location.search).toBe('?status=cancelled');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cancelled' }).checked).toBe(true);
  await screen.findByText('AHK-260615');
  expect(rows().every((item) => within(item).queryByText('Cancelled'))).toBe(true);
  expect(rows()).toHaveLength(2);
  expect(mock.requests({ call: 'getOrders' }).map(({ query }) => query.page)).toEqual(['1', '2']);
  await pick('All');
  expect(location.search).toBe('');
  expect(rows()).toHaveLength(17);
});

describe('a payment proof from the list', () => {
  async function choose(file: File) {
    const input = (await row('AHK-269103')).querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [file] } });
  }

  // @spec-4.13
  it('goes back to submitted when it fails, and the same picture can be tried again', async () => {
    mock.fault({ path: '/upload', status: 500, times: 1 });
    renderInShop(<OrdersScreen kind="offline" />);
    await choose(image('slip.png'));
    const item = await row('AHK-269103');
    expect(await within(item).findByText('Could not upload the payment proof. Try again.')).toBeTruthy();
    await within(item).findByText(/^Submitted · /);
    await userEvent.dblClick(within(item).getByRole('button', { name: 'Try again' }));
    await within(item).findByText(/^Pending · /);
    await waitFor(() => expect(within(item).queryByText('slip.png')).toBeNull());
    expect(mock.requests({ call: 'uploadProof' })).toHaveLength(1);
  });

  it.each([200, 500])('goes on when its page is left, and the shop says how it ended: %s', async (status) => {
    const held = mock.hold({ path: '/upload' });
    if (status === 500) mock.fault({ path: '/orders/{id}/upload', status, times: 1 });
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = renderInShop(<OrdersScreen kind="offline" />);
    await choose(image('slip.png'));
    await within(await row('AHK-269103')).findByText('Pending · Uploading…');
    expect(mayLeave()).toBe(false);
    unmount();
    history.replaceState(null, '', '/about-us');
    const said: ToastMessage[] = [];
    const end = onToast((toast) => said.push(toast));
    // what tests before this one raised
    said.length = 0;
    held.release();
    await waitFor(() => expect(said).toHaveLength(1), { timeout: 5000 });
    end();
    expect(said[0]).toMatchObject(
      status === 200
        ? { kind: 'success', detail: 'Payment proof uploaded. We are checking it.' }
        : { kind: 'error', detail: 'Your payment proof was not uploaded.', from: '/account/orders', stays: true },
    );
    expect(Boolean(orderOf(SUBMITTED).checkout.offline?.image)).toBe(status === 200);
    expect(mayLeave()).toBe(true);
  });

  it('is found later when the backend accepts it after the timeout', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      mock.fault({ path: '/orders/{id}/upload', drop: true, times: 1 });
      renderInShop(<OrdersScreen kind="offline" />);
      await choose(image('slip.png'));
      const item = await row('AHK-269103');
      await within(item).findByText('Could not upload the payment proof. Try again.');
      await within(item).findByText(/^Submitted · /);
      const sent = mock.requests({ call: 'uploadProof' })[0]?.body as { image: string };
      Object.assign(orderOf(SUBMITTED), { current_status: 'pending', checkout: { offline: sent } });
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      await within(item).findByText(/^Pending · /);
      await waitFor(() => expect(within(item).queryByText('slip.png')).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });
});

const PROJECT = 'order-260824';

const tasks = async () => within(await screen.findByRole('region', { name: 'To do' })).getAllByRole('listitem');

describe('what there is to do', () => {
  it('is a payment, a proof and an answer, each with amount, date and the way there', async () => {
    const order = mock.state().orders.get(PROJECT)!.order;
    order.appointment_at = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T02:00:00Z`;
    renderInShop(<OrderTasks />);
    const [payment, proof, quotation, ...others] = await tasks();
    expect(others).toEqual([]);
    expect(payment?.textContent).toMatch(/Payment failed.*AHK-269102HK\$[\d,.]+Submitted \d\d\/\d\d\/\d{4}/);
    expect(within(payment!).getByRole('link', { name: 'View and pay: AHK-269102' }).getAttribute('href')).toBe(
      '/shop/main/order/order-269102',
    );
    expect(proof?.textContent).toMatch(/Upload payment proof.*AHK-269103.*HK\$[\d,.]+Submitted \d\d\/\d\d\/\d{4}/);
    expect(quotation?.textContent).toMatch(
      /Reply to quotation version 3Happy Valley, whole-home renovation AHK-260824 On \d\d\/\d\d\/\d{4} 10:00HK\$424,174\.00Valid until \d\d\/\d\d\/\d{4}/,
    );
    expect(within(quotation!).getByRole('link', { name: 'View quotation: AHK-260824' }).getAttribute('href')).toBe(
      `/shop/project/order/${PROJECT}`,
    );
  });

  it('is cut after the three most urgent, and leads to the rest', async () => {
    for (const id of ['order-269105', 'order-261003'])
      Object.assign(mock.state().orders.get(id)!.order, { current_status: 'submitted', is_paid: false });
    mock.state().orders.get('order-261003')!.order.payment_status = 'waiting';
    renderInShop(<OrderTasks />);
    expect(await tasks()).toHaveLength(3);
    expect(screen.getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/account/orders');
  });

  it('leaves the newest appointment under way, which is with the studio', async () => {
    renderInShop(
      <OrderTasks>
        <p>Points</p>
      </OrderTasks>,
    );
    const latest = (await screen.findByText('Under way')).closest('div');
    expect(within(latest!).getByRole('link').getAttribute('href')).toBe('/shop/main/order/order-269105');
    expect(latest?.textContent?.trim()).toMatch(/Pending · Proof uploaded$/);
    expect(screen.getByText('Points')).toBeTruthy();
  });
});
