import localFont from 'next/font/local';

/**
 * The serif of the headings. Its className goes on `<html>`, where the tokens read `--font-serif-loaded`. The fallbacks
 * with adjusted metrics are in global.scss, made by hand for this face. The file is `@fontsource-variable/newsreader`'s with one weight, 350 (subset-font), and the Latin letters.
 *
 * It is not preloaded: that would take bandwidth from the first picture, and Chinese pages would load it for nothing.
 */
const newsreader = localFont({
  src: './newsreader-350.woff2',
  weight: '350',
  style: 'normal',
  display: 'swap',
  variable: '--font-serif-loaded',
  adjustFontFallback: false,
  preload: false,
});

export { newsreader as serif };
