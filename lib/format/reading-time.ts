/** What people read in a minute: words of English, letters of Chinese. */
const WORDS = 220;
const LETTERS = 400;

/** How long a text takes to read, in whole minutes, at least 1. Marks of HTML do not count. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const letters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0;
  return Math.max(1, Math.round(letters / LETTERS + words / WORDS));
}
