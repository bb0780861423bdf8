import { describe, expect, test } from 'vitest';
import type { Text } from '@/lib/api/shapes';
import { LOCALES } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { drawableText } from '@/lib/seo/og-fonts';
import { CATEGORIES } from '../mock-backend/data/categories.ts';
import { CONTENTS } from '../mock-backend/data/contents.ts';
import { POST_CATEGORIES, POSTS } from '../mock-backend/data/posts.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';

const TEXTS: Text[] = [
  ...[...PRODUCTS, ...POSTS, ...POST_CATEGORIES].map(({ title }) => title),
  ...CATEGORIES.flatMap(({ title, description }) => [title, description ?? {}]),
  ...CONTENTS.flatMap(({ title, lead }) => [title, lead ?? {}]),
];

describe('drawableText', () => {
  test.each(LOCALES)('keeps every character of the demo’s titles in %s', (locale) => {
    const text = [...TEXTS.map((one) => textIn(one, locale)), 'HK$1,234,567.89 30/06/2026 …'].join('');
    expect(text.length).toBeGreaterThan(500);
    expect(drawableText(text)).toBe(text);
  });

  test('removes emoji, control characters and scripts without a font', () => {
    expect(drawableText('Oak ☎ 🏠 👨‍👩‍👧 ❤️ ชั้น ✦ \u202E\u0000 © 100%').replace(/\s+/g, ' ')).toBe('Oak © 100%');
  });
});
