import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Lightbox } from '@/components/ui/lightbox';
import { renderInShop } from '../session/shop.tsx';

const PICTURES = ['a', 'b', 'c'].map((name) => ({
  url: `https://media.test/${name}.webp`,
  width: 1600,
  height: 1200,
  alt: name,
}));
const open = (count = 3, onClose = vi.fn()) => {
  renderInShop(<Lightbox open pictures={PICTURES.slice(0, count)} start={0} onClose={onClose} />);
  return onClose;
};
const status = () => screen.getByRole('status').textContent;

test('arrow keys turn whole pictures and move an enlarged one', async () => {
  open();
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toBe('Picture 2 of 3');
  await userEvent.keyboard('+{ArrowRight}');
  expect(status()).toBe('Enlarged to 150%');
  expect(screen.getByRole('img', { name: 'b' })).toBeTruthy();
  await userEvent.keyboard('0{ArrowLeft}{ArrowLeft}');
  expect(status()).toBe('Picture 3 of 3');
});
