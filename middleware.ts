import createMiddleware from 'next-intl/middleware';
import { type NextRequest, NextResponse } from 'next/server';
import { PER_REQUEST_KEYS } from '@/lib/catalog/listing-rewrites';
import { env, isProduction } from '@/lib/env';
import { searchesPage, unknownMiddlewarePage } from '@/lib/error/standalone-pages';
import { type Locale, LOCALE_COOKIE, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { isKnownPath } from '@/lib/i18n/paths';
import { localeOfVisit } from '@/lib/i18n/resolve';
import { routing } from '@/lib/i18n/routing';
import { CLIENT_IP_HEADER, networkOf } from '@/lib/server/http/client-ip';
import { csp, cspHash } from '@/lib/server/csp';
import { log } from '@/lib/server/log';
import { countAttempt, type Limit } from '@/lib/server/rate-limit';
import { ASKED_QUERY } from '@/lib/server/http/render-url';
import { TYPE_COOKIE, loginTypeOf } from '@/lib/session/cookies';
import { MEMBER_SCRIPT } from '@/lib/session/member-script';
import { guardOf, runGuard, UnknownMiddlewareError } from '@/lib/session/guards';

const prefixes = createMiddleware(routing);
const LOGIN = '/authentication/login/email';
/** Pages that check the code in their address: rendered per request, so that their policy cannot be cached with them. */
const READS_CODE = ['/authentication/verify', '/authentication/reset-password'];
/** Each search is rendered anew. A search is a form that is sent: suggestions while typing and prefetches ask for no such page. */
const SEARCHES: Limit = { name: 'search', points: 120, seconds: 60 };

/**
 * Decides what depends on the visit: the language of `/`, the guards, and what is no route. Everything else is not
 * matched, so that cached pages are answered without a detour.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === '/') return home(request);

  const { locale, path, hasPrefix } = splitLocale(pathname);
  if (!isKnownPath(path)) return notFound(request, locale);
  // English has no prefix
  if (hasPrefix && locale === 'en') return redirectTo(request, path + askedQuery(request));

  const guard = guardOf(path);
  const refused = guard && refusedBy(guard, request, { locale, path });
  if (refused) return privately(refused);
  // the same page with a note above the form, in the HTML: put in by a script it would push the form down
  if (path === LOGIN && request.nextUrl.searchParams.get('ended') === '1')
    return privately(NextResponse.rewrite(new URL(`/${locale}/authentication/login/ended`, request.url)));
  if (isSearch(path, request.nextUrl.searchParams)) {
    const waitS = env().RATE_LIMITS ? await countAttempt(SEARCHES, networkOf(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown')) : undefined;
    return waitS === undefined ? withNonce(request) : tooManySearches(locale, waitS);
  }
  if (READS_CODE.includes(path)) return withNonce(request);
  return guard ? privately(NextResponse.next()) : NextResponse.next();
}

/** The answer of a guard that does not let the visit go on: another page, or a 500 where nobody knows the guard (specification 8). */
function refusedBy(guard: string, request: NextRequest, { locale, path }: { locale: Locale; path: string }): NextResponse | undefined {
  try {
    const instead = runGuard(guard, { loginType: loginTypeOf(request.cookies.get(TYPE_COOKIE)?.value), from: path + askedQuery(request) });
    return instead ? redirectTo(request, localizedPath(instead, locale)) : undefined;
  } catch (error) {
    if (!(error instanceof UnknownMiddlewareError)) throw error;
    log.error({ path }, error.message);
    return errorDocument(unknownMiddlewarePage(locale, error.guard), 500);
  }
}

/** The query as the visitor sent it. In production the address holds only what the page reads (lib/server/http/render-url.ts). */
const askedQuery = ({ headers, nextUrl }: NextRequest): string => headers.get(ASKED_QUERY) ?? nextUrl.search;

/** Lists that read their query, and so are rendered per request. */
function isSearch(path: string, query: URLSearchParams): boolean {
  if (path === '/posts') return query.has('keyword');
  return path === '/shop/main/product' && PER_REQUEST_KEYS.some((key) => query.has(key));
}

/** Where a client-side navigation is answered with a document, the browser loads the page as one. */
function tooManySearches(locale: Locale, waitS: number): NextResponse {
  return privately(errorDocument(searchesPage(locale), 429, { 'Retry-After': String(waitS) }));
}

function errorDocument(html: string, status: number, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp([]) } });
}

