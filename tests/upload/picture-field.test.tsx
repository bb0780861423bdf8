import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PictureField } from '@/components/upload/picture-field';
import { usePictures } from '@/components/upload/use-pictures';
import { renderInShop } from '../session/shop.tsx';
import { image } from './fake-upload.ts';

function Form() {
  const pictures = usePictures({ max: 5 });
  return <PictureField label="Photos" pictures={pictures} max={5} />;
}

// @spec-5.7
it('PictureField leaves the sixth picture out with a message, and has room again when one is removed', async () => {
  renderInShop(<Form />);
  const pictures = ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'].map(image);
  await userEvent.upload(screen.getByLabelText('Add photos', { selector: 'input' }), pictures);
  // each is looked at by itself
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(5));
  expect(screen.getByText('Up to 5 files can be added. The others were not added.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add photos/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2.png' }));
  // the button that was clicked is gone
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add photos/ })));
  expect(screen.queryByText(/were not added/)).toBeNull();
});
