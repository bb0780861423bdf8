import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PointsLine } from '@/components/membership/points-line';
import { MembershipScreen } from '@/components/membership/membership-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
const open = () => renderInShop(<MembershipScreen />);
const HISTORY = '/profiles/membership/transactions';
const rows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
const pages = () => mock.requests({ call: 'getMembershipTransactions' }).length;

describe('points and level', () => {
  // @spec-1.13 @spec-3.5
  it('show the balance, the distance to the next level, and which points expire when', async () => {
    const year = new Date().getFullYear();
    mock.account().lots = [
      { points: 11_693, expires_at: `${year + 1}-12-31T15:59:59.000Z` },
      { points: 23_387, expires_at: `${year + 2}-12-31T15:59:59.000Z` },
    ];
    open();
    expect(await screen.findByText('35,080', { selector: 'p' })).toBeTruthy();
    expect(await screen.findByText('12,000 more points to Platinum')).toBeTruthy();
    expect(screen.getByText(`Valid until 31/12/${year + 1}`)).toBeTruthy();
    expect(screen.getByText('23,387 points')).toBeTruthy();
  });
});

it('the points at the beginning of the account are a line that leads to them, with what expires soon', async () => {
  const [lot] = mock.account().lots;
  if (lot) lot.expires_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
  renderInShop(<PointsLine />);
  const link = await screen.findByRole('link', { name: '35,080 points' });
  expect(link.getAttribute('href')).toBe('/account/membership');
  expect(screen.getByText(/^35,080 points will expire on/)).toBeTruthy();
});

describe('the history', () => {
  it('loads more, with what each record left', async () => {
    open();
    expect(await screen.findByText('20 of 29 records')).toBeTruthy();
    const [first] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      within(first!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
      // the date once in a column of its own, and once below, of which a width shows one
    ).toEqual(['31/10/2026 12:20', 'Appointment completed, AHK-26101831/10/2026 12:20', '+2,200', '35,080']);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(rows()).toBe(29));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('loads the remaining pages before it counts the matches of a filter', async () => {
    open();
    await screen.findByText('20 of 29 records');
    expect(pages()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Spent' }));
    expect(await screen.findByText('9 records match these filters')).toBeTruthy();
    expect(pages()).toBe(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Before 2024');
    expect(await screen.findByText('No record matches these filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toBe(29));
  });

  it.each([
    ['the same page for every number', [{ _id: 't', points: 5, balance: 5, created_at: '2026-01-01T00:00:00Z' }]],
    ['an empty page', []],
  ])('comes to an end where the backend sends %s and names a further one', async (_, data) => {
    const body = { data, total: 99, per_page: 1, current_page: 1, next_page_url: '/transactions?page=2' };
    open();
    await screen.findByText('20 of 29 records');
    mock.fault({ path: HISTORY, body });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Before 2024');
    expect(await screen.findByText('No record matches these filters')).toBeTruthy();
    expect(pages()).toBeLessThan(5);
  });

  it('reports no result while an older page cannot be loaded', async () => {
    open();
    await screen.findByText('20 of 29 records');
    mock.fault({ path: HISTORY, status: 500, times: 2 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Before 2024');
    expect(
      await screen.findByText('Could not search all older records, so there may be more. Try again.'),
    ).toBeTruthy();
    expect(screen.queryByText(/match/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No record matches these filters')).toBeTruthy();
  });
});
