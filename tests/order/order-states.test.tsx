import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrderDetail } from '@/components/order/order-detail';
import { OrderList } from '@/components/order/order-list';
import { OrderTasks } from '@/components/order/order-tasks';
import { ProjectList } from '@/components/order/project-list';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { makeOrder } from '../mock-backend/order-states/make-order.ts';
import { ORDER_STATE_NAMES, type OrderStateName } from '../mock-backend/order-states/order-states.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { MESSAGES } from '../shop-providers.tsx';
import { TRANSFER_SHOP } from './order-page.tsx';

const mock = mockSession('registered');
/** What begins the heading of something that the customer has to do. */
const NEXT_STEP = { en: 'Next step', zh: '下一步', cn: '下一步' };

/** The only appointment of an account, wherever the shop shows it. */
async function showAll(name: OrderStateName, locale: Locale) {
  const state = mock.state();
  for (const record of state.orders.all()) record.account_id = '';
  const { order } = makeOrder(state, mock.account(), name, { origin: 'https://backend.test' });
  renderInShop(
    <>
      <div data-testid="list">
        <OrderList orders={[order]} />
      </div>
      <div data-testid="detail">
        <OrderDetail order={order} access={{ id: order._id }} shop={TRANSFER_SHOP} />
      </div>
      <div data-testid="account">
        <OrderTasks />
      </div>
      <div data-testid="projects">
        <ProjectList />
      </div>
    </>,
    locale,
  );
  const [list, detail, account, projects] = ['list', 'detail', 'account', 'projects'].map((id) =>
    screen.getByTestId(id),
  );
  await waitFor(() => {
    expect(within(account!).queryByText(MESSAGES[locale].Common.loading)).toBeNull();
    expect(within(projects!).queryByText(MESSAGES[locale].Common.loading)).toBeNull();
  });
  return { order, list: list!, detail: detail!, account: account!, projects: projects! };
}

/** The badges of a place: their words, and the weight that these are given. */
const badgesIn = (place: Element | null) =>
  [...(place?.querySelectorAll<HTMLElement>('[data-tone]') ?? [])].map((badge) => [
    badge.textContent,
    badge.dataset.tone,
  ]);
const words = (element: Element): string => (element.textContent ?? '').toLowerCase();

/** Each state once, the languages in turn. */
const STATES = ORDER_STATE_NAMES.map((name, index) => [name, LOCALES[index % LOCALES.length] ?? 'en'] as const);

it.each(STATES)('A7: one state has one set of words: %s, %s', async (name, locale) => {
  const { order, list, detail, account, projects } = await showAll(name, locale);
  const said = badgesIn(detail.querySelector('[role=status]'));
  expect(said.length).toBeGreaterThan(0);
  expect(badgesIn(list)).toEqual(said);
  if (order.project) expect(badgesIn(projects).slice(0, said.length)).toEqual(said);

  const asked = [...account.querySelectorAll('li p:first-of-type')].map((one) => words(one));
  const headings = [...detail.querySelectorAll('h2')].map((one) => words(one));
  const steps = headings.filter((heading) => heading.startsWith(NEXT_STEP[locale].toLowerCase()));
  const { proof, instalment, paymentFailed, paymentCancelled } = MESSAGES[locale].OrderTasks;
  const todo = [proof, paymentFailed, paymentCancelled].map(({ title }) => title.toLowerCase());
  const isTodo = (task: string) =>
    todo.includes(task) || task === instalment.title.replace('{number, number}', '2').toLowerCase();
  for (const task of asked.filter(isTodo))
    expect(
      headings.filter((heading) => heading.includes(task)),
      task,
    ).toHaveLength(1);
  // nothing is asked for on the page that the account does not know
  if (asked.length === 0) expect(steps).toEqual([]);
});

describe('A6: nothing invites to pay twice', () => {
  const locale = 'en';
  const { instalmentStatus, nextOverdue, anotherInstalment } = MESSAGES[locale].Project;
  const nextPayment = MESSAGES[locale].Project.nextPayment.replace('{n, number}', '2');
  const overdue = [instalmentStatus.overdue, nextOverdue.split('{')[0]!];

  it.each(['project-slip-reading', 'project-slip-waiting'] as const)('%s', async (name) => {
    const { order, detail, projects, list } = await showAll(name, locale);
    for (const place of [detail, projects, list])
      for (const one of [nextPayment, ...overdue]) expect(place.textContent).not.toContain(one);
    const slip = order.project!.payment_records.at(-1)!;
    const checking = MESSAGES[locale].Project.checkingSlip.replace('{date}', formatDateTime(slip.created_at));
    expect(within(detail).getByRole('heading', { name: checking })).toBeTruthy();
    expect(within(detail).getAllByText(instalmentStatus.checking).length).toBeGreaterThan(0);
    const folded = within(detail).getByText(anotherInstalment).closest('details')!;
    expect(folded.open).toBe(false);
    const bank = within(detail).getAllByText('123-456');
    expect(bank.every((one) => folded.contains(one))).toBe(true);
    expect(projects.textContent).toContain('proof being checked');
  });

  it.each(['project-slip-rejected', 'project-instalment-overdue'] as const)('%s asks for it', async (name) => {
    const { detail } = await showAll(name, locale);
    expect(within(detail).getByRole('heading', { name: nextPayment })).toBeTruthy();
    expect(within(detail).getAllByText(instalmentStatus.overdue).length).toBeGreaterThan(0);
    expect(within(detail).queryByText(anotherInstalment)).toBeNull();
  });
});

const RETURNS = [
  ['paid-online', 'card', 'en'],
  ['paid-offline', 'transfer', 'zh'],
  ['proof-uploaded', 'proof', 'cn'],
  ['submitted-offline', 'notTransferred', 'en'],
  ['payment-failed', 'notCharged', 'zh'],
] as const;

it.each(RETURNS)('cancelling says what returns, and completing is no first action: %s', async (name, key, locale) => {
  const { detail, order } = await showAll(name, locale);
  const { Order, Purchase } = MESSAGES[locale];
  await userEvent.click(within(detail).getByRole('button', { name: Order.cancel }));
  const amount = formatMoney(order.total, 'HKD', locale);
  expect(screen.getByRole('dialog').textContent).toContain(Order.cancelReturn[key].replace('{amount}', amount));
  expect(within(within(detail).getByRole('region', { name: Purchase.status })).queryByRole('button')).toBeNull();
});

it.each(RETURNS)('a cancelled appointment says whether money comes back: %s', (name, key, locale) => {
  const { order } = makeOrder(mock.state(), mock.account(), name, { origin: 'https://backend.test' });
  const comesBack = 'Within seven working days.';
  const shop = { ...TRANSFER_SHOP, booking: { cancellation_return: { [locale]: comesBack } } };
  const cancelled = { ...order, current_status: 'cancelled' as const };
  renderInShop(<OrderDetail order={cancelled} access={{ id: order._id }} shop={shop} />, locale);
  const isReturned = !key.startsWith('not');
  expect(screen.queryAllByText(comesBack, { exact: false })).toHaveLength(isReturned ? 1 : 0);
  const { cancelledText } = MESSAGES[locale].Order;
  expect(screen.queryAllByText(cancelledText, { exact: false })).toHaveLength(isReturned ? 0 : 1);
});
