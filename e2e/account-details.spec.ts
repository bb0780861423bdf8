import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { choose, mediaFile } from './support/choose.ts';
import { CHAN, KAYAN } from './support/login-page.ts';

const main = (page: Page) => page.getByRole('main');

/** Width and height as a JPEG's frame header says them. */
function sizeOfJpeg(bytes: Buffer): [width: number, height: number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc3) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no frame in the JPEG');
}

/** What a phone's camera writes: 12 MP lying on its side, and an EXIF block that says so (orientation 6). */
async function phonePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    // grain, as a sensor has it: flat colours would be small whatever is done to them
    const grain = new ImageData(256, 256);
    for (let at = 0; at < grain.data.length; at += 4)
      grain.data.set([80 + Math.random() * 48, 120 + Math.random() * 48, Math.random() * 248, 255], at);
    const canvas = new OffscreenCanvas(4032, 3024);
    const context = canvas.getContext('2d')!;
    context.fillStyle = context.createPattern(await createImageBitmap(grain), 'repeat')!;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsDataURL(photo);
    });
  });
  const photo = Buffer.from(url.slice(url.indexOf(',')), 'base64');
  const exif = Buffer.from(
    'ffe1002245786966' + '0000' + '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000',
    'hex',
  );
  return Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]);
}

test('an avatar is cut, saved and taken away @gate', async ({ page, path, t, logIn, backendCalls }) => {
  await logIn(CHAN);
  await page.goto(path('/account'));
  await page.getByRole('button', { name: t('Account.avatarAdd') }).click();
  const dialog = page.getByRole('dialog', { name: t('Account.avatarAdd') });
  await choose(page, t('Upload.choose'), mediaFile('bedroom-hotel'));
  const area = dialog.getByRole('application', { name: t('Account.cropArea') });
  await expect(area).toBeFocused();
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog.getByLabel(t('Account.zoom'))).toHaveValue('1.1');
  await area.dragTo(area, { sourcePosition: { x: 150, y: 150 }, targetPosition: { x: 60, y: 120 } });

  await dialog.getByRole('button', { name: t('Account.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('Account.avatarChange') })).toBeFocused();
  await expect(main(page).getByAltText(t('Account.avatarOf', { name: '陳大文' }))).toBeVisible();
  const [edit] = await backendCalls({ call: 'editAccount' });
  const saved = edit?.body as { avatar?: string } | undefined;
  expect(sizeOfJpeg(Buffer.from(await (await fetch(saved?.avatar ?? '')).arrayBuffer()))).toEqual([512, 512]);

  await page.getByRole('button', { name: t('Account.avatarRemove') }).click();
  await expect(page.getByRole('button', { name: t('Account.avatarAdd') })).toBeFocused();
  await expect(main(page).getByAltText(t('Account.avatarOf', { name: '陳大文' }))).toBeHidden();
});

test('a phone photo of 12 MP arrives upright and small', { tag: '@once' }, async ({ page, path, t, logIn, mock }) => {
  // 12 MP are encoded twice and decoded twice
  test.slow();
  await logIn(KAYAN);
  await page.goto(path('/shop/main/order/order-269103'));
  const photo = await phonePhoto(page);
  expect(photo.length).toBeGreaterThan(3_000_000);
  expect(sizeOfJpeg(photo)).toEqual([4032, 3024]);
  // from a file: as part of a message so many bytes take a busy machine longer than an action may
  const file = test.info().outputPath('IMG_0042.jpg');
  writeFileSync(file, photo);
  await choose(page, t('Upload.choose'), file);
  await page.getByRole('button', { name: t('Purchase.uploadProof') }).click();
  await expect(page.getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
  const order = (await mock.orders()).find(({ _id }) => _id === 'order-269103');
  const arrived = Buffer.from(await (await fetch(order?.checkout.offline?.image ?? '')).arrayBuffer());
  expect(arrived.length).toBeLessThan(1_000_000);
  expect(sizeOfJpeg(arrived)).toEqual([1920, 2560]);
  expect(arrived.includes('Exif')).toBe(false);
});
