import type { CheerioAPI } from 'cheerio';
import { type Locale, LOCALES, LOCALE_TABLE } from '../../../lib/i18n/locales.ts';
import { languageProblems } from '../language-check.ts';
import { structuredDataProblems } from '../structured-data.ts';
import { localeOfTag, type Page } from './page.ts';

/** Widest title and description that search engines show. */
const LONGEST = { title: 60, description: 155 };
/** A Chinese character is twice as wide as a Latin one. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code']);
const SHORTEST_REPEATED = 4;
const WORD_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder'];

/** What is wrong with a page by itself, in words. */
export async function pageProblems(page: Page, $: CheerioAPI): Promise<string[]> {
  return [
    ...headProblems(page, $),
    ...outlineProblems($),
    ...pictureProblems($),
    ...linkProblems(page),
    ...(await dataProblems($)),
    ...textProblems(page, $),
  ];
}

function headProblems({ title, description, locale, isIndexed, canonical }: Page, $: CheerioAPI): string[] {
  const problems: string[] = [];
  const lang = $('html').attr('lang');
  if (lang !== LOCALE_TABLE[locale].tag) problems.push(`<html lang> is ${lang}, expected ${LOCALE_TABLE[locale].tag}`);
  if ($('head > title').length !== 1 || title.trim() === '') problems.push('not exactly one title');
  if (widthOf(title) > LONGEST.title) problems.push(`title is longer than ${LONGEST.title}: ${title}`);
  if (canonical === undefined) problems.push('no canonical address');
  if (!isIndexed) return problems;
  if (description === '') problems.push('no description');
  if (widthOf(description) > LONGEST.description)
    problems.push(`description is longer than ${LONGEST.description}: ${description}`);
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'])
    if (!$(`meta[property="${name}"]`).attr('content')) problems.push(`no ${name}`);
  return problems;
}

function outlineProblems($: CheerioAPI): string[] {
  const headings = $('h1').length;
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [...(headings === 1 ? [] : [`${headings} main headings (h1)`]), ...twice.map((id) => `id used twice: ${id}`)];
}

function pictureProblems($: CheerioAPI): string[] {
  return $('img:not([alt])')
    .toArray()
    .map((element) => `picture without alt: ${$(element).attr('src')}`);
}

function linkProblems({ links }: Page): string[] {
  return links.filter(({ words }) => words === '').map(({ href }) => `link without words: ${href}`);
}

async function dataProblems($: CheerioAPI): Promise<string[]> {
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => $(element).text());
  const problems = await Promise.all(
    blocks.map(async (block) => {
      try {
        return (await structuredDataProblems(JSON.parse(block))).map((problem) => `structured data: ${problem}`);
      } catch (error) {
        return [`structured data is no JSON: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return problems.flat();
}

/**
 * Every text that a reader sees or that is read aloud, judged by the nearest `lang`. Attributes and the head have no
 * `lang` of their own: what stands marked on the page may be repeated there.
 */
function textProblems({ locale, title, description }: Page, $: CheerioAPI): string[] {
  const inText: string[] = [];
  const unmarkable: [string, Locale][] = [
    [title, locale],
    [description, locale],
  ];
  const marked = new Set<string>();
  const nodes = $('body').contents().toArray();
  const visit = (node: (typeof nodes)[number], inherited: Locale | undefined) => {
    if (node.type === 'text') {
      if (inherited) inText.push(...languageProblems(node.data, inherited));
      if (inherited !== locale && node.data.trim()) marked.add(node.data.trim());
      return;
    }
    if (node.type !== 'tag' || SILENT.has(node.name)) return;
    const { lang } = node.attribs;
    const here = lang === undefined ? inherited : localeOfTag(lang);
    if (here)
      unmarkable.push(
        ...WORD_ATTRIBUTES.flatMap((name): [string, Locale][] =>
          node.attribs[name] ? [[node.attribs[name], here]] : [],
        ),
      );
    for (const child of node.children) visit(child, here);
  };
  for (const node of nodes) visit(node, locale);
  // initials stand in every word
  const repeated = [...marked]
    .filter((words) => words.length >= SHORTEST_REPEATED)
    .toSorted((one, other) => other.length - one.length);
  const own = (text: string) => repeated.reduce((rest, words) => rest.replaceAll(words, ' '), text);
  return [...new Set([...inText, ...unmarkable.flatMap(([text, judged]) => languageProblems(own(text), judged))])];
}

/** The hreflang values that an indexed page must have. */
export const ALTERNATES = [...LOCALES.map((locale) => LOCALE_TABLE[locale].tag), 'x-default'];
