import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findBareTexts } from './bare-texts';

const root = resolve('.');
/** Pictures, which nobody translates in the page, are made of these. */
const isImage = (file: string) => file.startsWith(`${root}/app/og/`);
const isScreen = (file: string) =>
  ['app', 'components', 'lib'].some((folder) => file.startsWith(`${root}/${folder}/`)) && !isImage(file);

it('each text of the shop has an element of its own, which a translator may change, and holds no element', () => {
  expect(findBareTexts(`${root}/tsconfig.json`, isScreen)).toEqual([]);
});

it('an example of each text without one is found, and nothing else', () => {
  const found = findBareTexts(`${root}/tests/house/tsconfig.json`, (file) =>
    file.endsWith('/tests/house/violations.tsx'),
  );
  expect(found.map((line) => line.replace(/^.*violations\.tsx:/, '')).sort()).toEqual([
    '11 now',
    '17 price',
    '20 (isOn ? <b>{title}</b> : title)',
    '21 titles.map((title) => title)',
    "22 t.rich('terms')",
    '23 name',
    '6 price',
  ]);
});
