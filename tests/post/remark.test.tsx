import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewItem } from '@/components/catalog/review-item';
import { Remark } from '@/components/ui/remark';
import { renderInShop } from '../session/shop.tsx';

const AVATAR = 'https://files.test/ka-yan.jpg';
const review = { _id: 'r', rating: 5, comment: 'Good', images: [], created_at: '2026-11-20T04:05:00.000Z' };

// @spec-3.11
test('a reviewer has a picture where there is one, through the optimiser, and the first letter behind it', () => {
  const { container } = render(
    <Remark name="Ka Yan" avatar={AVATAR} at={review.created_at} date="20/11/2026 12:05" text="Good" />,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(new RegExp(`^/_next/image\\?url=${encodeURIComponent(AVATAR)}&w=\\d+`));
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.parentElement?.textContent).toBe('K');
});

test('a reviewer without a picture has the first letter alone', () => {
  const { container } = render(<Remark name="陳大文" avatar={null} at={review.created_at} date="20/11/2026 12:05" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('陳');
});

test('a service’s review has picture, date and time', () => {
  const { container } = renderInShop(
    <ReviewItem review={{ ...review, user: { username: 'Ka Yan', avatar: AVATAR } }} />,
  );
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('time')?.textContent).toBe('20/11/2026 12:05');
});
