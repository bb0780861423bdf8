import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMBINATIONS } from '../../e2e/combinations.ts';
import { pictureOf, SCREENS } from '../../e2e/visual/screens.ts';
import { measureReferences, REFERENCES } from './visual/references.ts';

const pictures = SCREENS.map((screen) => join(screen.name, pictureOf(screen).file));

it('the references of the visual comparison are there for every screen, and for nothing else', () => {
  const found = readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
  expect(found.toSorted()).toEqual(pictures.toSorted());
  expect(new Set(pictures).size).toBe(SCREENS.length);
});

it('they are in every combination of language and width', () => {
  expect(new Set(pictures.map((name) => name.split('/')[1])).size).toBe(COMBINATIONS.length);
});

it('they stay small enough for the repository', () => expect(measureReferences().bytes).toBeLessThan(5_000_000));
