import { expect, test, vi } from 'vitest';
import { type Locale, LOCALE_TABLE, LOCALES, PREFIXED_LOCALES } from '@/lib/i18n/locales';

const JAPANESE = 'ja' as Locale;

/** What the shop makes of its table of languages, with one more in it. */
async function withJapanese() {
  Object.assign(LOCALE_TABLE, {
    ja: {
      tag: 'ja-JP',
      openGraph: 'ja_JP',
      name: '日本語',
      shortName: '日',
      script: 'Han',
      weekday: 'long',
      discount: 'off',
    },
  });
  for (const locales of [LOCALES, PREFIXED_LOCALES]) (locales as Locale[]).push(JAPANESE);
  vi.stubEnv('NODE_ENV', 'production');
  return {
    ...(await import('@/lib/routes')),
    ...(await import('@/lib/i18n/resolve')),
    ...(await import('@/lib/i18n/writing')),
    serviceWorker: await (await import('@/app/sw.js/route')).GET().text(),
  };
}

test('a language added to the table has its pages, files, writing and offline page', async () => {
  const { isKnownFile, routeOf, isPersonalPath, localeOfAcceptLanguage, writingOf, serviceWorker } =
    await withJapanese();
  expect(routeOf('/ja/about-us')?.pattern).toBe('/about-us');
  expect(isPersonalPath('/ja/account/wishlist')).toBe(true);
  for (const path of ['/ja/feed.xml', '/ja/llms.txt', '/ja/manifest.webmanifest', '/og/ja/page/home'])
    expect(isKnownFile(path), path).toBe(true);
  expect(localeOfAcceptLanguage('ja-JP,ja;q=0.9,en;q=0.5')).toBe('ja');
  expect(localeOfAcceptLanguage('zh-TW,ja;q=0.5')).toBe('zh');
  expect(writingOf(JAPANESE).list).toBe('、');
  const [, prefix = ''] = /const PREFIX = \/(.+)\/;/.exec(serviceWorker) ?? [];
  expect(['/ja/offline', '/zh', '/about-us', '/japan'].map((path) => new RegExp(prefix).test(path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
