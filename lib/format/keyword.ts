/** Letters of a keyword that are looked for; what is typed beyond them is left out. */
export const MAX_KEYWORD = 80;

/** A keyword as it came in an address; undefined where nothing is left of it. Signs that search nothing, upset logs or turn lines around are dropped. */
export function readKeyword(text: string | undefined): string | undefined {
  const plain = text?.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return (plain && [...plain].slice(0, MAX_KEYWORD).join('').trim()) || undefined;
}
