import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MentionList } from '@/components/post/mention-list';
import { renderInShop } from '../session/shop.tsx';

it('A23: projects that a service is part of have their pictures, and what they were', () => {
  const items = ['A table for eight', 'Dark walls'].map((text, index) => ({
    text,
    path: `/posts/${index}`,
    cover: { url: `/media/${index}.webp`, width: 1600, height: 1000 },
    ...(index === 0 && { facts: { text: 'Taikoo Shing · 540 sq ft' } }),
  }));
  renderInShop(<MentionList title="In our projects and articles" items={items} />);
  const list = screen.getByRole('region', { name: 'In our projects and articles' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1]);
  expect(within(cards[0]!).getByText('Taikoo Shing · 540 sq ft')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Dark walls' }).getAttribute('href')).toBe('/posts/1');
});
