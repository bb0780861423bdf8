import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueries } from '@/components/ui/query-provider';
import { dropAllDrafts } from '@/lib/form/draft';
import { mockSession } from '../session/shop.tsx';
import { openOrder, TRANSFER_SHOP } from './order-page.tsx';

const mock = mockSession('registered');

const SUBMITTED = 'order-269103';
const PROJECT = 'order-260824';

const open = (id?: string) => openOrder(id, TRANSFER_SHOP);
/** The page as it is after a reload. */
function reopen(id: string) {
  cleanup();
  forgetQueries();
  open(id);
}
const status = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
async function confirm(action: string) {
  const [button] = await screen.findAllByRole('button', { name: action });
  await userEvent.click(button!);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: action })).getByRole('button', { name: action }),
  );
}

describe('changes of an appointment', () => {
  // @spec-4.12
  it('takes a refused cancellation back, with a message and the latest status', async () => {
    open(SUBMITTED);
    await screen.findByText('Submitted · Waiting for payment');
    // the studio was faster
    mock.state().orders.get(SUBMITTED)!.order.current_status = 'completed';
    await confirm('Cancel appointment');
    expect(await screen.findByText('Could not update the appointment. The latest status is shown.')).toBeTruthy();
    await status('Completed');
  });

  it('offers no changes after a 403', async () => {
    open(SUBMITTED);
    await screen.findByText('Submitted · Waiting for payment');
    mock.fault({ path: '/orders/{id}/cancelled', status: 403, times: 1 });
    await confirm('Cancel appointment');
    expect(await screen.findByText('Only the account that made this appointment can change it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  });

  it('a project in progress is cancelled with the studio, and completed after its last instalment', async () => {
    open(PROJECT);
    expect((await screen.findByRole('link', { name: 'Ask to cancel' })).getAttribute('href')).toBe('/contact-us');
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull();
    for (const instalment of mock.state().orders.get(PROJECT)!.order.project!.installments) instalment.is_paid = true;
    reopen(PROJECT);
    expect(await screen.findByRole('button', { name: 'Mark as completed' })).toBeTruthy();
  });
});

// @spec-8.11
it.each([`"><script>'`, 'a/b'])('an id like %s asks for email or phone, with the id filled in', async (id) => {
  open(id);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Reference number')).value).toBe(id);
});

describe('a look-up', () => {
  const NUMBER = 'AHK-269103';
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Look up appointment' }));
  async function lookUp(number: string, contact: string) {
    await userEvent.type(await screen.findByLabelText('Reference number'), number);
    await userEvent.type(screen.getByLabelText('Email or phone'), contact);
    await submit();
  }
  const heading = (number = NUMBER) => screen.findByRole('heading', { name: `Appointment ${number}` });

  beforeEach(() => mock.become('guest'));

  // @spec-8.5
  it('reports a backend failure as such, not as an unreachable shop', async () => {
    mock.fault({ path: '/orders/{id}/details/guest', status: 500, times: 2 });
    open();
    await lookUp(NUMBER, 'kayan@example.hk');
    expect(await screen.findByText('Something went wrong on our side. Try again later.')).toBeTruthy();
  });

  it('is found again after a reload, and forgotten with the drafts', async () => {
    open();
    await lookUp(NUMBER, 'kayan@example.hk');
    await heading();
    reopen(SUBMITTED);
    expect(await heading()).toBeTruthy();
    dropAllDrafts();
    reopen(SUBMITTED);
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  });

  it('gives the guest who ordered all changes', async () => {
    const record = mock.state().orders.get('order-269101')!;
    record.account_id = mock.state().guest('guest-in-test')._id;
    open();
    await lookUp('AHK-269101', 'guest@example.hk');
    expect(await heading('AHK-269101')).toBe(document.activeElement);
    expect(screen.queryByText(/^You are viewing this as a guest/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel appointment' })).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeTruthy();
    // by what a guest finds it again
    const region = screen.getByRole('region', { name: 'Find this page again' });
    expect(region.textContent).toContain(`${location.origin}/shop/main/order/order-269101`);
    expect(within(region).getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
  });
});

const COMPLETED = 'order-261003';
const CABINET = 'svc-entrance-shoe-cabinet-4ft-oak';
const SEAT = 'svc-window-seat-6ft-walnut';
const button = () => screen.findByRole('button', { name: 'Book again' });

function retire(variantId: string) {
  for (const catalog of mock.state().catalogs.values()) {
    const found = catalog.variant(variantId);
    if (found) catalog.patch(found.product._id, { variant_id: variantId, is_available: false });
  }
}

describe('book again', () => {
  it('says so when nothing is left to book', async () => {
    retire(SEAT);
    retire(CABINET);
    openOrder(COMPLETED);
    await userEvent.click(await button());
    const note = (await screen.findByText('None of these services could be added to your requests.')).closest(
      '[role=status]',
    ) as HTMLElement;
    expect(within(note).getByText('Entrance shoe cabinet')).toBeTruthy();
    expect(within(note).getByRole('link', { name: 'Browse services' })).toBeTruthy();
  });

  it.each(['order-269103', 'order-269105', 'order-260824'])('is not offered for %s: open, or a project', async (id) => {
    openOrder(id);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
  });
});
