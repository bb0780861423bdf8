import { Converter } from 'opencc-js';

/** OpenCC's tables of characters and phrases; `t` is its standard Traditional writing. */
const toTraditional = Converter({ from: 'cn', to: 't' });
const toHongKong = Converter({ from: 't', to: 'hk' });
const toSimplified = Converter({ from: 't', to: 'cn' });

/**
 * Right on every page of a language (glossary): the literal text with one simplified character, the languages' names.
 */
const LITERAL = { zh: /電郵格式不正确|简体中文/g, cn: /繁體中文/g };

/**
 * Hong Kong writes these where the tables have an older form (牀, 巖, 釐, 迴, 黴), in words where they have 瞭 (了解,
 * 一目了然), and in the names of places where they have 湧 (東涌): glossary.
 */
const ALSO_HONG_KONG = new Set('床岩厘回霉了涌');

/**
 * The characters of a text that belong to the other script, in their order. Judged within their phrases: 后 is right in
 * 皇后 and wrong in 以后. What Hong Kong writes otherwise than the standard (台, 溫, 戶) is no simplified character.
 */
export function foreignCharacters(text: string, locale: 'zh' | 'cn'): string[] {
  // the gap stays as long as the words were, so that places agree and nothing around it becomes one phrase
  const judged = text.replace(LITERAL[locale], (words) => ' '.repeat(words.length));
  const converted = [...(locale === 'zh' ? toTraditional : toSimplified)(judged)];
  return [...judged].filter((character, index) => {
    const other = converted[index] ?? character;
    if (other === character) return false;
    return locale === 'cn' || (toHongKong(other) !== character && !ALSO_HONG_KONG.has(character));
  });
}
