import { devices } from '@playwright/test';
import { type Locale, LOCALES } from '../lib/i18n/locales.ts';

export type Width = 'desktop' | 'phone';
export type Combination = `${Locale}-${Width}`;

/** Languages × widths that the shop is tested in. */
export const COMBINATIONS: readonly Combination[] = LOCALES.flatMap(
  (locale) => [`${locale}-desktop`, `${locale}-phone`] as const,
);

export const DEVICES = {
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1430, height: 900 } },
  // one pixel per CSS pixel: more have to be painted, and show nothing that is tested
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 780 }, deviceScaleFactor: 1 },
};

/**
 * Windows of the wide screen by turns: the first as the design is drawn, then those of small laptops, of a zoomed page
 * and of a tablet on its side.
 */
const WINDOWS = [
  DEVICES.desktop.viewport,
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
  { width: 1440, height: 789 },
  { width: 1024, height: 600 },
] as const;
/** The lowest: what can be reached in it can be reached in any of them. */
export const SHORT_WINDOW = { width: 1024, height: 600 };

/** The window of a test that runs wide in this turn. */
export const windowOf = (turn: number): { width: number; height: number } =>
  WINDOWS[(turn - 1) % WINDOWS.length] ?? DEVICES.desktop.viewport;

/**
 * The language and width of a test in a turn; where it begins depends on its title, so that each turn has all six
 * combinations. Tagged `@each`, as language or width make it different, it runs in three turns, in each language, its
 * width changing from turn to turn. Tagged `@desktop` it is always wide; tagged `@once`, for what depends on neither,
 * it is wide and in English.
 */
export function combinationOf(title: string, tags: readonly string[], turn: number): Combination {
  if (tags.includes('@once')) return 'en-desktop';
  const hash = hashOf(title);
  const locale = LOCALES[(hash + turn) % LOCALES.length] ?? 'en';
  const isWide = tags.includes('@desktop') || (Math.floor(hash / LOCALES.length) + turn) % 2 === 0;
  return `${locale}-${isWide ? 'desktop' : 'phone'}`;
}

/** A number that depends on a text alone. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
