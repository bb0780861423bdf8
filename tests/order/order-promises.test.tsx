import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SendProof } from '@/components/order/send-proof';
import { LOCALES } from '@/lib/i18n/locales';
import { holdOf } from '@/lib/order/hold';
import { SEED } from '../mock-backend/data/seed.ts';
import { badgeOf } from '@/lib/order/status';
import { tasksOf } from '@/lib/order/tasks';
import { moveOrder } from '../mock-backend/state/orders.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { MESSAGES } from '../shop-providers.tsx';
import { openOrder, TRANSFER_SHOP } from './order-page.tsx';
import { image, uploadFile } from '../upload/fake-upload.ts';

vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));
Element.prototype.scrollIntoView = () => {};

const mock = mockSession('registered');
const { booking } = SEED.configuration;
const SHOP = { ...TRANSFER_SHOP, booking };
const PAID = 'order-269104';
const COMPLETED = 'order-260814';
const SUBMITTED = 'order-269103';
const DAY_MS = 86_400_000;
const orderOf = (id: string) => mock.state().orders.get(id)!.order;

/** That the customer has confirmed something. */
const CLAIMS = { en: /confirmed/i, zh: /您已確認|由您確認/, cn: /您已确认|由您确认/ };

describe('A11: a completed appointment', () => {
  it.each(LOCALES)('that the studio has completed is not said to be confirmed by the customer (%s)', async (locale) => {
    moveOrder(orderOf(PAID), 'completed', '2026-11-26T04:00:00.000Z');
    openOrder(PAID, SHOP, locale);
    expect(await screen.findByText(/26\/11\/2026 12:00/, { selector: 'p span' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(CLAIMS[locale]);
  });

  it('is confirmed by the customer who pressed so, after a reload too', async () => {
    openOrder(PAID, SHOP);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as completed' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as completed' }));
    expect(await screen.findByText('Confirmed by you')).toBeTruthy();
    await waitFor(() => expect(orderOf(PAID).statuses.at(-1)).toMatchObject({ slug: 'completed', by: 'customer' }));
  });
});

it('A12: a completed appointment asks how it went first, then for one more review', async () => {
  const { Common, Review, Ui } = MESSAGES.en;
  const ratingOf = (stars: number) => Ui.rating.replace('{rating}', String(stars));
  openOrder(COMPLETED, SHOP);
  await screen.findByText(Review.noReviews);
  const stars = within(screen.getByRole('group', { name: Review.ask })).getAllByRole('button');
  expect(stars).toHaveLength(5);
  expect(screen.getByRole('link', { name: Common.browse })).toBeTruthy();
  await userEvent.click(stars[3]!);
  const rating = await screen.findByRole('radio', { name: ratingOf(4) });
  await waitFor(() => expect(rating).toHaveProperty('checked', true));
  // the form asks alone, and has the focus
  expect(screen.queryByRole('group', { name: Review.ask })).toBeNull();
  expect(screen.getByRole('form', { name: Review.write }).contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: ratingOf(2) }));
  await userEvent.click(screen.getByRole('button', { name: Review.send }));
  expect(await screen.findByRole('button', { name: Review.another })).toBeTruthy();
  expect(screen.queryByRole('button', { name: Review.write })).toBeNull();
  expect(screen.queryByRole('group', { name: Review.ask })).toBeNull();
  expect(mock.state().orders.get(COMPLETED)!.reviews).toMatchObject([{ rating: 2 }]);
});

