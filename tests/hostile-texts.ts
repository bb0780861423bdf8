import { readFileSync } from 'node:fs';

/**
 * Every kind of hostile text, by what it is about. `__xss()` stands for any script. Read, not imported: bundlers refuse
 * lone surrogates.
 */
const texts = JSON.parse(readFileSync('tests/hostile-texts.json', 'utf8')) as Record<string, string[]>;

export const HOSTILE_TEXTS = Object.values(texts)
  .flat()
  .map((text) => text.replace('{3000 letters}', 'A'.repeat(3000)));
/** URLs that run, lead out of the shop, or fetch something from elsewhere. */
export const HOSTILE_URLS: string[] = texts.addresses ?? [];
