import { type Locale, splitLocale, LOCALE_TABLE } from '@/lib/i18n/locales';
import words from '../data/payment-words.json' with { type: 'json' };

const STYLE = `
  :root { color-scheme: light; font-family: 'Helvetica Neue', Arial, 'Noto Sans TC', 'Noto Sans SC', sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f1ec; color: #232323; }
  main { box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); padding: 2.5rem 2rem; background: #fff; border-block-start: 4px solid #d6ab60; box-shadow: 0 12px 40px rgb(35 35 35 / 8%); }
  h1 { margin: 0 0 .25rem; font-size: 1.125rem; font-weight: 600; }
  p { margin: 0; color: #555; line-height: 1.5; }
  .amount { margin-block: 1.25rem; font-size: 2.25rem; color: #232323; font-variant-numeric: tabular-nums lining-nums; }
  form { display: grid; gap: .75rem; margin-block-start: 1.75rem; }
  button, a.button { min-block-size: 2.75rem; padding: .5rem 1rem; font: inherit; text-align: center; border: 1px solid #232323; background: #fff; color: #232323; cursor: pointer; text-decoration: none; display: grid; place-items: center; }
  button[value='pay'], button[value='save'] { background: #232323; color: #fff; }
  button:focus-visible, a:focus-visible { outline: 3px solid #d6ab60; outline-offset: 2px; }
  small { display: block; margin-block-start: 1.5rem; color: #6b6b6b; }
`;

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type PageParts = {
  title: string;
  lines: string[];
  amount?: string;
  buttons?: [value: string, label: string][];
  link?: { href: string; label: string };
};

/** The shopper's language, taken from the return URL. */
export const languageOfShop = (address: string): Locale => splitLocale(new URL(address).pathname).locale;

/** A plain page; all parts are text, not markup. */
export function htmlPage(
  locale: Locale,
  { title, lines, amount, buttons = [], link }: PageParts,
  status = 200,
): Response {
  const body = [
    `<h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(amount ? [`<p class="amount">${escaped(amount)}</p>`] : []),
    ...(buttons.length > 0
      ? [
          `<form method="post">${buttons.map(([value, label]) => `<button name="action" value="${value}">${escaped(label)}</button>`).join('')}</form>`,
        ]
      : []),
    ...(link ? [`<form><a class="button" href="${escaped(link.href)}">${escaped(link.label)}</a></form>`] : []),
  ].join('');
  const html = `<!doctype html><html lang="${LOCALE_TABLE[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}<small>${words.demo[locale]}</small></main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The return URL with added query parameters. */
export function backTo(address: string, added: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

export async function actionOf(request: Request): Promise<string> {
  return new URLSearchParams(await request.text()).get('action') ?? '';
}
