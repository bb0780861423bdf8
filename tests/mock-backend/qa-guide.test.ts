import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import { CONTROLS } from './control.ts';
import { FaultSchema } from './faults.ts';
import { ORDER_STATE_NAMES } from './order-states/order-states.ts';
import { PERSONA_NAMES } from './personas.ts';
import { createProbe } from './probe.ts';

const guide = readFileSync('docs/qa.md', 'utf8');

/** The recipes of the shell blocks, as the guide's functions `mock` and `fault` send them. */
const recipes = [...guide.matchAll(/^(?:mock (GET|POST|DELETE) (\S+)|fault(?= '))(?: '([^'\n]+)')?/gm)].map(
  ([, method = 'POST', path = 'faults', body]) => ({
    method,
    path: path.replaceAll("'", ''),
    body,
  }),
);

describe('docs/qa.md', () => {
  it('has recipes that work', async () => {
    const probe = createProbe();
    expect(recipes.length).toBeGreaterThan(25);
    for (const { method, path, body } of recipes) {
      const response = await probe.control(method, path, body === undefined ? undefined : JSON.parse(body));
      expect(response.status, `${method} ${path} ${body}: ${JSON.stringify(response.body)}`).toBe(200);
    }
  });

  it('names every persona, order state and field of a fault', () => {
    const names = [...PERSONA_NAMES, ...ORDER_STATE_NAMES, ...Object.keys(FaultSchema.def.shape)];
    expect(names.filter((name) => !new RegExp(`\`"?${name}[\`":]`).test(guide))).toEqual([]);
  });

  it('names every control call, and no other', () => {
    const shown = [...guide.matchAll(/`(GET|POST|DELETE) ([a-z][\w/{}-]*)/g)].map(
      ([, method, path = '']) => `${method} ${path.replace(/\{\w+\}/, '{id}')}`,
    );
    const known = Object.keys(CONTROLS);
    const calls = new Set(Object.values(contract).map(({ method, path }) => `${method} ${path.slice(1)}`));
    expect(shown.filter((call) => !known.includes(call) && !calls.has(call))).toEqual([]);
    expect(known.filter((call) => !shown.includes(call) && call !== 'GET health')).toEqual([]);
  });
});
