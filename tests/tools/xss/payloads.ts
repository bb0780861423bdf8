import { ADDRESSES, LINKS } from './payloads/addresses.ts';
import { COMMENTS, DRAWINGS, MUTATIONS } from './payloads/namespaces.ts';
import { BREAKOUTS, HANDLERS, PAGES, SCRIPTS } from './payloads/tags.ts';
import { LETTERS, NAMES, POLYGLOTS, STYLES } from './payloads/words.ts';

/** Every kind of hostile text, by what it is about. */
export const PAYLOADS = {
  scripts: SCRIPTS,
  'event handlers': HANDLERS,
  'ways out of attributes and elements': BREAKOUTS,
  'frames, forms and whole pages': PAGES,
  'svg and math': DRAWINGS,
  'markup that changes when read again': MUTATIONS,
  'comments and declarations': COMMENTS,
  addresses: ADDRESSES,
  'addresses in links and pictures': LINKS,
  styles: STYLES,
  'templates and polyglots': POLYGLOTS,
  letters: LETTERS,
  'ids and names': NAMES,
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof PAYLOADS;
export const ALL_PAYLOADS: { kind: Kind; payload: string }[] = Object.entries(PAYLOADS).flatMap(([kind, payloads]) =>
  payloads.map((payload) => ({ kind: kind as Kind, payload })),
);
