import { createTranslator, type useTranslations } from 'next-intl';
import { expect, test } from 'vitest';
import { LOCALE_TABLE } from '@/lib/i18n/locales';
import cn from '@/messages/cn.json';
import en from '@/messages/en.json';

type Translate = ReturnType<typeof useTranslations<'Ui'>>;

/** For the type check of the tests: each line with a directive must be a type error. */
function translate(t: Translate): string {
  // @ts-expect-error: there is no such key
  t('nothing');
  // @ts-expect-error: its arguments are missing
  t('picture');
  // @ts-expect-error: it counts, and takes numbers
  t('picture', { number: '1', count: '3' });
  return t('picture', { number: 1, count: 3 });
}

test('a wrong key or argument is a type error, a right one is not', () => {
  expect(
    translate(createTranslator({ locale: LOCALE_TABLE.en.tag, messages: en, namespace: 'Ui', onError: () => {} })),
  ).toBe('Picture 1 of 3');
});

test('numbers are written in the language of the page, not of the machine', () => {
  const t = createTranslator({ locale: LOCALE_TABLE.cn.tag, messages: cn, namespace: 'Post' });
  expect(t('shownArticles', { shown: 12, total: 12_800 })).toContain('12,800');
  for (const tag of Object.values(LOCALE_TABLE).map(({ tag }) => tag))
    expect(new Intl.NumberFormat(tag).resolvedOptions().locale).toBe(tag);
});
