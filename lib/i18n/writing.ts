import { type Locale, LOCALE_TABLE, type Script } from './locales.ts';

type Writing = {
  /** between the entries of a list */
  list: string;
  /** round a remark, which stands for `…` */
  brackets: string;
  /** between a name and its value */
  colon: string;
  /** between two sentences */
  sentence: string;
  /** at the end of a sentence */
  stop: string;
  /** from large to small: the district comes before the street */
  addressFromLarge: boolean;
  /** a span of days names their kind once: 星期一至五 */
  kindOfDayOnce: boolean;
  /** of headings, where no style sheet is at hand */
  headingFont: string;
};

const WRITING: Record<Script, Writing> = {
  Latin: {
    list: ', ',
    brackets: ' (…)',
    colon: ': ',
    sentence: ' ',
    stop: '.',
    addressFromLarge: false,
    kindOfDayOnce: false,
    headingFont: 'Georgia, serif',
  },
  Han: {
    list: '、',
    brackets: '（…）',
    colon: '：',
    sentence: '',
    stop: '。',
    addressFromLarge: true,
    kindOfDayOnce: true,
    headingFont: 'inherit',
  },
};

/** What differs between scripts where texts are put together: signs, order, fonts. */
export const writingOf = (locale: Locale): Writing => WRITING[LOCALE_TABLE[locale].script];

/** A text as a sentence: with a full stop, unless it has an end of its own. */
export const asSentence = (text: string, locale: Locale): string =>
  text && !/[.!?…。！？]$/.test(text) ? text + writingOf(locale).stop : text;
