import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { cspHash, pageCsp } from '@/lib/server/csp';
import { inlineStyles } from '@/lib/server/inline-styles';

const build = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(build, 'static/chunks'), { recursive: true });

let files = 0;
/** Adds a file to the build. */
function file(text: string, kind = 'css'): string {
  files += 1;
  writeFileSync(join(build, `static/chunks/${files}.${kind}`), text);
  return `/_next/static/chunks/${files}.${kind}`;
}
const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const switchedOff = (...hrefs: string[]) => {
  const links = (rest: string) => hrefs.map((href) => `<link rel="stylesheet" href="${href}"${rest}/>`).join('');
  return `${links(' data-precedence="next" type="text/off"')}<noscript>${links('')}</noscript>`;
};
const page = (head: string, body = '') =>
  `<head><meta charSet="utf-8"/>${head}<script src="/a.js"></script></head><body>${body}</body>`;
const styleOf = (css: string, body: string) => inlineStyles(page(link(file(css)), body), build).style;

test.each([
  ['elements and attributes', '[hidden]{display:none}a:hover{color:red}'],
  ['states that come later', '.yes_a[data-open]:hover:before{content:".no_a"}'],
  ['one of several selectors', '.no_a,.yes_a .also_a{color:red}@media tv{.no_a{margin:0}.yes_a{margin:0}}'],
  ['classes that are only excluded', 'p:not(.no_a:hover){color:red}'],
  ['one of several conditions', ':is(.no_a,.no_b) b{color:red}'],
])('keeps rules of %s', (_, css) => expect(styleOf(css, '<ul class="yes_a also_a"></ul>')).toBe(css));

test.each([
  ['a class that the page lacks', '.no_a{color:red}.yes_a .no_a{color:red}.yes_other{color:red}'],
  ['a module whose name only starts like one of the page', '.ye_a{color:red}.yes2_a{color:red}'],
  ['a class that stands in data for scripts', '.data_a{color:red}'],
  ['print', '@page{margin:1cm}@media print{.yes_a{color:red}}'],
  ['conditions without rules of the page', '@media screen{.no_a{color:red}@supports (display:grid){.no_a{color:red}}}'],
])('drops rules of %s', (_, css) => {
  expect(styleOf(css, '<p class="yes_a"></p><script>f("<p class=\\"data_a\\">")</script>')).toBe('');
});

it('has the styles of error views ready like the page’s own, instead of a preload', () => {
  const [own, ofError] = [file('b{top:0}'), file('[data-error]{top:0}')];
  const font = '<link rel="preload" href="/_next/static/media/serif.woff2" as="font"/>';
  const { html } = inlineStyles(page(`${link(own)}<link rel="preload" href="${ofError}" as="style"/>${font}`), build);
  expect(html).toBe(
    page(`<style data-precedence="next">b{top:0}[data-error]{top:0}</style>${switchedOff(own, ofError)}${font}`),
  );
});

it('the policy of a page allows the style element that the server put there, and no other', () => {
  const policy = pageCsp('<style>.foreign{}</style>', '.own{}');
  expect(policy).toContain(`style-src 'self' ${cspHash('.own{}')};`);
  expect(policy).not.toContain(cspHash('.foreign{}'));
});
