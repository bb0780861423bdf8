import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BelowFold } from '@/components/ui/below-fold';

const content = (
  <BelowFold>
    <p>Reviews</p>
  </BelowFold>
);

/** What is there when the first frame is painted. */
function FirstFrame({ onCommit }: { onCommit: (text: string | null) => unknown }) {
  useLayoutEffect(() => void onCommit(document.body.textContent), [onCommit]);
  return content;
}

test('it is in the document, and stays there while the document hydrates', async () => {
  const html = renderToString(content);
  expect(html).toContain('Reviews');
  const box = document.createElement('div');
  box.innerHTML = html;
  const paragraph = box.querySelector('p');
  await act(async () => void hydrateRoot(box, content));
  expect(box.querySelector('p')).toBe(paragraph);
});

test('a page that a link opens shows it behind the first frame; after Back it is there at once', () => {
  const frames: (string | null)[] = [];
  const open = () => render(<FirstFrame onCommit={(text) => frames.push(text)} />);
  open().unmount();
  dispatchEvent(new PopStateEvent('popstate'));
  open().unmount();
  document.body.click();
  open();
  expect(frames).toEqual(['', 'Reviews', '']);
  expect(screen.getByText('Reviews')).toBeDefined();
});
