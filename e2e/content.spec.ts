import { expect, expectAccessible, test } from './fixtures.ts';

const TERMS = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
];

// @spec-1.16 @spec-2.3
test('the page about the studio', async ({ page, path, t }) => {
  await page.goto(path('/about-us'));
  await expect(page.getByRole('heading', { level: 1, name: t('Content.aboutUs') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('Content.contactUs') })).toBeVisible();
  await expectAccessible(page);
});

// @spec-1.12 @spec-2.9
test(
  'the five terms pages are there without JavaScript, each with its own title',
  { tag: '@desktop' },
  async ({ page, path, t }) => {
    for (const slug of TERMS) {
      // one page after the other: one browser
      await page.goto(path(`/terms-of-service/${slug}`));
      await expect(page.getByRole('heading', { level: 1, name: t(`Content.${slug}`) })).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: t('Content.termsOfService') })
          .getByRole('link', { name: t(`Content.${slug}`) }),
      ).toHaveAttribute('aria-current', 'page');
    }
    await expectAccessible(page);
  },
);
