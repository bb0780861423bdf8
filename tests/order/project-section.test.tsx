import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProjectList } from '@/components/order/project-list';
import { savedFiles } from '../client/saved-files.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';
import { image } from '../upload/fake-upload.ts';

const ID = 'order-260824';
vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const mock = mockSession('registered');
afterEach(() => vi.useRealTimers());

const orderOf = () => mock.state().orders.get(ID)!.order;
const recordOf = () => orderOf().project!.payment_records.find(({ _id }) => _id === 'payment-260824-4')!;
const looks = () => mock.requests({ call: 'getOrder' }).length;
const refreshButton = () => screen.findByRole('button', { name: 'Refresh' });

describe('the quotation', () => {
  // @spec-1.8
  it('shows the version that was accepted, its lines by trade, and what the backend makes of them', async () => {
    openOrder(ID);
    expect(await screen.findByRole('radio', { name: 'Version 2 · Accepted' })).toHaveProperty('checked', true);
    const lines = within(screen.getByRole('table', { name: 'Version 2, itemised' }));
    expect(lines.getByRole('rowheader', { name: 'Plumbing and electrical' })).toBeTruthy();
    expect(lines.getAllByText('46 points').length).toBeGreaterThan(0);
    expect(screen.getByText('Accepted on 28/08/2026 14:30')).toBeTruthy();
  });

  it('shows another version on request, and leads to the one that awaits a reply', async () => {
    openOrder(ID);
    expect(await screen.findByText('Version 3 is awaiting your reply.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'View version 3' }));
    const version = screen.getByRole('radio', { name: 'Version 3 · Awaiting your reply' });
    expect(version).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(version);
    expect(within(screen.getByRole('table', { name: 'Version 3, itemised' })).getByText('Window seat')).toBeTruthy();
    expect(screen.queryByText('Version 3 is awaiting your reply.')).toBeNull();
  });

  it('without versions shows its number and total; an unsafe document URL is no link', async () => {
    orderOf().project!.quotation = { reference_number: 'Q-1', total: 1280, url: 'javascript:alert(1)', versions: [] };
    openOrder(ID);
    expect((await screen.findByText('Q-1')).tagName).toBe('SPAN');
    expect(screen.getByText('HK$1,280.00')).toBeTruthy();
  });

  it('may be missing: the other sections are shown', async () => {
    Object.assign(orderOf().project!, { quotation: null, installments: [], payment_records: [] });
    openOrder(ID);
    expect(await screen.findByText('No payment records yet')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Quotation' })).toBeNull();
  });
});

describe('instalments', () => {
  it('that are to be paid go into a calendar on the day they are due', async () => {
    recordOf().status = 'rejected';
    const [, , third, fourth] = orderOf().project!.installments;
    third!.due_at = '2999-01-01T16:00:00.000Z';
    fourth!.due_at = null;
    const files = savedFiles();
    openOrder(ID);
    const [button] = await screen.findAllByRole('button', {
      name: /^Add to calendar: Instalment 3 of AHK-260824: HK\$/,
    });
    await userEvent.click(button!);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]).toMatchObject({ name: 'Instalment 3.ics', type: 'text/calendar' });
    const text = await files[0]!.text();
    expect(text).toContain('DTSTART;VALUE=DATE:29990102\r\n');
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${location.origin}/shop/project/order/${ID}\r\n`);
    expect(screen.queryByRole('button', { name: /Instalment [124] of/ })).toBeNull();
  });

  it('are paid one after the other: a proof is for the next one, and is recognised', async () => {
    recordOf().status = 'rejected';
    openOrder(ID);
    await screen.findByRole('heading', { name: 'Next step: pay instalment 3' });
    expect(screen.queryByText('Pay another instalment')).toBeNull();
    fireEvent.paste(document, { clipboardData: { files: [image('slip.png')] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload payment proof' }));
    await refreshButton();
    expect(await screen.findByText('Amount not recognised yet')).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: /^We are checking your payment proof \(\d\d\/\d\d\/\d{4} \d\d:\d\d\)$/ }),
    ).toBeTruthy();
    expect(screen.getByText('Pay another instalment')).toBeTruthy();
    expect(orderOf().project!.payment_records.at(-1)).toMatchObject({
      status: 'recognising',
      image: { url: expect.stringContaining('slip') },
    });
  });
});

describe('a slip that is being recognised', () => {
  // @spec-4.15
  it('is read again on refresh, and the result is announced', async () => {
    openOrder(ID);
    const button = await refreshButton();
    Object.assign(recordOf(), { status: 'waiting', amount: 122_245.2 });
    await userEvent.click(button);
    expect(await screen.findByText('Image recognition is complete. The latest status is shown.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('keeps what is shown when a refresh fails, with a message', async () => {
    openOrder(ID);
    const button = await refreshButton();
    mock.fault({ path: '/orders/{id}/details', status: 500 });
    await userEvent.click(button);
    expect(await screen.findByText('Could not refresh. The last known status is shown.')).toBeTruthy();
    expect(screen.getByText('AI image recognition in process')).toBeTruthy();
    mock.clearFaults();
    await userEvent.click(await refreshButton());
    expect(await screen.findByText(/^Last checked/)).toBeTruthy();
    expect(screen.queryByText('Could not refresh. The last known status is shown.')).toBeNull();
  });

  it('is polled with growing delays, and not while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    openOrder(ID);
    await refreshButton();
    const before = looks();
    await act(() => vi.advanceTimersByTimeAsync(5100));
    await waitFor(() => expect(looks()).toBe(before + 1));
    await screen.findByText(/^Last checked/);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(looks()).toBe(before + 1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(looks()).toBe(before + 2));

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(looks()).toBe(before + 2);
    visibility.mockRestore();
  });
});

describe('the list of projects', () => {
  it.each([
    ['2999-01-01T16:00:00.000Z', /^Next: instalment 3, HK\$.+, due 02\/01\/2999$/],
    // its day has gone by: the list says so, as the project's page does
    ['2020-01-01T09:00:00.000Z', /^Overdue: instalment 3, HK\$.+, was due 01\/01\/2020$/],
  ])('says what is to be paid next, due at %s', async (due, words) => {
    recordOf().status = 'rejected';
    Object.assign(orderOf().project!.installments[2]!, { due_at: due });
    renderInShop(<ProjectList />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Happy Valley, whole-home renovation' }).getAttribute('href')).toBe(
      `/shop/project/order/${ID}`,
    );
    expect(screen.getByText('All instalments paid')).toBeTruthy();
  });
});
