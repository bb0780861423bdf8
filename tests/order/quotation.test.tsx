import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetQueries } from '@/components/ui/query-provider';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';

const ID = 'order-260824';
const mock = mockSession('registered');
afterEach(() => vi.restoreAllMocks());

const enquiries = () => mock.requests({ call: 'sendEnquiry' }).map(({ body }) => body as Record<string, string>);

async function open(number: number) {
  openOrder(ID);
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^Version ${number} ·`) }));
}
async function answer(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: action }));
}

describe('comparing two versions', () => {
  const compare = () => userEvent.click(screen.getByRole('button', { name: 'Compare versions' }));
  const table = (from: number, to: number) =>
    screen.findByRole('table', { name: `Changes from version ${from} to version ${to}` });
  const rowOf = async (from: number, to: number, title: string) =>
    within(await table(from, to))
      .getByText(title)
      .closest('tr')?.textContent;

  it('lists what is added, removed and changed, with the totals as the backend has them', async () => {
    await open(3);
    await compare();
    expect(await rowOf(2, 3, 'Custom wardrobe')).toMatch(/2 sets → 3 sets.*HK\$28,680\.00 → HK\$43,020\.00/);
    const groups = within(await table(2, 3)).getAllByRole('rowheader');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Added (1)', 'Removed (1)', 'Changed (1)']);
    expect(screen.getByText('HK$407,484.00 → HK$424,174.00')).toBeTruthy();
    expect(screen.getByText('10 lines stay the same.')).toBeTruthy();
  });
});

describe('answering a quotation', () => {
  it('sends one enquiry with what it is about, and says that the studio confirms', async () => {
    await open(3);
    const dialog = await answer('Accept this quotation');
    expect(await dialog.findByText(/its instalments apply from then on/)).toBeTruthy();
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Ka Yan');
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'kayan@example.hk');
    const button = dialog.getByRole('button', { name: 'Accept this quotation' });
    await userEvent.dblClick(button);
    expect(await screen.findByText('Thank you. We will confirm by email to kayan@example.hk.')).toBeTruthy();
    // the dialog is still fading out
    await userEvent.click(button);
    expect(enquiries()[0]).toMatchObject({
      email: 'kayan@example.hk',
      subject: 'Acceptance of quotation Q-260824-V3, version 3',
      description: [
        'I accept this quotation.',
        'Project: Happy Valley, whole-home renovation',
        'Project order: AHK-260824',
        'Quotation: Q-260824-V3',
        'Version: 3',
        'Date: 14/11/2026 12:00',
        'Total: HK$424,174.00',
      ].join('\n'),
    });
    expect(screen.queryByRole('button', { name: 'Accept this quotation' })).toBeNull();
    // still said after a reload
    cleanup();
    forgetQueries();
    await open(3);
    expect(screen.getByText('Acceptance sent')).toBeTruthy();
    expect(enquiries()).toHaveLength(1);
  });

  it('asks what should change, and keeps it when sending fails', async () => {
    await open(3);
    const dialog = await answer('Ask for changes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask for changes' }));
    expect(await dialog.findByText('The change you would like is required.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('The change you would like'), 'Oak instead of walnut');
    mock.fault({ path: '/enquiries', status: 500, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(await dialog.findByText(/Your message is still here\./)).toBeTruthy();
    expect(dialog.getByLabelText('The change you would like')).toHaveProperty('value', 'Oak instead of walnut');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(await screen.findByText('Request for changes sent')).toBeTruthy();
    expect(enquiries().at(-1)?.description).toMatch(/Oak instead of walnut$/);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Request for changes sent'));
    await userEvent.click(screen.getByRole('button', { name: 'Send another reply' }));
    expect(document.activeElement?.textContent).toContain('Accept this quotation');
  });
});

it('a printed version has its number, status, validity, lines by trade and sums, and none of the page', async () => {
  vi.stubGlobal('print', () => {
    dispatchEvent(new Event('beforeprint'));
    const sheet = within(screen.getByRole('article', { name: 'Quotation Q-260824-V3' }));
    for (const text of [
      'Version 3',
      'Awaiting your reply',
      /^\d\d\/\d\d\/\d{4}$/,
      'Plumbing and electrical',
      'Window seat',
      'HK$424,174.00',
    ])
      expect(sheet.getAllByText(text).length, String(text)).toBeGreaterThan(0);
    dispatchEvent(new Event('afterprint'));
  });
  await open(3);
  await userEvent.click(screen.getByRole('button', { name: 'Print this version' }));
  expect(screen.queryByRole('article')).toBeNull();
  vi.unstubAllGlobals();
  expect.hasAssertions();
});
