/** The studio's own area code: numbers of Hong Kong have eight digits. */
export const HONG_KONG = '+852';
const HONG_KONG_NUMBER = /^[0-9]{8}$/;
/** Area code and number together, after E.164. */
const MAX_DIGITS = 15;
/** The country codes of E.164: none is the beginning of another. */
const DIALLED = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9][0-9]{2})/;
/** What stands between digits when people write a number, in full-width characters too. */
const SEPARATORS = /[\s().\-\u2010-\u2015]/g;

export type PhoneParts = { area_code: string; phone: string };

/** `+852 2345 6789`: eight digits in two groups, as Hong Kong writes them; other lengths stay whole. */
export function formatPhone(areaCode: string, phone: string): string {
  const number = HONG_KONG_NUMBER.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
  return areaCode ? `${areaCode} ${number}` : number;
}

/** The country code that a number begins with, as in `+852 2345 6789`, and what follows it; undefined when it begins with none. */
export function splitDialled(typed: string): PhoneParts | undefined {
  const text = typed.normalize('NFKC').trim();
  const [code] = DIALLED.exec(text) ?? [];
  return code ? { area_code: code, phone: text.slice(code.length).trim() } : undefined;
}

/**
 * What is meant by a number as it was typed beside an area code: digits alone, without spaces, brackets and hyphens, and
 * without the area code where it stands in the number again (`+852 2345 6789`, `852 2345 6789`). What is no number is
 * given back as it is, for the rules to refuse.
 */
export function readPhone({ area_code, phone }: PhoneParts): PhoneParts {
  const said = splitDialled(phone) ?? { area_code, phone };
  const digits = said.phone.normalize('NFKC').replaceAll(SEPARATORS, '');
  const again = said.area_code === HONG_KONG && /^852[0-9]{8}$/.test(digits);
  return { area_code: said.area_code, phone: again ? digits.slice(3) : digits };
}

/** True for eight digits in Hong Kong; elsewhere for as many as a number may have with its area code. */
export function isPhoneNumber({ area_code, phone }: PhoneParts): boolean {
  if (area_code === HONG_KONG) return HONG_KONG_NUMBER.test(phone);
  return /^[0-9]+$/.test(phone) && area_code.length - 1 + phone.length <= MAX_DIGITS;
}
