import { expect, type Page, test } from './fixtures.ts';

const SERVICE = '/shop/main/product/svc-window-seat';
// also a wide screen can be touched
test.use({ hasTouch: true });

type Touch = { x: number; y: number; id?: number };

/** Fingers that move from one place to another in a few steps: Playwright's own touchscreen taps alone. */
async function moveFingers(page: Page, from: Touch[], to: Touch[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({
      x: Math.round(x + ((to[id]?.x ?? x) - x) * share),
      y: Math.round(y + ((to[id]?.y ?? y) - y) * share),
      id,
    }));
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- a finger is at one place at a time
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await input.detach();
}

test('fingers turn the lightbox’s pictures, enlarge one and move it', async ({ page, path, t }) => {
  await page.goto(path(SERVICE));
  await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
  const large = page.getByRole('dialog', { name: t('Lightbox.pictures') });
  const picture = large.getByRole('img');
  const status = large.getByRole('status');
  const shows = (number: number) => expect(status).toHaveText(t('Lightbox.picture', { number, count: 4 }));
  await shows(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: width / 2, y: height / 2 };
  const beside = (by: number) => ({ ...middle, x: middle.x + by });
  await moveFingers(page, [beside(80)], [beside(-80)]);
  await shows(2);
  await moveFingers(page, [beside(-80)], [beside(80)]);
  await shows(1);
  // too short for a swipe: it comes back
  await moveFingers(page, [beside(20)], [beside(-10)]);
  await shows(1);
  await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');

  const enlarged = (percent: number) => expect(status).toHaveText(t('Lightbox.zoomed', { percent }));
  await moveFingers(page, [beside(-50), beside(50)], [beside(-75), beside(75)]);
  await enlarged(150);
  await moveFingers(page, [beside(40)], [beside(-40)]);
  await enlarged(150);
  await expect(picture).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, -80, 0)');
  await moveFingers(page, [beside(-90), beside(90)], [beside(-30), beside(30)]);
  await shows(1);

  await picture.dblclick();
  await expect(large.getByRole('status')).toHaveText(/2\d\d%/);
  await picture.dblclick();
  await shows(1);
});
