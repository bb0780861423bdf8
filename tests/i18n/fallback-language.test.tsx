import { render, screen, within } from '@testing-library/react';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CartLineRow } from '@/components/cart/cart-line-row';
import { ServiceCard } from '@/components/catalog/service-card';
import { PostCard } from '@/components/post/post-card';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { LongText } from '@/components/ui/long-text';
import { forgetQueries, QueryProvider } from '@/components/ui/query-provider';
import { Remark } from '@/components/ui/remark';
import type { CartLine } from '@/lib/cart/lines';
import { LOCALE_TAGS } from '@/lib/i18n/locales';
import zh from '@/messages/zh.json';
import { POSTS } from '../mock-backend/data/posts.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';

vi.mock('@/lib/i18n/navigation', async () => (await import('../session/shop-stub.tsx')).navigationStub);
beforeEach(forgetQueries);

const words: AbstractIntlMessages = zh;

/** A page in Traditional Chinese. */
const Page = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale={LOCALE_TAGS.zh} messages={words} timeZone="Asia/Hong_Kong">
    <QueryProvider>{children}</QueryProvider>
  </NextIntlClientProvider>
);
const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang') ?? null;
const english = { en: 'Window seat' };
const service = PRODUCTS[0]!;
const article = POSTS[0]!;

describe('a text in a fallback language names that language', () => {
  test('on a service’s card, name and category each by itself', () => {
    render(<ServiceCard product={{ ...service, title: english, categories: [{ _id: 'cat', title: { en: 'Furniture', zh: '傢俬' } }] }} locale="zh" />, {
      wrapper: Page,
    });
    expect(langOf('Window seat')).toBe('en-HK');
    expect(langOf('傢俬')).toBeNull();
    expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link', { name: 'Window seat' })).toBeTruthy();
  });

  test('on an article’s card', () => {
    render(<PostCard post={{ ...article, title: english, excerpt: { cn: '只有简体' } }} locale="zh" />, { wrapper: Page });
    expect(langOf('Window seat')).toBe('en-HK');
    expect(langOf('只有简体')).toBe('zh-Hans-CN');
  });

  test('on a line of the cart', () => {
    const line: CartLine = {
      variantId: 'v',
      productId: 'p',
      productTitle: english,
      variantTitle: { en: 'Oak', zh: '橡木' },
      image: service.image,
      qty: 1,
      isAvailable: true,
      item: null,
    };
    render(<CartLineRow line={line} isTicked hasFailed={false} onTick={() => {}} />, { wrapper: Page });
    expect(langOf('Window seat')).toBe('en-HK');
    expect(langOf('橡木')).toBeNull();
  });

  test('in the breadcrumb', () => {
    render(<Breadcrumb items={[{ label: '主頁', href: '/' }, { label: 'Furniture', lang: 'en-HK', href: '/f' }, { label: '飄窗' }]} />, { wrapper: Page });
    expect(langOf('Furniture')).toBe('en-HK');
    expect(langOf('主頁')).toBeNull();
  });

  test('above a long text, in the page’s own words', () => {
    render(<LongText html="<p>Only in English</p>" lang="en-HK" />, { wrapper: Page });
    expect(langOf('Only in English')).toBe('en-HK');
    expect(langOf('此內容暫時只有英文版本。')).toBeNull();
  });
});

test('a long text in the page’s language names none', () => {
  render(<LongText html="<p>中文</p>" />, { wrapper: Page });
  expect(langOf('中文')).toBeNull();
  expect(screen.queryByText(/只有/)).toBeNull();
});

test.each([
  ['睇完先發現', 'zh'],
  ['冬天看着就安心', 'zh'],
  ['No regrets so far.', ''],
])('a customer’s text has the language that its script proves, or none: %s', (text, lang) => {
  render(<Remark name="Gwen" at="2026-11-01T00:00:00Z" date="01/11/2026" text={text} />, { wrapper: Page });
  expect(langOf(text)).toBe(lang);
  expect(langOf('Gwen')).toBe('');
});
