import type { Text } from '@/lib/api/shapes';

/** What is drawn on the grounds, in this order and each 96 px high, in styles/finishes.svg; nothing on a plain colour. */
const PATTERNS = ['wood', 'stone', 'speckle', 'metal', 'weave', 'plain'] as const;
type Material = { colour: string; pattern: (typeof PATTERNS)[number] };
/** How the sample of a material or a colour looks: its `background`, without the picture. */
export type Finish = { backgroundColor: string; backgroundPositionY: number };

/** Materials by a word of their English name, the more particular first. */
const MATERIALS: Record<string, Material> = {
  walnut: { colour: '#7d5740', pattern: 'wood' },
  oak: { colour: '#c9a677', pattern: 'wood' },
  spc: { colour: '#b3a28c', pattern: 'wood' },
  marble: { colour: '#efece6', pattern: 'stone' },
  sintered: { colour: '#b9b3a9', pattern: 'stone' },
  terrazzo: { colour: '#e9e4da', pattern: 'speckle' },
  granite: { colour: '#5f5d5b', pattern: 'speckle' },
  quartz: { colour: '#e4e1db', pattern: 'speckle' },
  porcelain: { colour: '#d8d3ca', pattern: 'plain' },
  chrome: { colour: '#bfc3c6', pattern: 'metal' },
  brass: { colour: '#b8904c', pattern: 'metal' },
  linen: { colour: '#d9cdb8', pattern: 'weave' },
  boucle: { colour: '#ece6da', pattern: 'weave' },
};
const COLOURS: Record<string, string> = {
  beige: '#dccbb2',
  clay: '#b9785a',
  sage: '#a3ad94',
  green: '#33493f',
  blue: '#2f4358',
  grey: '#8f8d89',
  dark: '#3b3835',
  black: '#2a2928',
  white: '#f6f3ed',
};

/** The words of a name, "bouclé" as "boucle". */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);

/** How a material or a colour looks by its English name: "Walnut veneer"; undefined where it names none that is known. */
export function finishOf(name: string | null | undefined): Finish | undefined {
  const words = new Set(wordsOf(name ?? ''));
  const wordIn = (table: Record<string, unknown>) => Object.keys(table).find((word) => words.has(word)) ?? '';
  const material = MATERIALS[wordIn(MATERIALS)];
  const colour = COLOURS[wordIn(COLOURS)] ?? material?.colour;
  if (!colour) return undefined;
  return { backgroundColor: colour, backgroundPositionY: -96 * PATTERNS.indexOf(material?.pattern ?? 'plain') };
}

/** How each value of an option looks, in their order; none where only some say so: then it is about something else. */
export function finishesOf(values: readonly { slug: string; title: Text | null }[]): Finish[] {
  const finishes = values.map(({ slug, title }) => finishOf(title?.en || slug));
  const known = finishes.filter((finish) => finish !== undefined);
  return known.length === finishes.length ? known : [];
}
