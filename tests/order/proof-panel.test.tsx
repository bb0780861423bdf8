import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';
import { image, uploadFile } from '../upload/fake-upload.ts';

const ID = 'order-261118';
vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const mock = mockSession('registered');

const imageOf = () => mock.state().orders.get(ID)?.order.checkout.offline?.image;

async function choose(...files: File[]) {
  openOrder(ID);
  await screen.findByRole('heading', { name: 'Next step: upload your payment proof' });
  fireEvent.paste(document, { clipboardData: { files } });
}
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload payment proof' }));

describe('a payment proof', () => {
  it('uploads the others when one of several fails, which says why', async () => {
    uploadFile.mockRejectedValueOnce(new Error('no'));
    await choose(image('bad.png'), image('good.png'));
    await upload();
    await waitFor(() => expect(imageOf()).toBe('http://files.test/good.png'));
    const [left] = await screen.findAllByText('bad.png');
    expect(within(left!.closest('li')!).getByText('Could not upload the payment proof. Try again.')).toBeTruthy();
    expect(screen.queryByText('good.png')).toBeNull();
  });
});
