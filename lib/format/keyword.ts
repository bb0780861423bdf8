/** The longest keyword, in characters. */
export const MAX_KEYWORD = 80;

/** Cleans a keyword of control and bidirectional characters and cuts it; undefined where nothing is left. */
export function readKeyword(text: string | undefined): string | undefined {
  const plain = text?.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return (plain && [...plain].slice(0, MAX_KEYWORD).join('').trim()) || undefined;
}
