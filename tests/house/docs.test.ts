import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const PAGES = globSync(['*.md', 'docs/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** A path in one of the repository's folders, without placeholders (`lib/<domain>`, `app/[locale]/…`). */
const PATH = /^(?:app|components|lib|messages|styles|tests|e2e|docs|public)\/[^\s<>*…{}"]*$/;

it.each(PAGES)('%s names files, links and npm scripts that exist', (page) => {
  const text = readFileSync(page, 'utf8');
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);
  const paths = matches(/`([^`\n]+)`/g).flatMap((code) => code.split(' '));
  const links = matches(/\]\(([^)\s#]+)[^)\s]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const commands = matches(/\bnpm run (\w[\w-]*(?::[\w-]+)*)/g);
  expect([
    ...paths.filter((path) => PATH.test(path) && !existsSync(path)),
    ...links.filter((link) => !existsSync(join(dirname(page), link))),
    ...commands.filter((command) => !(command in scripts)),
  ]).toEqual([]);
});
