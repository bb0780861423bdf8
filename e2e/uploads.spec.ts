import { NAMES, NO_PICTURES, PICTURES } from '../tests/server/bff/hostile-files.ts';
import { expect, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const [, JPEG] = PICTURES[0] ?? ['', Buffer.alloc(0)];

test.describe('the shop’s door for files', { tag: '@once' }, () => {
  test.beforeEach(({ logIn }) => logIn(KAYAN));

  test('lets pictures in, and what is served back is what its bytes say', async ({ context }) => {
    for (const [what, buffer, type] of PICTURES) {
      const response = await context.request.post('/api/upload', { multipart: { file: { name: 'slip.html', mimeType: 'text/html', buffer } } });
      expect(response.status(), what).toBe(200);
      const { url } = (await response.json()) as { url: string };
      const served = await context.request.get(url);
      expect(served.headers(), what).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect(Buffer.compare(await served.body(), buffer), what).toBe(0);
    }
  });

  test('keeps everything else out, whatever it is called', async ({ context, backendCalls }) => {
    for (const [what, buffer] of NO_PICTURES) {
      for (const [name, mimeType] of [
        ['slip.jpg', 'image/jpeg'],
        ['slip.svg', 'image/svg+xml'],
        ['slip.jpg.svg', 'image/png'],
      ] as const) {
        const response = await context.request.post('/api/upload', { multipart: { file: { name, mimeType, buffer } } });
        expect(response.status(), `${what} called ${name}`).toBe(415);
      }
    }
    expect(await backendCalls({ call: 'uploadFile' })).toEqual([]);
  });

  test('takes no name that means anything, and one file at a time', async ({ context }) => {
    for (const [name] of NAMES.filter(([one]) => one !== '')) {
      const response = await context.request.post('/api/upload', { multipart: { file: { name, mimeType: 'image/jpeg', buffer: JPEG } } });
      expect(response.status(), JSON.stringify(name)).toBe(200);
    }
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('file', new File([new Uint8Array(JPEG)], name, { type: 'image/jpeg' }));
    expect((await context.request.post('/api/upload', { multipart: form })).status()).toBe(422);
    const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([JPEG, Buffer.alloc(11 * 1024 * 1024)]) };
    expect((await context.request.post('/api/upload', { multipart: { file: large } })).status()).toBe(413);
  });

  test('says in the form that a page is no picture, before anything is sent', async ({ page, path, t, backendCalls }) => {
    await page.goto(path('/shop/main/order/order-261118'));
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('Upload.choose') }).click();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    await (await picker).setFiles([{ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: drawing }]);
    await expect(page.getByText(t('Upload.broken'))).toBeVisible();
    expect(await backendCalls({ call: 'uploadFile' })).toEqual([]);
  });
});
