import createMiddleware from 'next-intl/middleware';
import { NextRequest, NextResponse } from 'next/server';
import { accountLink } from '@/lib/account/tabs';
import { env, isProduction } from '@/lib/env';
import { searchesPage, unknownMiddlewarePage } from '@/lib/error/standalone-pages';
import { DEFAULT_LOCALE, type Locale, LOCALE_COOKIE, LOCALES, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { isFromInside, localeOfVisit } from '@/lib/i18n/resolve';
import { isKnownFile, isPerRequest, routeOf } from '@/lib/routes';
import { counterOf, rulesOf } from '@/lib/server/attempts';
import { csp, cspHash } from '@/lib/server/csp';
import { HEAD_SCRIPT } from '@/lib/server/head-script';
import { CLIENT_IP_HEADER } from '@/lib/server/client-address';
import { REQUESTED_QUERY, renderedPath } from '@/lib/render-url';
import { log } from '@/lib/server/log';
import { REDUCED_HEADER, reducedMark } from '@/lib/server/reduced-url';
import { loginTypeOf, TYPE_COOKIE } from '@/lib/api/session-cookies';
import { runGuard, UnknownMiddlewareError } from '@/lib/session/guards';

/** next-intl's routing: its own cookie would make pages uncacheable. */
const routeByLocale = createMiddleware({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: false,
  alternateLinks: false,
});
/**
 * Each search is rendered for itself. Only a submitted search counts: suggestions and prefetches do not request the
 * page.
 */
const countSearch = counterOf(rulesOf('search'));

/** In the links of mails, to verify an address or to set a password. */
const CODE_PARAMETER = 'verification_code';

/**
 * Where password managers look for the page on which a password is changed
 * (https://w3c.github.io/webappsec-change-password-url).
 */
const CHANGE_PASSWORD = '/.well-known/change-password';

// The decision is in the code, by the table of routes. Most requests for stored pages are answered from memory before.
export const config = { runtime: 'nodejs', matcher: '/((?!_next/|api/).*)' };

/**
 * What depends on the visit: the language of `/`, guards, searches; and the 404 for what is no route. Cached pages
 * pass.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (isProduction() && request.headers.get(REDUCED_HEADER) !== reducedMark()) return notStartedRight();
  if (pathname === '/') return home(request);
  if (pathname === CHANGE_PASSWORD)
    return varying(redirectTo(request, localizedPath(accountLink('password').path, localeOfRequest(request))));
  if (isKnownFile(pathname)) return NextResponse.next();

  const route = routeOf(pathname);
  const { locale, path } = splitLocale(pathname);
  if (!route) return notFound(request, locale);
  if (route.query?.perRequest?.includes(CODE_PARAMETER) && isAhead(request)) return ahead(request);
  if (route.guard) return privately(refusedBy(route.guard, request, { locale, path }) ?? localized(request));
  if (route.isDynamic) return withNonce(request);
  return isPerRequest(route, searchParams) ? search(request, locale) : localized(request);
}

/** Any page would be stored with its first visitor's query. */
function notStartedRight(): NextResponse {
  log.error({}, 'the build was started without server.ts, and shows no page: start it with `node server.ts`');
  return new NextResponse(null, { status: 500, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * next-intl's response: the folder of the path's language, or a redirect to the path as it should be; where the query
 * has cached variants, the folder of the variant or of searches. It takes a language that the path does not name from
 * Accept-Language, where it finds the one chosen by the specification's order: by itself it asks the visitor at every
 * path.
 */
function localized(request: NextRequest, chosen: Locale = DEFAULT_LOCALE): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', chosen);
  // it decodes a path and does not encode it again: an encoded percent sign would become one that nobody can decode
  const url = request.nextUrl.clone();
  url.pathname = url.pathname.replaceAll('%25', '%2525');
  const response = routeByLocale(new NextRequest(url, { headers }));
  const location = response.headers.get('location');
  if (location) return redirectTo(request, new URL(location, request.url).pathname + askedQuery(request));
  const rendered = renderedPath(request.nextUrl);
  return rendered ? NextResponse.rewrite(new URL(rendered, request.url), { request }) : response;
}

/**
 * What comes before a person: a mail scanner that looks whether a link leads anywhere, a browser that fetches a page
 * ahead.
 */
const isAhead = ({ method, headers }: NextRequest): boolean =>
  method === 'HEAD' || /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

/**
 * The page would have the backend use its code up. HEAD learns that the page is there; a browser that is refused what
 * it fetches ahead asks again with the person.
 */
const ahead = ({ method }: NextRequest): NextResponse =>
  new NextResponse(null, { status: method === 'HEAD' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });

/** The response of a guard that does not let the visit go on: another page, or a 500 where the guard is unknown. */
function refusedBy(
  guard: string,
  request: NextRequest,
  { locale, path }: { locale: Locale; path: string },
): NextResponse | undefined {
  try {
    const instead = runGuard(guard, {
      loginType: loginTypeOf(request.cookies.get(TYPE_COOKIE)?.value),
      from: path + askedQuery(request),
    });
    return instead ? redirectTo(request, localizedPath(instead, locale)) : undefined;
  } catch (error) {
    if (!(error instanceof UnknownMiddlewareError)) throw error;
    log.error({ path }, error.message);
    return errorDocument(unknownMiddlewarePage(locale, error.guard), 500);
  }
}

/** The query as the visitor sent it. In production the URL holds only what the page reads (lib/render-url.ts). */
const askedQuery = ({ headers, nextUrl }: NextRequest): string => headers.get(REQUESTED_QUERY) ?? nextUrl.search;

async function search(request: NextRequest, locale: Locale): Promise<NextResponse> {
  const refusal = await countSearch(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown');
  if (!refusal) return withNonce(request);
  const { waitS, limit, key } = refusal;
  log.info({ limit, key }, 'too many searches');
  // in answer to a client-side navigation a document makes the browser load the page
  return privately(errorDocument(searchesPage(locale), 429, { 'Retry-After': String(waitS) }));
}

function errorDocument(html: string, status: number, headers: Record<string, string> = {}): NextResponse {
  return new NextResponse(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': csp([]) },
  });
}

/**
 * Next reads the nonce from the request's policy and puts it on its own scripts; the shop's inline script is allowed by
 * its hash.
 */
function withNonce(request: NextRequest): NextResponse {
  // development evaluates scripts in ways that no policy could allow
  if (!isProduction()) return privately(localized(request));
  const nonced = csp([`'nonce-${crypto.randomUUID().replaceAll('-', '')}'`, cspHash(HEAD_SCRIPT)]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', nonced);
  const response = localized(new NextRequest(request, { headers }));
  response.headers.set('Content-Security-Policy', nonced);
  return privately(response);
}

/**
 * Only `/` chooses a language, and only for visits from outside: a link inside the site means the English home page.
 */
function home(request: NextRequest): NextResponse {
  if (isFromInside(request.headers)) return localized(request);
  const locale = localeOfRequest(request);
  const { ROOT_REDIRECT } = env();
  if (ROOT_REDIRECT && ROOT_REDIRECT !== '/')
    return varying(redirectTo(request, localizedPath(ROOT_REDIRECT, locale) + askedQuery(request)));
  return locale === DEFAULT_LOCALE ? localized(request) : varying(localized(request, locale));
}

const localeOfRequest = ({ headers, cookies }: NextRequest): Locale =>
  localeOfVisit(headers.get('accept-language'), cookies.get(LOCALE_COOKIE)?.value);

function notFound(request: NextRequest, locale: string): NextResponse {
  const url = new URL(`/${locale}/not-found`, request.url);
  return NextResponse.rewrite(url, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** A redirect inside the shop. Next sends the Location as a path, so that it holds behind any proxy. */
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
