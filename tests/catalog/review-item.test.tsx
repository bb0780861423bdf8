import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewItem } from '@/components/catalog/review-item';
import { PRODUCT_REVIEWS } from '../mock-backend/data/products';
import { ShopProviders } from '../shop-providers';

const REVIEW = PRODUCT_REVIEWS['svc-custom-wardrobe']!.find(({ reply }) => reply)!;
const show = (reply: (typeof REVIEW)['reply']) =>
  render(<ReviewItem review={{ ...REVIEW, reply }} />, { wrapper: ShopProviders });

test('the studio’s answer stands below the review, with its day', () => {
  show(REVIEW.reply);
  expect(screen.getByText('Reply from the studio')).toBeTruthy();
  expect(screen.getByText(REVIEW.reply!.body).lang).toBe('zh');
  expect(screen.getByText('16/07/2026 11:20')).toBeTruthy();
});

test.each([undefined, null, { body: ' ', created_at: '' }])('no answer leaves no place for one: %o', (reply) => {
  show(reply);
  expect(screen.queryByText('Reply from the studio')).toBeNull();
});
