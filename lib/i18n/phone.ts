import { typedSigns, withoutAround } from '@/lib/api/typed';
import { unparted } from '@/lib/i18n/text';

/** The studio's own area code. */
const HONG_KONG = '+852';
/**
 * What a number looks like: of how many digits it is, at least and at most, without the zero that is dialled within the
 * country, and what it begins with.
 */
type NumberForm = { digits: readonly [least: number, most: number]; begins?: RegExp };

/**
 * Where customers of a Hong Kong studio call from, with the countries and regions by their ISO 3166-1 codes. Any other
 * area code is typed with the number.
 */
export const AREA_CODES: Readonly<Record<string, NumberForm & { countries: readonly string[] }>> = {
  [HONG_KONG]: { countries: ['HK'], digits: [8, 8] },
  '+853': { countries: ['MO'], digits: [8, 8] },
  '+86': { countries: ['CN'], digits: [11, 11], begins: /^1/ },
  '+886': { countries: ['TW'], digits: [8, 9] },
  '+65': { countries: ['SG'], digits: [8, 8] },
  '+60': { countries: ['MY'], digits: [8, 10] },
  '+81': { countries: ['JP'], digits: [9, 10] },
  '+82': { countries: ['KR'], digits: [8, 10] },
  '+44': { countries: ['GB'], digits: [9, 10] },
  '+1': { countries: ['US', 'CA'], digits: [10, 10], begins: /^[2-9]/ },
  '+61': { countries: ['AU'], digits: [9, 9] },
  '+33': { countries: ['FR'], digits: [9, 9] },
  '+49': { countries: ['DE'], digits: [6, 11] },
  '+91': { countries: ['IN'], digits: [10, 10] },
};
/** Area code and number together, by E.164. */
const MAX_DIGITS = 15;
/** The country codes of E.164: none is the beginning of another. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9][0-9]{2})/;
/** What comes before it: a plus sign, or 00 as dialled from a line that has none, or both. */
const INTERNATIONAL = /^[(\s]*(?:\++[(\s]*(?:00)?|00)[(\s]*/;
/** The zero that is left out behind a country code; in Italy it stays. */
const OPTIONAL_ZERO = /\(\s*0\s*\)/;
/** Characters that people write between digits. */
const SEPARATORS = /[\s()[\].·•\u2027\u2219\u22C5\u30FB-]/g;
/** Nothing longer is a number, however it is written. */
const MAX_TYPED = 60;

/**
 * The digits of the longest number with an area code that is not offered, ten where nothing is said: what is longer and
 * begins with the code repeats it.
 */
const LONGEST: readonly [length: number, codes: string][] = [
  [8, '45 47 53'],
  [9, '27 31 32 34 36 40 41 48 51 56 66 93 94 351 971 972'],
  [11, '39 54 55'],
  [12, '62 358'],
  [13, '43'],
];
const LONGEST_ELSEWHERE = 10;
const SHORTEST = 7;
/**
 * Where a 0 at the beginning is part of the number, or nothing is said about where. Anywhere else it is dialled within
 * the country alone.
 */
const KEEPS_ZERO = new Set(['', '852', '39', '225', '241', '242']);

export type PhoneParts = { area_code: string; phone: string };

/**
 * `+852 2345 6789`, `+86 138 0013 8000`: grouped as Hong Kong and the mainland write them; other lengths stay whole. On
 * one line.
 */
export function formatPhone(areaCode: string, phone: string): string {
  const [, ...groups] = (areaCode === '+86' ? /^(1..)(....)(....)$/ : /^(....)(....)$/).exec(phone) ?? [];
  const number = groups.length > 0 && /^[0-9]+$/.test(phone) ? groups.join(' ') : phone;
  return unparted(areaCode ? `${areaCode} ${number}` : number);
}

/**
 * Splits `+852 2345 6789` and `00852 2345 6789` into country code and number; undefined when it begins with no country
 * code.
 */
export function splitDialled(typed: string): PhoneParts | undefined {
  const text = withoutAround(typedSigns(typed)).replace(INTERNATIONAL, '+');
  const [begin = '', code] = COUNTRY_CODE.exec(text) ?? [];
  return code ? { area_code: `+${code}`, phone: text.slice(begin.length).replace(/^[\s)]+/, '') } : undefined;
}

/**
 * Normalises a number that was typed or pasted beside an area code: digits without separators and invisible characters,
 * without an area code that the number repeats (`+852 2345 6789`, `00852 …`, `852 …`), and without the zero that is
 * dialled within a country alone. Anything else passes unchanged, for validation to reject.
 */
export function readPhone(typed: PhoneParts): PhoneParts {
  if (typed.phone.length > MAX_TYPED) return typed;
  let { area_code, phone } = typed;
  for (let dialled = splitDialled(phone); dialled; dialled = splitDialled(phone)) ({ area_code, phone } = dialled);
  const written = typedSigns(phone);
  const number = withoutAround(area_code === '+39' ? written : written.replace(OPTIONAL_ZERO, ''));
  const digits = number.replaceAll(SEPARATORS, '');
  if (/^[0-9]+$/.test(digits)) return { area_code, phone: nationalNumber(area_code.replace('+', ''), digits) };
  return numberAmongWords(area_code, number) ?? { area_code, phone: digits };
}

/** Digits of a number, spaces, brackets and dots between them. */
const WRITTEN_NUMBER = /[+(]{0,2}[0-9][0-9\s().·•-]*/g;
/** An extension, or another number: which is meant is not for us to say. */
const MORE_NUMBERS = /[#/;]|ext|\bx|分機|分机|內線|内线/i;

/** The one number in a sentence: `Call me at 2345 6789 after work`. */
function numberAmongWords(area_code: string, text: string): PhoneParts | undefined {
  const [written, ...others] = text.match(WRITTEN_NUMBER) ?? [];
  const isAlone = written && others.length === 0 && !MORE_NUMBERS.test(text) && !/[0-9][a-z]|[a-z][0-9]/i.test(text);
  const found = isAlone ? readPhone({ area_code, phone: written }) : undefined;
  return found && isPhoneNumber(found) ? found : undefined;
}

function nationalNumber(code: string, digits: string): string {
  const number = KEEPS_ZERO.has(code) ? digits : digits.replace(/^0+/, '');
  const longest =
    formOf(`+${code}`)?.digits[1] ??
    LONGEST.find(([, codes]) => codes.split(' ').includes(code))?.[0] ??
    LONGEST_ELSEWHERE;
  const rest = number.slice(code.length);
  const isRepeated = code !== '' && number.length > longest && number.startsWith(code) && rest.length >= SHORTEST;
  return isRepeated ? nationalNumber(code, rest) : number;
}

const formOf = (areaCode: string): NumberForm | undefined =>
  Object.hasOwn(AREA_CODES, areaCode) ? AREA_CODES[areaCode] : undefined;

/** Digits as its area code has them; with one that is not offered as many as E.164 allows together with it. */
export function isPhoneNumber({ area_code, phone }: PhoneParts): boolean {
  if (!/^[0-9]+$/.test(phone)) return false;
  const {
    digits: [least, most],
    begins = /^/,
  } = formOf(area_code) ?? { digits: [1, MAX_DIGITS + 1 - area_code.length] };
  return phone.length >= least && phone.length <= most && begins.test(phone);
}

/**
 * The number to dial in a text that people wrote for people: the first one where there are several, without an
 * extension. Eight digits are a number in Hong Kong.
 * @returns `+85223456789`, or digits alone where the country is not told; undefined without a number
 */
export function dialledNumber(text: string): string | undefined {
  const [written] = typedSigns(text).match(WRITTEN_NUMBER) ?? [];
  if (!written) return undefined;
  const { area_code, phone } = readPhone({ area_code: HONG_KONG, phone: written });
  const isWhole = area_code !== HONG_KONG || isPhoneNumber({ area_code, phone });
  return isWhole ? `${area_code}${phone}` : written.replaceAll(/[^0-9]/g, '');
}
