/** The URLs of the pictures in sanitised HTML. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^<>]*?\bsrc="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
