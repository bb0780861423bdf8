/** The studio's own area code. Numbers in Hong Kong have eight digits. */
const HONG_KONG = '+852';
const HONG_KONG_NUMBER = /^[0-9]{8}$/;
/** Area code and number together, by E.164. */
const MAX_DIGITS = 15;
/** The country codes of E.164: none is the beginning of another. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9][0-9]{2})/;
/** Characters that people write between digits. */
const SEPARATORS = /[\s().\-\u2010-\u2015]/g;

export type PhoneParts = { area_code: string; phone: string };

/** `+852 2345 6789`: eight digits in two groups, as Hong Kong writes them; other lengths stay whole. */
export function formatPhone(areaCode: string, phone: string): string {
  const number = HONG_KONG_NUMBER.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
  return areaCode ? `${areaCode} ${number}` : number;
}

/** Splits `+852 2345 6789` into country code and number; undefined when it begins with no country code. */
export function splitDialled(typed: string): PhoneParts | undefined {
  const text = typed.normalize('NFKC').trim();
  const [code] = COUNTRY_CODE.exec(text) ?? [];
  return code ? { area_code: code, phone: text.slice(code.length).trim() } : undefined;
}

/**
 * Normalises a number that was typed beside an area code: digits without separators, and without the area code if the
 * number repeats it (`+852 2345 6789`, `852 2345 6789`). Anything else passes unchanged, for validation to reject.
 */
export function readPhone(typed: PhoneParts): PhoneParts {
  const { area_code, phone } = splitDialled(typed.phone) ?? typed;
  const digits = phone.normalize('NFKC').replaceAll(SEPARATORS, '');
  const isRepeated = area_code === HONG_KONG && /^852[0-9]{8}$/.test(digits);
  return { area_code, phone: isRepeated ? digits.slice(3) : digits };
}

/** Eight digits in Hong Kong; elsewhere as many as E.164 allows with the area code. */
export function isPhoneNumber({ area_code, phone }: PhoneParts): boolean {
  if (area_code === HONG_KONG) return HONG_KONG_NUMBER.test(phone);
  return /^[0-9]+$/.test(phone) && area_code.length - 1 + phone.length <= MAX_DIGITS;
}
