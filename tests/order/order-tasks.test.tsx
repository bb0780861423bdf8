import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderTasks } from '@/components/order/order-tasks';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
const PROJECT = 'order-260824';

const rows = async () => within(await screen.findByRole('region', { name: 'To do' })).getAllByRole('listitem');

describe('what there is to do', () => {
  it('is a payment, a proof and an answer, each with amount, date and the way there', async () => {
    renderInShop(<OrderTasks />);
    const [payment, proof, quotation, ...others] = await rows();
    expect(others).toEqual([]);
    expect(payment?.textContent).toMatch(/Payment failed.*AHK-261025HK\$[\d,.]+Submitted \d\d\/\d\d\/\d{4}/);
    expect(within(payment!).getByRole('link', { name: 'View and pay: AHK-261025' }).getAttribute('href')).toBe(
      '/shop/main/order/order-261025',
    );
    expect(proof?.textContent).toMatch(/Upload your payment proof.*AHK-261118.*HK\$[\d,.]+Submitted \d\d\/\d\d\/\d{4}/);
    expect(quotation?.textContent).toMatch(
      /Reply to quotation version 3Tai Hang, whole-home renovation AHK-260824HK\$423,783\.36Valid until 13\/01\/2027/,
    );
    expect(within(quotation!).getByRole('link', { name: 'View quotation: AHK-260824' }).getAttribute('href')).toBe(
      `/shop/project/order/${PROJECT}`,
    );
  });

  it('is cut after the three most urgent, and leads to the rest', async () => {
    for (const id of ['order-261110', 'order-261003'])
      Object.assign(mock.state().orders.get(id)!.order, { current_status: 'submitted', is_paid: false });
    mock.state().orders.get('order-261003')!.order.payment_status = 'waiting';
    renderInShop(<OrderTasks />);
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/account/orders');
  });

  it('leaves the newest appointment under way, which is with the studio', async () => {
    renderInShop(
      <OrderTasks>
        <p>Points</p>
      </OrderTasks>,
    );
    const latest = (await screen.findByText('Under way')).closest('div');
    expect(within(latest!).getByRole('link').getAttribute('href')).toBe('/shop/main/order/order-261110');
    expect(latest?.textContent?.trim()).toMatch(/Pending · Proof uploaded$/);
    expect(screen.getByText('Points')).toBeTruthy();
  });

  it('is nothing', async () => {
    for (const id of ['order-261118', 'order-261025', PROJECT])
      mock.state().orders.get(id)!.order.current_status = 'completed';
    renderInShop(<OrderTasks />);
    expect(await screen.findByText('Nothing to do at the moment.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });

  it('can be read again after a failure', async () => {
    mock.fault({ path: '/orders/all', status: 500, times: 2 });
    renderInShop(<OrderTasks />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
    expect(await rows()).toHaveLength(3);
  });
});
