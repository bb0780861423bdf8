import { type Locale, LOCALES } from '../../lib/i18n/locales.ts';
import type { Screen } from '../visual/screen.ts';
import { picturesOf, SCREENS, type WIDTHS } from '../visual/screens.ts';

/** Screens whose words are kept as a screen reader says them, in each language (`heard/<screen>/<language>.txt`). */
export const HEARD = [
  ['home', 'listing', 'service', 'article', 'contact'],
  ['checkout-errors', 'login', 'register', 'order-lookup'],
  ['account-membership', 'order-offline', 'order-review-form', 'project'],
  ['cart-drawer', 'order-cancel-dialog'],
].flat();

type View = Pick<Visit, 'locale' | 'width'>;
type Visit = { screen: Screen; locale: Locale; width: keyof typeof WIDTHS; isHeard: boolean; isJudged: boolean };

export const isWhole = Boolean(process.env.ACCESSIBILITY_ALL);

/** The visits of a run: a screen that is heard is judged in one of its languages; with `--all` every screen is, in two languages and both widths. */
export const VISITS: Visit[] = SCREENS.flatMap((screen) => {
  const isHeard = HEARD.includes(screen.name);
  const judged = picturesOf(screen).slice(0, isWhole ? 2 : 1);
  const heard = isHeard ? LOCALES.map((locale) => ({ locale, width: screen.only ?? ('wide' as const) })) : [];
  const isSame = (one: View) => (other: View) => one.locale === other.locale && one.width === other.width;
  return [
    ...heard.map((visit) => ({ screen, ...visit, isHeard, isJudged: judged.some(isSame(visit)) })),
    ...(isWhole ? judged.filter((visit) => !heard.some(isSame(visit))) : []).map(({ locale, width }) => ({
      screen,
      locale,
      width,
      isHeard: false,
      isJudged: true,
    })),
  ];
});
