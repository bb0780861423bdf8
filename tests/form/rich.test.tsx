import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rich } from '@/components/ui/rich';

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
