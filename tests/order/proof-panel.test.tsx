import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderScreen } from '@/components/order/order-screen';
import { mockSession } from '../session/mock-session.ts';
import { Shop } from '../session/shop-stub.tsx';
import { SHOP } from './order-page.ts';
import { image, stubObjectUrls } from '../upload/picture-file.ts';

vi.setConfig({ testTimeout: 20_000 });
const ID = 'order-261118';
vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('../session/shop-stub.tsx')).navigationStub,
  usePathname: () => '/shop/main/order/order-261118',
}));
// replaced, so that each upload can be held or refused
const service = vi.hoisted(() => ({ send: (_file: File): Promise<{ url: string }> => Promise.resolve({ url: '' }) }));
vi.mock('@/lib/upload/api', () => ({ uploadFile: (file: File) => service.send(file) }));

const mock = mockSession('registered');
stubObjectUrls();
beforeEach(() => {
  service.send = (file) => Promise.resolve({ url: `http://files.test/${file.name}` });
});

const imageOf = () => mock.state().orders.get(ID)?.order.checkout.offline?.image;

async function choose(...files: File[]) {
  render(<OrderScreen shop={SHOP} />, { wrapper: Shop });
  await screen.findByRole('heading', { name: 'Next step: upload your payment proof' });
  fireEvent.paste(document, { clipboardData: { files } });
}
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload payment proof' }));

describe('a payment proof', () => {
  it('may have its balance covered, and says what it is for', async () => {
    await choose();
    expect(
      screen
        .getByText(/^You may cover your balance\. We use the payment proof to confirm your payment/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/terms-of-service/privacy-policy');
  });

  it('pasted anywhere is previewed, uploaded, and sets pending at once', async () => {
    let finish = (_answer: { url: string }) => {};
    service.send = () => new Promise((resolve) => (finish = resolve));
    await choose(image('slip.png'));
    expect(await screen.findByAltText('Preview of slip.png')).toBeTruthy();
    await upload();
    expect(await screen.findByText('Pending, proof uploaded')).toBeTruthy();
    expect(imageOf()).toBeNull();
    finish({ url: 'http://files.test/slip.png' });
    await waitFor(() => expect(imageOf()).toBe('http://files.test/slip.png'));
    expect(await screen.findByText('Payment proof uploaded. We are checking it.')).toBeTruthy();
  });

  it('uploads the others when one of several fails, which says why', async () => {
    service.send = (file) => (file.name === 'bad.png' ? Promise.reject(new Error('no')) : Promise.resolve({ url: `http://files.test/${file.name}` }));
    await choose(image('good.png'), image('bad.png'));
    await upload();
    await waitFor(() => expect(imageOf()).toBe('http://files.test/good.png'));
    const [left] = await screen.findAllByText('bad.png');
    expect(within(left!.closest('li')!).getByText('Could not upload the payment proof. Try again.')).toBeTruthy();
    expect(screen.queryByText('good.png')).toBeNull();
  });

  it('is not sent when it is empty or no image', async () => {
    await choose(new File([], 'empty.png', { type: 'image/png' }), new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('The file is empty. Choose a photo of up to 10 MB.')).toBeTruthy();
    expect(screen.getByText('The file is not a photo. Choose a photo of up to 10 MB.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload payment proof' })).toBeNull();
  });

  it('reloads an appointment that refuses it, with a message', async () => {
    await choose(image('slip.png'));
    await screen.findByText('slip.png');
    mock.state().orders.get(ID)!.order.current_status = 'cancelled';
    await upload();
    expect(await screen.findByText('Could not update the appointment. The latest status is shown.')).toBeTruthy();
    await screen.findAllByText('Cancelled');
  });
});
