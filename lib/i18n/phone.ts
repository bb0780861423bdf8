import { typedSigns, withoutAround } from '@/lib/api/typed';
import { unparted } from '@/lib/i18n/text';

/** The studio's own area code. Numbers in Hong Kong have eight digits. */
const HONG_KONG = '+852';
const HONG_KONG_NUMBER = /^[0-9]{8}$/;
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
 * The digits of the longest number with an area code, ten where nothing is said: what is longer and begins with the
 * code repeats it.
 */
const LONGEST: readonly [length: number, codes: string][] = [
  [8, '852 853 65 45 47 53'],
  [9, '886 27 31 32 33 34 36 40 41 48 51 56 61 66 93 94 351 971 972'],
  [11, '86 39 49 54 55'],
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
  return { area_code, phone: /^[0-9]+$/.test(digits) ? nationalNumber(area_code.replace('+', ''), digits) : digits };
}

function nationalNumber(code: string, digits: string): string {
  const number = KEEPS_ZERO.has(code) ? digits : digits.replace(/^0+/, '');
  const longest = LONGEST.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? LONGEST_ELSEWHERE;
  const rest = number.slice(code.length);
  const isRepeated = code !== '' && number.length > longest && number.startsWith(code) && rest.length >= SHORTEST;
  return isRepeated ? nationalNumber(code, rest) : number;
}

/** Eight digits in Hong Kong; elsewhere as many as E.164 allows with the area code. */
export function isPhoneNumber({ area_code, phone }: PhoneParts): boolean {
  if (area_code === HONG_KONG) return HONG_KONG_NUMBER.test(phone);
  return /^[0-9]+$/.test(phone) && area_code.length - 1 + phone.length <= MAX_DIGITS;
}

/** Digits of a number, spaces, brackets and dots between them. */
const WRITTEN_NUMBER = /[+(]{0,2}[0-9][0-9\s().·•-]*/;

/**
 * The number to dial in a text that people wrote for people: the first one where there are several, without an
 * extension. Eight digits are a number in Hong Kong.
 * @returns `+85223456789`, or digits alone where the country is not told; undefined without a number
 */
export function dialledNumber(text: string): string | undefined {
  const [written] = WRITTEN_NUMBER.exec(typedSigns(text)) ?? [];
  if (!written) return undefined;
  const read = readPhone({ area_code: HONG_KONG, phone: written });
  return isPhoneNumber(read) ? `${read.area_code}${read.phone}` : written.replaceAll(/[^0-9]/g, '');
}