/** The framework reads the nonce from the request's policy and puts it on its own scripts; the shop's own has its hash. */
function withNonce(request: NextRequest): NextResponse {
  // development evaluates scripts in ways that no policy could allow
  if (!isProduction()) return privately(NextResponse.next());
  const nonced = csp([`'nonce-${crypto.randomUUID().replaceAll('-', '')}'`, cspHash(MEMBER_SCRIPT)]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', nonced);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', nonced);
  return privately(response);
}

/** `/` alone chooses a language: for visits from outside. Inside the site the English home page is what was asked for. */
function home(request: NextRequest): NextResponse {
  const isInside = isFromInside(request);
  const locale = isInside ? 'en' : localeOfVisit(request.headers.get('accept-language'), request.cookies.get(LOCALE_COOKIE)?.value);
  const { ROOT_REDIRECT } = env();
  const target = ROOT_REDIRECT && !isInside ? localizedPath(ROOT_REDIRECT, locale) : localizedPath('/', locale);
  if (target !== '/') return varying(redirectTo(request, target + askedQuery(request)));
  return varying(prefixes(request));
}

/** Whether a page of this shop asks. Browsers that do not say so themselves (no https) still name the page that they come from. */
function isFromInside({ headers }: NextRequest): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const referrer = headers.get('referer');
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).host === headers.get('host');
}

function notFound(request: NextRequest, locale: string): NextResponse {
  const url = new URL(`/${locale}/not-found`, request.url);
  return NextResponse.rewrite(url, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** A redirect on the shop's own address. The Location is a path, so that it holds behind any proxy. */
function redirectTo(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), 302);
}

function varying(response: NextResponse): NextResponse {
  response.headers.set('Vary', 'Accept-Language, Cookie, Sec-Fetch-Site');
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

function privately(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/en',
    '/en/:path*',
    '/(zh|cn)/(account|authentication)/:path*',
    '/(zh|cn)/account',
    '/account',
    '/(account|authentication)/:path+',
    // listings that are rendered per request (lib/catalog/listing-rewrites.ts)
    { source: '/:locale(zh|cn)?/shop/main/product', has: [{ type: 'query', key: 'keyword' }] },
    { source: '/:locale(zh|cn)?/shop/main/product', has: [{ type: 'query', key: 'min_price' }] },
    { source: '/:locale(zh|cn)?/shop/main/product', has: [{ type: 'query', key: 'max_price' }] },
    { source: '/:locale(zh|cn)?/shop/main/product', has: [{ type: 'query', key: 'offer' }] },
    // searches among the articles (lib/post/category-rewrites.ts)
    { source: '/:locale(zh|cn)?/posts', has: [{ type: 'query', key: 'keyword' }] },
    // every path that is no cacheable page, call or file: the routes of lib/i18n/paths.ts
    '/((?!_next/|api/|(?:sitemap\\.xml|sitemap/[a-z]+(?:-[0-9]{1,5})?\\.xml|robots\\.txt|sw\\.js|(?:zh/|cn/)?(?:manifest\\.webmanifest|feed\\.xml)|icon\\.svg|icons/[a-z0-9-]+\\.(?:png|svg)|favicon\\.ico|apple-icon\\.png|og\\.png|og/(?:en|zh|cn)/(?:service|category|post|topic|page)/[^/]{1,100}(?:/[0-9a-f]{10}\\.jpg)?)$|(?:zh/|cn/)?(?:about-us|contact-us|offline|terms-of-service/(?:disclaimer|payment-terms-and-special-fees|privacy-policy|refund-policy|terms-and-conditions)|shop/main/cart|shop/main/product(?:/[^/]{1,100}(?:/[^/]{1,300})?)?|shop/main/order(?:/[^/]{1,100})?|shop/project/order(?:/[^/]{1,100})?|result/(?:[^/]{1,100}/)?(?:success|failure|cancelled)|posts(?:/[^/]{1,100}(?:/[^/]{1,300})?)?)$|(?:zh|cn)$).+)',
  ],
};
