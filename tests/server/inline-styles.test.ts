import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { cspHash, pageCsp } from '@/lib/server/csp';
import { inlineStyles } from '@/lib/server/inline-styles';

const build = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(build, 'static/chunks'), { recursive: true });

let sheets = 0;
/** Adds a style sheet to the build. */
function sheet(css: string): string {
  sheets += 1;
  writeFileSync(join(build, `static/chunks/${sheets}.css`), css);
  return `/_next/static/chunks/${sheets}.css`;
}
const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const preload = (href: string) => `<link rel="preload" as="style" href="${href}" fetchPriority="low"/>`;
const page = (head: string, body = '') => `<head><meta charSet="utf-8"/>${head}<script src="/a.js"></script></head><body>${body}</body>`;
const styleOf = (css: string, body: string) => inlineStyles(page(link(sheet(css)), body), build).style;

it('puts the rules that a page uses into it, in the order of its sheets, before their preloads', () => {
  const [first, second] = [sheet(':root{--gold:#d6ab60}.a_box{color:red}.a_other{color:blue}\n'), sheet('.b_card{color:var(--gold)}.a_box{margin:0}')];
  const body = '<p class="a_box b_card">Text</p>';
  const style = ':root{--gold:#d6ab60}.a_box{color:red}.b_card{color:var(--gold)}.a_box{margin:0}';
  const whole = inlineStyles(page(link(first) + link(second), body), build);
  expect(whole).toEqual({ html: page(`<style data-precedence="next">${style}</style>${preload(first)}${preload(second)}`, body), style });
  // again, as for a page that is put back into the cache
  expect(inlineStyles(whole.html, build)).toEqual({ html: whole.html });
});

test.each([
  ['elements and attributes', '[hidden]{display:none}a:hover{color:red}'],
  ['one of several selectors', '.x_no,.x_yes{color:red}'],
  ['elements within elements', '.x_yes>.x_also li{color:red}'],
  ['states that come later', '.x_yes[data-open]:hover:before{content:".x_no"}'],
  ['classes that are only excluded', '.x_yes:not(.x_no:hover){color:red}'],
  ['one of several conditions', ':is(.x_no,.x_yes) b{color:red}'],
  ['attributes with a full stop', '.x_yes[href$=".no"]{color:red}'],
  ['decimals', '.x_yes{opacity:.5}'],
])('keeps rules of %s', (_, css) => {
  expect(styleOf(css, '<ul class="x_yes x_also"></ul>')).toBe(css);
});

test.each([
  ['a class that the page lacks', '.x_no{color:red}'],
  ['two classes of which it has one', '.x_yes .x_no,.x_no.x_yes{color:red}'],
  ['a class whose name only starts like one of the page', '.x_ye{color:red}.x_yes2{color:red}'],
  ['a class that stands in data for scripts', '.x_data{color:red}'],
  ['print and view transitions', '@page{margin:1cm}@media print{.x_yes{color:red}}::view-transition-group(.x_yes),::view-transition{color:red}'],
  ['conditions without rules', '@media screen{.x_no{color:red}@supports (display:grid){.x_no{color:red}}}'],
])('drops rules of %s', (_, css) => {
  expect(styleOf(css, '<p class="x_yes"></p><script>f("<p class=\\"x_data\\">")</script>')).toBe('');
});

it('keeps rules within their conditions, which neighbours share', () => {
  const css =
    '@media tv{.x_yes{color:red}.x_no{color:red}@supports (display:grid){.x_yes{margin:0}}a{color:red}}.x_yes{top:0}@media tv{b{top:0}}@media screen{b{top:0}}';
  expect(styleOf(css, '<p class="x_yes"></p>')).toBe(css.replace('.x_no{color:red}', ''));
});

it('keeps fonts, with addresses that do not depend on the file, and those animations that are used', () => {
  const css =
    '@font-face{src:url(../media/serif.woff2)}@keyframes x_in{to{opacity:1}}@keyframes x_out{to{opacity:0}}.x_yes{animation:x_in 1s}.x_no{animation:x_out 1s}.x_yes{background:url("data:image/svg+xml,%3Csvg/%3E")}';
  expect(styleOf(css, '<p class="x_yes"></p>')).toBe(
    '@font-face{src:url(/_next/static/media/serif.woff2)}@keyframes x_in{to{opacity:1}}.x_yes{animation:x_in 1s}.x_yes{background:url("data:image/svg+xml,%3Csvg/%3E")}',
  );
});

it('preloads no styles of error views', () => {
  const [own, ofError] = [sheet('b{top:0}'), sheet('[data-error]{top:0}')];
  const font = '<link rel="preload" href="/_next/static/media/serif.woff2" as="font"/>';
  const { html } = inlineStyles(page(`${link(own)}<link rel="preload" href="${ofError}" as="style"/>${font}`), build);
  expect(html).toBe(page(`<style data-precedence="next">b{top:0}</style>${preload(own)}${font}`));
});

it('leaves text, data and files of others as they are', () => {
  const href = sheet('b{top:0}');
  const html = `<p>${link(href).replaceAll('<', '&lt;')}</p><script>"${link(href).replaceAll('"', '\\"')}"</script><link rel="stylesheet" href="/_next/static/chunks/../../a.css"/>`;
  expect(inlineStyles(html, build)).toEqual({ html });
});

it('the policy of a page allows the style element that the server put there, and no other', () => {
  const policy = pageCsp('<style>.foreign{}</style>', '.own{}');
  expect(policy).toContain(`style-src 'self' ${cspHash('.own{}')};`);
  expect(policy).not.toContain(cspHash('.foreign{}'));
});
