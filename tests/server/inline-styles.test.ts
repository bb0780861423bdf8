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
const script = file('e("i",{"data-open":t||void 0})', 'js');
const page = (head: string, body = '') =>
  `<html lang="en-HK"><head>${head}<script src="${script}"></script></head><body>${body}</body></html>`;
const styleOf = (css: string, body: string) => inlineStyles(page(link(file(css)), body), build).style;

test.each([
  ['elements and attributes', '[hidden]{display:none}a:focus{color:red}'],
  ['what scripts add', 'ul>i,.yes_a[data-open]:focus:before{content:".no_a"}'],
  ['the page’s own language', ':root[lang|=en] .yes_a{color:red}'],
  ['one of several selectors', '.no_a,.yes_a .also_a{color:red}@media tv{.no_a{margin:0}.yes_a{margin:0}}'],
  ['what is only excluded', 'p:not(.no_a:hover){color:red}@media (hover:hover){p:not(:hover){color:red}}'],
  ['one of several conditions', ':is(.no_a,.no_b) b{color:red}'],
])('keeps rules of %s', (_, css) =>
  expect(styleOf(css, '<ul class="yes_a also_a"><li><p><a><b></b></a></p></li></ul>')).toBe(css),
);

test.each([
  ['a class that the page lacks', '.no_a{color:red}.yes_a .no_a{color:red}.yes_other{color:red}'],
  ['a module whose name only starts like one of the page', '.ye_a{color:red}.yes2_a{color:red}'],
  ['a class that stands in data for scripts', '.data_a{color:red}'],
  ['an attribute that neither page nor scripts name', '.yes_a[data-wide]{color:red}[data-wide="2"] .yes_a{color:red}'],
  ['an element that the page lacks', 'table{color:red}.yes_a blockquote{color:red}@media tv{.yes_a>h6{color:red}}'],
  ['another language', ':root[lang|=zh] .yes_a{color:red}'],
  ['a pointer', 'a:hover{color:red}@media (hover:hover){.yes_a:hover b{color:red}}'],
  ['print', '@page{margin:1cm}@media print{.yes_a{color:red}}'],
  ['conditions without rules of the page', '@media screen{.no_a{color:red}@supports (display:grid){.no_a{color:red}}}'],
])('drops rules of %s', (_, css) => {
  expect(styleOf(css, '<p class="yes_a"></p><script>f("<p class=\\"data_a\\">")</script>')).toBe('');
});

it('leaves the styles of error views for later, like the page’s own, instead of a preload', () => {
  const [own, ofError] = [file('a[href]{top:0}html{top:0}'), file('html{left:0}')];
  const font = '<link rel="preload" href="/_next/static/media/serif.woff2" as="font"/>';
  const { html } = inlineStyles(page(`${link(own)}<link rel="preload" href="${ofError}" as="style"/>${font}`), build);
  expect(html).toBe(page(`<style data-precedence="next">html{top:0}</style>${switchedOff(own, ofError)}${font}`));
});

it('the policy of a page allows the style element that the server put there, and no other', () => {
  const policy = pageCsp('<style>.foreign{}</style>', '.own{}');
  expect(policy).toContain(`style-src 'self' ${cspHash('.own{}')};`);
  expect(policy).not.toContain(cspHash('.foreign{}'));
});
