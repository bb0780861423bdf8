import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureField } from '@/components/upload/picture-field';
import { usePictures } from '@/components/upload/use-pictures';
import { ApiError } from '@/lib/api/error';
import { Shop } from '../session/shop-stub.tsx';

vi.mock('@/lib/i18n/navigation', async () => (await import('../session/shop-stub.tsx')).navigationStub);
const service = vi.hoisted(() => ({ sent: [] as string[], send: (_file: File): Promise<{ url: string }> => Promise.resolve({ url: '' }) }));
vi.mock('@/lib/upload/api', () => ({
  uploadFile: (file: File) => {
    service.sent.push(file.name);
    return service.send(file);
  },
}));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
  service.sent = [];
  service.send = (file) => Promise.resolve({ url: file.name });
});

const sent = vi.fn<(urls: string[]) => void>();
function Form({ max = 5, disabled = false }: { max?: number; disabled?: boolean }) {
  const pictures = usePictures({ max });
  return (
    <>
      <PictureField label="Photos" pictures={pictures} max={max} disabled={disabled} />
      <button type="button" onClick={() => void pictures.upload().then(sent, () => {})}>
        Send
      </button>
    </>
  );
}

/** A picture by its first bytes, which are looked at. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const image = (name: string) => new File([PNG], name, { type: 'image/png' });
async function show(names: string[], props: { max?: number } = {}) {
  render(<Form {...props} />, { wrapper: Shop });
  await userEvent.upload(
    screen.getByLabelText('Add photos', { selector: 'input' }),
    names.map((name) => image(name)),
  );
}

describe('PictureField', () => {
  it('says after how many minutes to try again where too many were sent', async () => {
    service.send = () => Promise.reject(new ApiError('limited', 'POST /upload', { status: 429, retryAfterS: 300 }));
    await show(['1.png']);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too many photos have been uploaded. Try again in 5 minutes.')).toBeTruthy();
  });

  it('leaves the sixth picture out with a message, and has room again when one is removed', async () => {
    await show(['1.png', '2.png', '3.png', '4.png', '5.png', '6.png']);
    // each is looked at by itself
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(5));
    expect(screen.getByText('Up to 5 photos can be added. The others were not added.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add photos/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2.png' }));
    // the button that was clicked is gone
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add photos/ })));
    expect(screen.queryByText(/were not added/)).toBeNull();
  });

  it('sends only the failed picture again', async () => {
    service.send = (file) => (file.name === 'bad.png' ? Promise.reject(new Error('no')) : Promise.resolve({ url: file.name }));
    await show(['good.png', 'bad.png']);
    await screen.findByAltText('bad.png, ready to upload');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByAltText('good.png, uploaded')).toBeTruthy();
    expect(screen.getByText('Could not upload the photo. Try again.')).toBeTruthy();
    service.send = (file) => Promise.resolve({ url: file.name });
    await userEvent.click(screen.getByRole('button', { name: 'Try again: bad.png' }));
    expect(await screen.findByAltText('bad.png, uploaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['good.png', 'bad.png']));
    expect(service.sent).toEqual(['good.png', 'bad.png', 'bad.png']);
  });

  it('names a file that is no picture, with the reason', async () => {
    await show([]);
    const input = screen.getByLabelText('Add photos', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('plan.pdf')).toBeTruthy();
    expect(screen.getByText(/The file is not a photo/)).toBeTruthy();
  });
});
