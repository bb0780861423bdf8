import { DEFAULT_LOCALE, PREFIXED_LOCALES } from './i18n/locales.ts';
import { LOCALIZED_FILES, type Route, ROUTES } from './routes.ts';

/** A rewrite as next.config.mjs takes it. */
type Rewrite = { source: string; destination: string };

const PREFIXES = PREFIXED_LOCALES.join('|');

/** Next's rewrites (`beforeFiles`) of files and Markdown, which the middleware lets pass. */
export const rewrites = (): Rewrite[] => [
  ...ROUTES.filter(({ hasMarkdown }) => hasMarkdown).flatMap((route) => markdownRewrites(route)),
  { source: `/:file(${LOCALIZED_FILES.join('|').replaceAll('.', '\\.')})`, destination: `/${DEFAULT_LOCALE}/:file` },
  { source: '/.well-known/security.txt', destination: '/security.txt' },
];

/** A page's Markdown, with and without its slug. */
function markdownRewrites({ pattern, detailOf }: Route): Rewrite[] {
  const page = pattern.replace('/:slug?', '');
  const folder = `/markdown/${detailOf}/:id`;
  return [
    { source: `${page}/:slug([^/]+)\\.md`, destination: `${folder}/:slug` },
    { source: `${page.replace(':id', ':id([^/]+)')}\\.md`, destination: folder },
  ].flatMap(({ source, destination }) => [
    { source, destination: `/${DEFAULT_LOCALE}${destination}` },
    { source: `/:locale(${PREFIXES})${source}`, destination: `/:locale${destination}` },
  ]);
}
