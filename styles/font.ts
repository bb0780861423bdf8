import localFont from 'next/font/local';

/**
 * The serif of the headings. Its className goes on `<html>`, where the tokens read `--font-serif-loaded`. The fallback
 * with adjusted metrics is in global.scss, made by hand for this face.
 */
const newsreader = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-serif-loaded',
  adjustFontFallback: false,
  preload: true,
});

export { newsreader as serif };
