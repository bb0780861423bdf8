import { compile } from 'sass';
import { expect, it } from 'vitest';

it('A21: Chinese headings differ from the text by weight, not by size alone', () => {
  const { css } = compile('styles/_tokens.scss');
  const chinese = /^\[lang\|=["']?zh["']?\] \{([^}]*)\}/m.exec(css)?.[1];
  expect(chinese).toMatch(/--head-weight: 300;/);
  expect(chinese).toMatch(/--h3-weight: 500;/);
});
