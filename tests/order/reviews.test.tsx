import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';
import { image, uploadFile } from '../upload/fake-upload.ts';

const TWO_LINES = 'order-250926';
const UNREVIEWED = 'order-251130';
vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const mock = mockSession('registered');

const reviewsOf = (id: string) => mock.state().orders.get(id)!.reviews;
const region = () => screen.findByRole('region', { name: 'Reviews' });

async function open(id = UNREVIEWED) {
  openOrder(id);
  return within(await region());
}
const opener = () => screen.findByRole('button', { name: /^(Write a|Add another) review$/ });
const star = (stars: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${stars} out of 5` });
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your review/);
/** Opens the form, which is loaded with the first one, and rates. */
async function write(stars?: number) {
  await userEvent.click(await opener());
  await screen.findByRole('button', { name: 'Submit review' });
  if (stars) await userEvent.click(star(stars));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit review' }));

describe('the reviews of an appointment', () => {
  // @spec-4.14
  it('are listed oldest first, each with its status', async () => {
    const reviews = await open(TWO_LINES);
    await waitFor(() => expect(reviews.getAllByRole('article')).toHaveLength(3));
    const rows = reviews.getAllByRole('article').map((row) => row.textContent);
    expect(rows[0]).toContain('Approved');
    expect(rows[1]).toContain('Rejected');
    expect(rows[2]).toContain('Waiting for approval');
    expect(rows[0]).toContain('For Interior painting');
    expect(mock.requests({ call: 'getOrderReviews' })[0]?.query).toMatchObject({
      sort_by: 'created_at',
      sort_order: 'asc',
    });
  });
});

describe('a review', () => {
  it('needs stars, which get the focus when they are missing', async () => {
    await open();
    await write();
    await send();
    expect(await screen.findByText('Select a rating.')).toBeTruthy();
    expect(document.activeElement).toBe(star(1));
    await userEvent.click(star(4));
    await waitFor(() => expect(screen.queryByText('Select a rating.')).toBeNull());
  });

  it('disappears from the list when it fails, and stays in the form', async () => {
    const held = mock.hold({ path: '/orders/{id}/reviews', method: 'POST', status: 500, times: 1 });
    const reviews = await open();
    await write(3);
    await userEvent.type(text(), 'Kept.');
    await send();
    expect(await reviews.findByRole('article')).toBeTruthy();
    held.release();
    expect(await screen.findByText(/What you wrote is still here\./)).toBeTruthy();
    expect(reviews.queryByRole('article')).toBeNull();
    expect(text().value).toBe('Kept.');
    await send();
    await waitFor(() => expect(reviewsOf(UNREVIEWED)).toHaveLength(1));
  });

  it('is about all services unless some are unticked, and about one at least', async () => {
    await open(TWO_LINES);
    await write(5);
    const boxes = within(screen.getByRole('group', { name: 'Services in this review' })).getAllByRole<HTMLInputElement>(
      'checkbox',
    );
    expect(boxes.every(({ checked }) => checked)).toBe(true);
    for (const box of boxes) await userEvent.click(box);
    await send();
    expect(await screen.findByText('Select at least one service.')).toBeTruthy();
    expect(document.activeElement).toBe(boxes[0]);
    await userEvent.click(boxes[1]!);
    await send();
    await waitFor(() =>
      expect(reviewsOf(TWO_LINES).at(-1)).toMatchObject({
        product_variant_ids: ['svc-flat-inspection-300-500'],
        rating: 5,
      }),
    );
  });
});

const choose = (...names: string[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, names.map(image));

it('the photos of a review keep the review back while one is missing, which alone goes again', async () => {
  await open();
  await write(5);
  await choose('1.png', '2.png');
  uploadFile.mockRejectedValueOnce(new Error('no'));
  await send();
  expect(await screen.findByText(/^Some files were not uploaded\./)).toBeTruthy();
  expect(reviewsOf(UNREVIEWED)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Try again: \d\.png$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull());
  await send();
  await waitFor(() => expect(reviewsOf(UNREVIEWED)[0]?.images).toHaveLength(2));
  expect(uploadFile).toHaveBeenCalledTimes(3);
});
