import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';

/** Where the fonts' files are asked for: at the shop, as its policy wants it. Playwright responds. */
const FOLDER = '/__visual/fonts/';
const require = createRequire(import.meta.url);

type Font = { package: string; css: string; family: string };
const INTER: Font = { package: '@fontsource-variable/inter', css: 'wght.css', family: 'Inter Variable' };
const HONG_KONG: Font = {
  package: '@fontsource-variable/noto-sans-hk',
  css: 'wght.css',
  family: 'Noto Sans HK Variable',
};
const MAINLAND: Font = {
  package: '@fontsource-variable/noto-sans-sc',
  css: 'wght.css',
  family: 'Noto Sans SC Variable',
};

/** First what the page's own words are set in; then what a word of another language is. */
const STACKS: Record<Locale, Font[]> = {
  en: [INTER, HONG_KONG, MAINLAND],
  zh: [HONG_KONG, MAINLAND, INTER],
  cn: [MAINLAND, HONG_KONG, INTER],
};
const folderOf = (font: Font): string => dirname(require.resolve(`${font.package}/package.json`));
const namesOf = (fonts: Font[]): string => fonts.map(({ family }) => `'${family}'`).join(', ');

const facesOf = (font: Font): string =>
  readFileSync(join(folderOf(font), font.css), 'utf8')
    .replaceAll(/url\(\.\/files\/([^)]+)\)/g, `url(${FOLDER}${font.package}/$1)`)
    // nothing is drawn in a machine's font meanwhile
    .replaceAll('font-display: swap', 'font-display: block');

/** The faces, and the shop's variables for what it leaves to the machine. Its own serif stays. */
const sheetOf = (locale: Locale): string =>
  [
    ...STACKS[locale].map(facesOf),
    `:root { --sans: ${namesOf(STACKS[locale])} !important; --mono: ${namesOf(STACKS[locale])} !important; }`,
    `[lang|='zh-Hant'] { --sans: ${namesOf(STACKS.zh)} !important; }`,
    `[lang|='zh-Hans'] { --sans: ${namesOf(STACKS.cn)} !important; }`,
    // as on a device that has no serif for Chinese
    `[lang|='zh'] { --head: var(--sans) !important; }`,
  ].join('\n');

/** Sets what the shop leaves to the machine's fonts in fonts from npm packages, which are the same on every machine. */
export async function setFonts(context: BrowserContext, locale: Locale): Promise<void> {
  await context.route(`**${FOLDER}**`, (route) => {
    const [scope = '', name = '', file = ''] = new URL(route.request().url()).pathname.slice(FOLDER.length).split('/');
    return route.fulfill({
      path: join(dirname(require.resolve(`${scope}/${name}/package.json`)), 'files', file),
      contentType: 'font/woff2',
    });
  });
  await addSheet(context, sheetOf(locale));
}

/** Adds rules to every page. A style sheet that a script makes: no policy has to be widened for it. */
export async function addSheet(context: BrowserContext, rules: string): Promise<void> {
  await context.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}
