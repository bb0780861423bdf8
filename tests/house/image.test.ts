import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The tools of QA are never in the image that is sold (issue 5): what it is made of is read from the recipe itself.
type Stage = { base: string; sources: string[] };

/** The stages of a Dockerfile by name; `sources` are the project's own files and folders that a stage takes in. */
function stagesOf(dockerfile: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const line of dockerfile.replaceAll(/\\\n\s*/g, ' ').split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    if (/^from$/i.test(instruction)) {
      stage = { base: words[0] ?? '', sources: [] };
      stages.set(words[2] ?? '', stage);
    } else if (/^(copy|add)$/i.test(instruction)) {
      const paths = words.filter((word) => !word.startsWith('--')).slice(0, -1);
      stage?.sources.push(...paths.map((path) => path.replace(/^\/shop\/?/, '').replace(/^\.\//, '') || '.'));
    }
  }
  return stages;
}

function sourcesOf(stages: Map<string, Stage>, name: string): string[] {
  const stage = stages.get(name);
  return stage ? [...stage.sources, ...sourcesOf(stages, stage.base)] : [];
}

/** What may hold tests: all of the project, their folders, or what a pattern could find there. */
const mayHoldTests = (source: string) => source === '.' || source.includes('*') || /^(tests|e2e|docs|test-results|playwright)/.test(source);

test('what runs in production holds none of the tests’ files', () => {
  const stages = stagesOf(readFileSync('Dockerfile', 'utf8'));
  const sources = sourcesOf(stages, 'shop');
  expect(sources).toContain('.next');
  expect(sources.filter(mayHoldTests)).toEqual([]);
  expect(sourcesOf(stages, 'proxy').filter(mayHoldTests)).toEqual([]);
});

test('the shop’s image does without the packages that only tests need', () => {
  const recipe = readFileSync('Dockerfile', 'utf8');
  const from = /COPY --from=(\S+) [^\n]*node_modules/.exec(recipe.slice(recipe.indexOf(' AS shop')))?.[1] ?? '';
  const stage = recipe.slice(recipe.indexOf(` AS ${from}\n`)).split(/\nFROM /)[0];
  expect(stage).toMatch(/npm (prune|ci) .*--omit=dev/);
});

test('a recipe that takes the tests along is found out', () => {
  const recipe = (last: string) => stagesOf(`FROM node AS build\nCOPY . .\nFROM node AS shop\nCOPY --from=build --chown=1 /shop/.next ./.next\n${last}`);
  const found = (last: string) => sourcesOf(recipe(last), 'shop').filter(mayHoldTests);
  expect(found('COPY lib ./lib')).toEqual([]);
  expect(found('COPY . .')).toEqual(['.']);
  expect(found('COPY --from=build /shop ./')).toEqual(['.']);
  expect(found('COPY lib tests ./')).toEqual(['tests']);
  expect(found('ADD ./e2e/support \\\n  ./e2e')).toEqual(['e2e/support']);
  expect(sourcesOf(stagesOf('FROM node AS build\nCOPY . .\nFROM build AS shop\nCOPY lib ./lib'), 'shop')).toEqual(['lib', '.']);
});
