import type { Locator } from '@playwright/test';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, test } from './fixtures.ts';

// What stands beside what, where a screen has room for it.

const WIDE = { width: 1430, height: 900 };

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not laid out.');
  return box;
}

test('A19: the words of a leading article stand beside its picture', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/posts', locale));
    const lead = page.getByRole('main').getByRole('article').first();
    const picture = await boxOf(lead.getByRole('img').first());
    const words = lead.locator('> :not(:has(img))');
    const areBeside = async () => {
      for (const text of await words.all())
        expect((await boxOf(text)).x, await text.innerText()).toBeGreaterThan(picture.x + picture.width);
    };
    await expect(words).toHaveCount(4);
    await areBeside();
    // not every article has the line with a project's facts
    await words.nth(2).evaluate((facts) => facts.remove());
    await areBeside();
  }
});
