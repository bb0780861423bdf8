import { countryNames } from '@/lib/i18n/countries';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

/** ISO 3166-1 codes of the countries and regions that an account may name. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
const HOME = 'HK';

/**
 * Countries and regions to choose from, named and sorted in a language, Hong Kong first.
 * @param stored the account's own, which is offered even if it is no code of the list
 */
export function countryOptions(locale: Locale, stored?: string | null): { value: string; label: string }[] {
  const nameOf = countryNames(locale);
  const collator = new Intl.Collator(LOCALE_TABLE[locale].tag);
  const others = CODES.split(' ')
    .filter((code) => code !== HOME)
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
  const options = [{ value: HOME, label: nameOf(HOME) }, ...others];
  return stored && !options.some(({ value }) => value === stored)
    ? [{ value: stored, label: stored }, ...options]
    : options;
}
