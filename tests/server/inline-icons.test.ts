import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineIcons } from '@/lib/server/inline-icons';

const build = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(build, 'static/media'), { recursive: true });
const bag = 'viewBox="0 0 24 24"><path d="M5 8h14"/></symbol>';
writeFileSync(join(build, 'static/media/icons.svg'), `<svg><symbol id="up"></symbol><symbol id="bag" ${bag}</svg>`);
const uses = (bagHref: string) =>
  `<use href="${bagHref}"></use><use href="/_next/static/media/icons.svg#up"></use><use href="${bagHref}"></use>`;
const FILE = '/_next/static/media/icons.svg';

it('puts the icons into a page that have no words beside them, each once, and leaves the others in their file', () => {
  expect(inlineIcons(`<body class="a">${uses(`${FILE}?dpl=1#bag`)}</body>`, build)).toBe(
    `<body class="a"><svg hidden=""><symbol id="icon-bag" ${bag}</svg>${uses('#icon-bag')}</body>`,
  );
});

it('leaves a page as it is that has none of them', () => {
  expect(inlineIcons('<body><use href="/other.svg#bag"></use></body>', build)).toBe(
    '<body><use href="/other.svg#bag"></use></body>',
  );
});
