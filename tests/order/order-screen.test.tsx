import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderScreen } from '@/components/order/order-screen';
import { sessionStore } from '@/lib/session/store';
import { teachDialogs } from '../cart/stand.ts';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from '../session/shop-stub.tsx';

vi.setConfig({ testTimeout: 20_000 });
const address = vi.hoisted(() => ({ path: '' }));
vi.mock('@/lib/i18n/navigation', async () => ({ ...(await import('../session/shop-stub.tsx')).navigationStub, usePathname: () => address.path }));

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => {
  teachDialogs();
  URL.createObjectURL ??= () => 'blob:preview';
  URL.revokeObjectURL ??= () => {};
  server.listen();
});
afterAll(() => server.close());
beforeEach(() => {
  mock.reset();
  mock.clearFaults();
  mock.asRegistered();
  document.cookie = 'auth.type=EMAIL';
  sessionStore.set('registered');
});

const FACTS = { offline_payment: { bank: { en: 'Demo Bank' }, account_name: 'Atelier', account_number: '000-1', fps_id: null }, whatsapp: '' };
const SUBMITTED = 'order-261118';

function open(id?: string) {
  address.path = `/shop/main/order${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  return render(<OrderScreen shop={FACTS} />, { wrapper: Shop });
}
const status = (text: string) => screen.findByText(text, { selector: '[role=status] *' });
async function confirm(action: string) {
  const [button] = await screen.findAllByRole('button', { name: action });
  await userEvent.click(button!);
  await userEvent.click(within(await screen.findByRole('dialog', { name: action })).getByRole('button', { name: action }));
}

describe('changes of an appointment', () => {
  it('a cancellation shows at once, whatever the backend takes', async () => {
    const held = mock.hold({ path: '/orders/{id}/cancelled' });
    open(SUBMITTED);
    await confirm('Cancel appointment');
    await status('Cancelled');
    expect(mock.state().orders.get(SUBMITTED)?.order.current_status).toBe('submitted');
    held.release();
    await waitFor(() => expect(mock.state().orders.get(SUBMITTED)?.order.current_status).toBe('cancelled'));
  });

  it('a refusal takes it back, reloads the appointment and says so', async () => {
    open(SUBMITTED);
    await screen.findByText('Submitted, waiting for payment');
    // the studio was faster
    mock.state().orders.get(SUBMITTED)!.order.current_status = 'completed';
    await confirm('Cancel appointment');
    expect(await screen.findByText('Could not update the appointment. The latest status is shown.')).toBeTruthy();
    await status('Completed');
  });

  it('completes with the words of its button', async () => {
    open(SUBMITTED);
    await confirm('Mark as completed');
    await status('Completed');
  });

  it('one that this session may not change says so and offers no more changes', async () => {
    open(SUBMITTED);
    await screen.findByText('Submitted, waiting for payment');
    mock.fault({ path: '/orders/{id}/cancelled', status: 403, times: 1 });
    await confirm('Cancel appointment');
    expect(await screen.findByText('Only the account that made this appointment can change it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull();
  });
});

describe('what cannot be shown', () => {
  it.each(['nobody-s', `"><script>'`, '../..', '😀', 'a/b'])('an id like %s asks for email or phone, with the id filled in', async (id) => {
    open(id);
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>('Appointment ID')).value).toBe(id);
  });

  it('a backend that fails is said, and asked again', async () => {
    mock.fault({ path: '/orders/{id}/details', status: 500, times: 2 });
    open(SUBMITTED);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
    expect(await screen.findByText('Submitted, waiting for payment')).toBeTruthy();
  });
});

describe('a look-up', () => {
  async function lookUp(id: string, contact: string) {
    await userEvent.type(await screen.findByLabelText('Appointment ID'), id);
    await userEvent.type(screen.getByLabelText('Email or phone'), contact);
    await userEvent.click(screen.getByRole('button', { name: 'Look up appointment' }));
  }

  beforeEach(() => {
    mock.asGuest();
    document.cookie = 'auth.type=TEMP';
    sessionStore.set('guest');
  });

  it('with the right email shows the appointment in place', async () => {
    open();
    await lookUp(SUBMITTED, 'kayan@example.hk');
    expect(await screen.findByRole('heading', { name: 'Appointment AHK-261118' })).toBe(document.activeElement);
  });

  it('with a wrong one keeps what was typed and says so at the form', async () => {
    open();
    await lookUp(SUBMITTED, 'wrong@example.hk');
    expect(await screen.findByText('We could not find this appointment. Check the appointment ID and the email or phone.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('wrong@example.hk');
  });

  it('asks for what is missing', async () => {
    open();
    await lookUp('x', 'nothing');
    expect(await screen.findByText('Enter an email or a phone number.')).toBeTruthy();
    expect(mock.requests({ call: 'getGuestOrder' })).toEqual([]);
  });
});
