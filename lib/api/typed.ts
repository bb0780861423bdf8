/** Dashes and what keyboards, phone books and input methods put in their place. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u30FC]/gu;
/** Digits of other scripts, of which each has ten in a row. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const OPENING = /^[\s"'<([{«“‘「『《【]+/u;
const CLOSING = /(?<![\s.,;:!?"'>)\]}»”’」』》】\u3001\u3002])[\s.,;:!?"'>)\]}»”’」』》】\u3001\u3002]+$/u;
/** Emoji and other pictures, also those around a digit. */
const PICTURES = /[\p{So}\p{Emoji_Modifier}\u20E3]/gu;
/** A link that writes or calls, with its parameters. An extension is no parameter to leave out: it is refused. */
const LINK = /^(?:(?:mailto|tel|sms|callto):|(?:https?:\/\/)?wa\.me\/)(?!.*;ext=)([^;?]*)(?:[;?].*)?$/i;
/** What it is for, behind it: `(WhatsApp)`. */
const REMARK = / ?\([^\d()@]{1,30}\)$/u;
/** What a number or an address is called: `Tel:`, `編號：`. */
const LABEL = /^[^\d@:+#]{1,30}:\s*/u;

/**
 * Plain signs without what stood around them where they were copied: quotation marks and brackets, the link that they
 * were in, a word and a colon before them, the end of the sentence.
 */
export const withoutAround = (text: string): string =>
  text
    .replace(OPENING, '')
    .replace(LINK, (_link, to: string) => to.replaceAll(/%[2-7][0-9a-f]/gi, decodeURIComponent))
    .replace(LABEL, '')
    .replace(OPENING, '')
    .replace(REMARK, '')
    .replace(CLOSING, '');

/**
 * What is written in plain signs (numbers, emails, codes) as it was typed or pasted from anywhere: full-width signs and
 * digits of other scripts as plain ones, any dash as `-`, no emoji, nothing invisible.
 */
export const typedSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(PICTURES, '')
    .replace(OTHER_DIGITS, valueOf)
    .replace(DASHES, '-')
    .replace(/[^\S ]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();

function valueOf(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value);
}

/**
 * An email, also copied as a link, behind its owner's name, from a sentence, with spaces around the `@`, or with an
 * apostrophe as phones write it.
 */
export const typedEmail = (text: string): string =>
  withoutAround(typedSigns(text).replace(/^[^<]*<([^<>]+)>$/, '$1'))
    .replaceAll('\u3002', '.')
    .replaceAll('\u2019', "'")
    .replace(/ ?@ ?/, '@');

/** Six digits, and six with spaces or hyphens between them. */
const SIX_DIGITS = /(?<![0-9])[0-9]{6}(?![0-9])/g;
const SIX_DIGITS_APART = /(?<![0-9][ -]?)[0-9](?:[ -]?[0-9]){5}(?![ -]?[0-9])/g;

/**
 * The one-time code in the message that it was sent in: its one group of six digits. The text as it is where there is
 * none, or where there are several.
 */
export function typedCode(text: string): string {
  const plain = typedSigns(text);
  const found = plain.match(SIX_DIGITS) ?? plain.match(SIX_DIGITS_APART) ?? [];
  const [code, ...others] = new Set(found.map((one) => one.replaceAll(/[ -]/g, '')));
  return code !== undefined && others.length === 0 ? code : plain;
}

const ASCII_WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/gi;
const HAS_CHINESE = /\p{sc=Han}/u;

/**
 * A voucher's code as it was typed, or from the sentence that it was sent in: there it is the one word with letters and
 * digits, or the one among Chinese ones.
 */
export function typedVoucher(text: string): string {
  const plain = withoutAround(typedSigns(text));
  const words = plain.match(ASCII_WORDS) ?? [];
  const isSentence = HAS_CHINESE.test(plain) || words.some((word) => /^[a-z]{2,}$/i.test(word));
  const mixed = words.filter((word) => word.length >= 4 && /[0-9]/.test(word) && /[a-z]/i.test(word));
  const [code, ...others] = mixed.length > 0 || !HAS_CHINESE.test(plain) ? mixed : words;
  return isSentence && code !== undefined && others.length === 0 ? code : plain;
}
