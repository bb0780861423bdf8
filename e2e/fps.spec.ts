import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const NUMBER = 'AHK-269103';

/** What a scanner reads in a picture. */
async function textIn(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('a scanner reads the FPS code, on the page and saved as a picture', async ({ logIn, page, path, t, mock }) => {
  const order = (await mock.orders()).find(({ reference_number }) => reference_number === NUMBER);
  const amount = String(order?.total);
  await logIn(KAYAN);
  await page.goto(path('/shop/main/order/order-269103'));
  const code = page.getByRole('img', { name: NUMBER });
  await expect(code).toBeVisible();
  const text = await textIn(await code.screenshot());
  expect(text).toContain('hk.com.hkicl');
  expect(text).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802HK`);
  expect(text).toContain(`05${NUMBER.length}${NUMBER}6304`);

  // the demo browser of a phone has no share sheet
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('Order.fpsSave') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`FPS ${NUMBER}.png`);
  expect(await textIn(await download.path())).toBe(text);
});