describe('A13: an appointment that waits for a transfer', () => {
  const submitted = (daysAgo: number) =>
    Object.assign(orderOf(SUBMITTED), { created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() });

  it.each([
    // its last day
    [6.99, /^Held for you until/],
    [9, /^It was held until \d\d\/\d\d\/\d{4}\. Contact us before you pay\.$/],
  ])('says on its page until when it is held, or was, after %i days', async (days, words) => {
    submitted(days);
    openOrder(SUBMITTED, SHOP);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('has no limit once it is paid or its proof is being checked, or where the shop names none', () => {
    const order = submitted(1);
    expect(holdOf(order, 7, Date.now())).toMatchObject({ isOver: false });
    expect(holdOf(order, null, Date.now())).toBeUndefined();
    expect(holdOf({ ...order, current_status: 'pending' }, 7, Date.now())).toBeUndefined();
    expect(holdOf({ ...order, is_paid: true }, 7, Date.now())).toBeUndefined();
  });
});

it('A1: a request at an estimate asks for no payment yet, and is no task', async () => {
  const order = orderOf(SUBMITTED);
  const note = order.items[0]!.payment_note ?? { en: 'An estimate', zh: '估價', cn: '估价' };
  Object.assign(order, { payment_note: note, items: [{ ...order.items[0]!, payment_note: note }] });
  const { laterTitle, payEstimate, heldUntil, step } = MESSAGES.en.Order;
  const { estimate, total } = MESSAGES.en.Common;
  openOrder(SUBMITTED, SHOP);
  expect(await screen.findByRole('heading', { name: laterTitle })).toBeTruthy();
  expect(screen.getByText(payEstimate).closest('details')!.open).toBe(false);
  expect(screen.getByText('123-456').closest('details')).toBeTruthy();
  expect(screen.getByText(step.pendingLater)).toBeTruthy();
  expect(screen.queryByText(step.pendingTodo)).toBeNull();
  // the paper and the sheet that is printed
  expect(screen.getAllByText(estimate, { exact: true }).length).toBeGreaterThan(0);
  expect(screen.queryByText(total, { exact: true })).toBeNull();
  expect(document.body.textContent).not.toContain(heldUntil.split('{')[0]);
  expect(badgeOf(order)).toEqual({ key: 'status.submitted', tone: 'plain' });
  expect(tasksOf([order], Date.now())).toEqual([]);
});

it('A14: a proof goes by WhatsApp with the number and the reference of the transfer', () => {
  renderInShop(<SendProof number="AHK-269103" shop={{ whatsapp: '+852 6000 0000' }} />);
  const href = screen.getByRole('link', { name: 'Send proof by WhatsApp' }).getAttribute('href')!;
  expect(new URL(href).searchParams.get('text')).toBe(
    'Payment proof for AHK-269103. Reference of the transfer: AHK-269103',
  );
});

describe('A28: a refund', () => {
  it('that was not decided in the promised time says so, and how to withdraw it', async () => {
    mock.state().orders.get('order-261003')!.refund!.created_at = '2026-10-30T05:45:00.000Z';
    openOrder('order-261003', SHOP);
    expect(await screen.findByText(MESSAGES.en.Order.late)).toBeTruthy();
    const [before = ''] = MESSAGES.en.Refund.withdraw.split('<');
    const withdraw = screen.getByText((text) => text.startsWith(before.trim())).closest('p')!;
    expect(within(withdraw).getByRole('link').getAttribute('href')).toBe('/contact-us');
  });

  it('of a paid appointment that is not completed says when to cancel instead, and takes photos', async () => {
    openOrder(PAID, SHOP);
    await userEvent.click(await screen.findByRole('button', { name: 'Request a refund' }));
    expect(screen.getAllByText(/^If nothing has been started, cancel/).length).toBeGreaterThan(0);
    const form = await screen.findByRole('form', { name: 'Request a refund' });
    expect(within(form).getByText('Photos')).toBeTruthy();
  });
});

describe('the agreed day', () => {
  const day = async () => within(await screen.findByRole('region', { name: 'Date' }));

  it('stands with a calendar entry and who answers, what is planned among the steps, and another can be asked for', async () => {
    const order = orderOf('order-260824');
    order.appointment_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    openOrder(order._id, SHOP);
    const region = await day();
    expect(region.getByRole('button', { name: 'Add to calendar: Project order AHK-260824' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.slice(0, 22))).toEqual(
      expect.arrayContaining(['Tiling13/11/2026Two ti', 'Snagging18/12/2026']),
    );
    expect(region.getByText('Your contact: Ho Chi Keung, site manager')).toBeTruthy();
    expect(region.getByRole('link', { name: 'Ask for another day' }).getAttribute('href')).toBe(
      '/contact-us?visit=1&order=AHK-260824#enquiry',
    );
  });

  it('that has passed offers neither', async () => {
    orderOf('order-260824').appointment_at = '2026-10-01T02:00:00.000Z';
    openOrder('order-260824', SHOP);
    const region = await day();
    expect(region.getByText('01/10/2026 10:00')).toBeTruthy();
    expect(region.queryByRole('button')).toBeNull();
    expect(region.queryByRole('link')).toBeNull();
  });
});

it('of several payment proofs the others are uploaded when one fails, which says why', async () => {
  uploadFile.mockRejectedValueOnce(new Error('no'));
  openOrder(SUBMITTED);
  await screen.findByRole('heading', { name: 'Next step: upload payment proof' });
  fireEvent.paste(document, { clipboardData: { files: [image('bad.png'), image('good.png')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload payment proof' }));
  await waitFor(() => expect(orderOf(SUBMITTED).checkout.offline?.image).toBe('http://files.test/good.png'));
  const [left] = await screen.findAllByText('bad.png');
  expect(within(left!.closest('li')!).getByText('Could not upload the payment proof. Try again.')).toBeTruthy();
  expect(screen.queryByText('good.png')).toBeNull();
});
