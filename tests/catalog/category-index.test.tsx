import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CategoryIndex } from '@/components/catalog/category-index';
import { type Category, CategorySchema } from '@/lib/catalog/schema';
import { ShopProviders } from '../shop-providers.tsx';

const categories: Category[] = [CategorySchema.parse({ _id: 'cat-a', title: { en: 'Design' }, product_count: 3 })];
const picture = { url: 'https://pictures.test/room.webp', width: 1200, height: 900, crop: 'cover' as const };
const texts = {
  steps: [],
  categories_picture: { ...picture, url: 'https://pictures.test/one.webp', alt: { en: 'A wardrobe' } },
};
const show = (rooms: { text: string; path: string; picture?: typeof picture }[], known = categories) =>
  render(
    <ShopProviders>
      <CategoryIndex categories={known} rooms={rooms} texts={texts} locale="en" />
    </ShopProviders>,
  );
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) =>
    decodeURIComponent(src).replace(/.*pictures.test\/|&.*/g, ''),
  );

describe('the index of the home page', () => {
  test('has rooms first, with their pictures instead of its own, then services', () => {
    const { container } = show([
      { text: 'Bathroom', path: '/shop/main/product?category=b', picture },
      { text: 'Study', path: '/shop/main/product?keyword=study' },
    ]);
    const links = within(screen.getByRole('list', { name: 'By room' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bathroom', '/shop/main/product?category=b'],
      ['Study', '/shop/main/product?keyword=study'],
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'By room',
      'By service',
    ]);
    expect(pictures(container)).toEqual(['room.webp']);
  });
});
