import { expect } from '@playwright/test';
import { KAYAN } from '../../support/login-page.ts';
import type { At, Screen } from '../screen.ts';

const click =
  (message: string) =>
  async ({ page, t }: At): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t(message), exact: true })
      .first()
      .click();
  };

async function askToCancel(at: At): Promise<void> {
  await click('Order.cancel')(at);
  await expect(at.page.getByRole('dialog').getByText(at.t('Order.cancelText'))).toBeVisible();
}

/** A slip that is being read changes the page while one looks. */
const nothingIsRead = async ({ mock }: At): Promise<void> =>
  void (await mock.setPaymentRecord('order-260824', 'payment-260824-4', 'waiting'));

const isPaid = ({ page, t }: At): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: t('Result.orderSuccess') })).toBeVisible();

const order = (name: string, id: string, rest: Partial<Screen> = {}): Screen => ({
  name: `order-${name}`,
  path: `/shop/main/order/${id}`,
  as: KAYAN,
  ...rest,
});

/** Appointments in each state that looks different, and projects. */
export const ORDER_SCREENS: Screen[] = [
  order('offline', 'order-269103'),
  order('proof-uploaded', 'order-269105'),
  order('online-paid', 'order-269104'),
  order('online-failed', 'order-269102'),
  order('completed', 'order-261003'),
  order('cancelled', 'order-260615'),
  order('unknown', 'order-unknown', { problems: [/404/] }),
  order('review-form', 'order-251130', { after: click('Review.write') }),
  order('refund-form', 'order-250926', { after: click('Refund.request') }),
  order('cancel-dialog', 'order-269103', { after: askToCancel, isOver: true }),
  { name: 'projects', path: '/shop/project/order', as: KAYAN },
  { name: 'project', path: '/shop/project/order/order-260824', as: KAYAN, before: nothingIsRead },
  { name: 'result-order-paid', path: '/result/order/success?order_id=order-269104', as: KAYAN, after: isPaid },
];
