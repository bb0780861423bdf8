import { type Locale, LOCALES, LOCALE_TABLE } from '../i18n/locales.ts';

/**
 * The request could not be read, so that nobody knows its language. Checked against the message files by
 * `tests/error/error-html.test.ts`.
 */
export const TOO_LARGE_MESSAGES: Record<Locale, Record<'cookiesTitle' | 'cookiesText', string>> = {
  en: {
    cookiesTitle: 'Your browser sends too much data',
    cookiesText: 'Delete the cookies of this website in your browser’s settings, then try again.',
  },
  zh: { cookiesTitle: '瀏覽器傳送的資料過多', cookiesText: '請在瀏覽器設定中刪除本網站的 Cookie，然後再試一次。' },
  cn: { cookiesTitle: '浏览器发送的数据过多', cookiesText: '请在浏览器设置中删除本网站的 Cookie，然后重试。' },
};

/**
 * The page for a request whose headers are too large, as cookies make them: short, in all languages, and without
 * anything to load.
 */
export function headersTooLargePage(): string {
  const parts = LOCALES.map((locale) => {
    const { cookiesTitle, cookiesText } = TOO_LARGE_MESSAGES[locale];
    return `<section lang="${LOCALE_TABLE[locale].tag}"><h1>${cookiesTitle}</h1><p>${cookiesText}</p></section>`;
  });
  return `<!DOCTYPE html><html lang="${LOCALE_TABLE.en.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${TOO_LARGE_MESSAGES.en.cookiesTitle}</title></head><body>${parts.join('')}</body></html>`;
}
