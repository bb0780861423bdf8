import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { KeywordField } from '@/components/catalog/keyword-field';
import { mockSession, renderInShop } from '../session/shop.tsx';

const FILTER = '/stores/{store_id}/product-management/products/filter';
const mock = mockSession('guest');

let sent: string[] = [];
beforeEach(() => void (sent = []));

/** The field in a form, not touched yet. */
function show() {
  renderInShop(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('keyword')));
      }}
    >
      <KeywordField label="Search services" />
      <button type="submit">Go</button>
    </form>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Search services' });
}
/** The field after a click, with its suggestions loaded. */
async function open() {
  await userEvent.click(show());
  return await screen.findByRole('combobox', { name: 'Search services' });
}
const asked = () => mock.requests({ call: 'getProducts' }).map(({ query }) => query.keyword);
const typed = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const option = (name: RegExp | string) => screen.findByRole('option', { name });

describe('suggestions', () => {
  test('ignore a late response for an earlier keyword', async () => {
    const held = mock.hold({ path: FILTER, times: 1 });
    const field = await open();
    typed(field, 'wardrobe');
    await waitFor(() => expect(asked()).toEqual(['wardrobe']));
    typed(field, 'bathroom');
    await option(/^Bathroom ?renovation/);
    held.release();
    await waitFor(() => expect(mock.requests({ call: 'getProducts' }).map(({ status }) => status)).toEqual([200, 200]));
    // time for it to be shown, had it not been dropped
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByRole('option', { name: /wardrobe/i })).toBeNull();
    expect(asked()).toEqual(['wardrobe', 'bathroom']);
  });
});

const compose = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value }, isComposing: true });

test('an input method requests, chooses and sends nothing while it is composing', async () => {
  const field = await open();
  fireEvent.compositionStart(field);
  compose(field, 'yu');
  compose(field, '浴shi');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.queryByRole('listbox')).toBeNull();
  // the Enter that ends the word; some browsers say so by the code alone
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(asked()).toEqual([]);
  expect(mock.requests({ call: 'getCategoryTree' })).toEqual([]);
  compose(field, '浴室');
  fireEvent.compositionEnd(field);
  // and Safari after the word
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(await option(/^Bathroom ?renovation/)).toBeTruthy();
  expect(asked()).toEqual(['浴室']);
  // arrows belong to the candidates while the next word is made
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect(sent).toEqual([]);
});
