import { type Locale, LOCALES } from '../../lib/i18n/locales.ts';
import { hashOf } from '../combinations.ts';
import type { Screen } from './screen.ts';
import { ACCOUNT_SCREENS } from './screens/account.ts';
import { FAILING_SCREENS } from './screens/failing.ts';
import { GUEST_SCREENS } from './screens/guest.ts';
import { OPENED_SCREENS } from './screens/opened.ts';
import { ORDER_SCREENS } from './screens/order.ts';
import { PUBLIC_SCREENS } from './screens/public.ts';

/** Every screen, and what opens over one. */
export const SCREENS: Screen[] = [
  ...PUBLIC_SCREENS,
  ...GUEST_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ORDER_SCREENS,
  ...OPENED_SCREENS,
  ...FAILING_SCREENS,
];

/** Widths that a screen is compared at, in pixels: a desktop window and a small phone. */
export const WIDTHS = { wide: 1430, small: 360 };
export const HEIGHTS = { wide: 900, small: 780 };
export type Picture = { locale: Locale; width: keyof typeof WIDTHS; file: string };

/** A screen's picture, in a language and a width that differ from screen to screen, unless it has one width only. */
export function pictureOf({ name, only }: Screen): Picture {
  const hash = hashOf(name);
  const isSmall = Math.floor(hash / LOCALES.length) % 2 === 1;
  const locale = LOCALES[(hash + Number(isSmall)) % LOCALES.length] ?? 'en';
  const width = only ?? (isSmall ? 'small' : 'wide');
  return { locale, width, file: `${locale}-${WIDTHS[width]}.png` };
}
