import { render, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { deferred } from '@/components/ui/deferred';
import layout from '@/components/ui/layout.module.scss';
import { ShopProviders } from '../shop-providers.tsx';
import { Rich } from '@/components/ui/rich';

const onAdd = vi.fn();

function Part() {
  const [name, setName] = useState('');
  return (
    <form>
      <label htmlFor="name">Name</label>
      <input id="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <button type="button" onClick={onAdd}>
        Add
      </button>
      <output>{name}</output>
    </form>
  );
}

/** The page as the server sends it, and as a browser's translator then changes it. */
function openTranslated(): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  onTestFinished(() => box.remove());
  box.innerHTML = renderToString(
    <ShopProviders>
      <div className={layout.box} data-hydrated="false">
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </div>
    </ShopProviders>,
  );
  for (const element of box.querySelectorAll('label, button')) {
    const font = document.createElement('font');
    font.textContent = `«${element.textContent}`;
    element.replaceChildren(font);
  }
  return box;
}

/** As a person types it: the browser has the text, whatever React thinks of it. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('what is typed and pressed in a translated part before it has hydrated is done in the part that takes its place', async () => {
  // jsdom draws nothing
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.animate = () => ({ cancel: () => {} }) as Animation;
  const box = openTranslated();
  const errors: unknown[] = [];
  const Deferred = deferred(async () => Part);
  const page = (
    <ShopProviders>
      <Deferred />
    </ShopProviders>
  );
  const root = hydrateRoot(box, page, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => root.unmount());
  const field = box.querySelector('input')!;
  box.querySelector<HTMLElement>('button font')!.click();
  typeInto(field, 'Chan');
  await waitFor(() => expect(box.querySelector('[data-hydrated="true"]')).toBeTruthy());
  // React has made it anew, as its texts are not those of the server
  expect(errors).not.toEqual([]);
  expect(field.isConnected).toBe(false);
  const now = box.querySelector('input')!;
  expect(now.value).toBe('Chan');
  expect(document.activeElement).toBe(now);
  await waitFor(() => expect(box.querySelector('output')?.textContent).toBe('Chan'));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('a rich message has an element for each of its texts, also where a translator has taken them out', () => {
  const sentence = (points: string) => (
    <p>
      <Rich>{['You have ', <b key="b">{[points]}</b>, <br key="br" />, ' points.']}</Rich>
    </p>
  );
  const { container, rerender } = render(sentence('10'));
  expect(container.innerHTML).toBe('<p><span>You have </span><b><span>10</span></b><br><span> points.</span></p>');
  for (const part of container.querySelectorAll('span')) {
    const font = document.createElement('font');
    font.textContent = part.textContent;
    part.firstChild?.replaceWith(font);
  }
  rerender(sentence('20'));
  expect(container.textContent).toBe('You have 20 points.');
});
