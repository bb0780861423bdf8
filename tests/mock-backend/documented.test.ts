import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '@/lib/api/contract';
import { CONTROLS } from './control.ts';
import { FaultSchema } from './faults.ts';
import { ORDER_STATE_NAMES } from './order-states/order-states.ts';
import { PERSONA_NAMES } from './personas.ts';
import { createProbe } from './probe.ts';

// docs/qa.md is what testers have: what it shows works, and what there is stands in it.
const doc = readFileSync('docs/qa.md', 'utf8');

/** The recipes of the shell blocks, as the function `mock` of the page would send them. */
const recipes = [...doc.matchAll(/^(?:mock (GET|POST|DELETE) (\S+)|fault(?= '))(?: '([^'\n]+)')?/gm)].map(([, method = 'POST', path = 'faults', body]) => ({
  method,
  path: path.replaceAll("'", ''),
  body,
}));

it('each recipe is taken by the mock backend', async () => {
  const probe = createProbe();
  expect(recipes.length).toBeGreaterThan(25);
  for (const { method, path, body } of recipes) {
    const answer = await probe.control(method, path, body === undefined ? undefined : JSON.parse(body));
    expect(answer.status, `${method} ${path} ${body}: ${JSON.stringify(answer.body)}`).toBe(200);
  }
});

it('each persona, state of an appointment and field of a fault is there', () => {
  const fields = Object.keys(FaultSchema.def.shape);
  expect([...PERSONA_NAMES, ...ORDER_STATE_NAMES, ...fields].filter((name) => !new RegExp(`\`"?${name}[\`":]`).test(doc))).toEqual([]);
});

it('each control call is there, and no other', () => {
  const shown = [...doc.matchAll(/`(GET|POST|DELETE) ([a-z][\w/{}-]*)/g)].map(([, method, path = '']) => `${method} ${path.replace(/\{\w+\}/, '{id}')}`);
  const known = Object.keys(CONTROLS);
  const calls = new Set(Object.values(contract).map(({ method, path }) => `${method} ${path.slice(1)}`));
  expect(shown.filter((call) => !known.includes(call) && !calls.has(call))).toEqual([]);
  // what only programs ask
  expect(known.filter((call) => !shown.includes(call) && call !== 'GET health')).toEqual([]);
});
