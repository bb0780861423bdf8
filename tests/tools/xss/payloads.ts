import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.ts';

/**
 * Every kind of hostile text, by what it is about. `__xss()` is the alarm (canary.ts). Read, not imported: bundlers
 * refuse lone surrogates.
 */
const texts = JSON.parse(readFileSync(join(ROOT, 'tests/tools/xss/payloads.json'), 'utf8')) as Record<string, string[]>;

export const ALL_PAYLOADS = Object.entries(texts).flatMap(([kind, payloads]) =>
  // a word of this length keeps the browser busy for seconds on each page
  payloads.map((payload) => ({ kind, payload: payload.replace('{3000 letters}', 'A'.repeat(3000)) })),
);
/** Addresses that run, lead out of the shop, or fetch something from elsewhere. */
export const ADDRESSES: string[] = texts.addresses ?? [];

const NAMES =
  'body cookie getElementById attributes nodeName __next_f __NEXT_DATA__ document location currentScript forms parentNode defaultView __proto__ constructor xss-form xss-pop';
/** The ids and names that payloads try to take. */
export const TAKEN_NAMES = NAMES.split(' ');
