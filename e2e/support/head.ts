/** What a page's HTML says of its URLs, as a search engine reads it. */
const text = (html: string | undefined) => html?.replaceAll('&amp;', '&');
const attributeOf = (tag: string, name: string) => text(new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]);

/** As browsers read it: the framework leaves the last slash off the home page's. */
const addressOf = (href: string | undefined) => href && new URL(href).href;

export const canonicalOf = (html: string): string | undefined =>
  addressOf(text(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]));

/** The URLs in other languages by their tag. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.match(/<link rel="alternate"[^>]*hreflang="[^>]*>/gi) ?? [];
  return Object.fromEntries(
    links.map((link) => [attributeOf(link, 'hreflang') ?? '', addressOf(attributeOf(link, 'href')) ?? '']),
  );
}
