import 'server-only';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { placeOf, routeOf } from '@/lib/routes';
import { HttpError } from '@/lib/server/bff/http-error';
import { receive } from '@/lib/server/bff/read-body';

const MAX_BYTES = 64 * 1024;
const MAX_REPORTS = 10;
const MAX_TEXT = 300;
const MAX_STACK = 1500;

/** The Reporting API's form, which the shop's own reporter (lib/error/browser-reports.ts) uses as well. */
const REPORTS = 'application/reports+json';
/** What browsers without the Reporting API send for a breach of the policy. */
const CSP_REPORT = 'application/csp-report';

const ReportsSchema = z.array(
  z.object({ type: z.string(), url: z.string(), body: z.optional(z.nullable(z.record(z.string(), z.unknown()))) }),
);
const CspReportSchema = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });
type Report = z.output<typeof ReportsSchema>[number];

/** What of a report is logged: it says what went wrong and where, and none of it is about the visitor. */
const TEXTS = [
  'id',
  'message',
  'reason',
  'effectiveDirective',
  'blockedURL',
  'disposition',
  'policyId',
  'sourceFile',
  'stack',
];
const NUMBERS = ['lineNumber', 'columnNumber'];
const EXTENSION = /(?:chrome|moz|safari|safari-web|ms-browser)-extension:/;
const URL_TEXT = /\b(?:https?|wss?|blob|data|file):[^\s"'<>()]*/gi;

export type LoggedReport = { type: string; route: string; language: string; browser: string } & Record<
  string,
  string | number
>;

/**
 * The reports that browsers send about this shop's pages, as the log may keep them. Left out are those of other sites'
 * pages and those that a browser's extension has caused.
 * @param origins this shop's
 * @throws HttpError 408, 413, 415 or 422
 */
export async function readReports(request: Request, origins: string[]): Promise<LoggedReport[]> {
  const isLegacy = request.headers.get('content-type')?.startsWith(CSP_REPORT) === true;
  const reports = parse(
    await text(receive(request, { type: isLegacy ? CSP_REPORT : REPORTS, maxBytes: MAX_BYTES })),
    isLegacy,
  );
  if (!reports) throw new HttpError(422, 'Not a report');
  const browser = browserOf(request.headers.get('user-agent') ?? '');
  return reports
    .filter(({ url, body }) => URL.canParse(url) && origins.includes(new URL(url).origin) && !isOfExtension(body))
    .slice(0, MAX_REPORTS)
    .map(({ type, url, body }) => ({
      type: type.slice(0, MAX_TEXT),
      ...placeOf(new URL(url).pathname),
      browser,
      ...fieldsOf(body ?? {}, origins),
    }));
}

const isOfExtension = (body: Report['body']): boolean =>
  Object.values(body ?? {}).some((value) => typeof value === 'string' && EXTENSION.test(value));

function parse(json: string, isLegacy: boolean): Report[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isLegacy ? [fromCspReport(CspReportSchema.parse(value)['csp-report'])] : ReportsSchema.parse(value);
  } catch {
    return undefined;
  }
}

function fromCspReport(report: Record<string, unknown>): Report {
  const camelCase = (key: string) =>
    key.replace(/-uri$/, 'URL').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const body = Object.fromEntries(Object.entries(report).map(([key, value]) => [camelCase(key), value]));
  return {
    type: 'csp-violation',
    url: String(body.documentURL),
    body: { ...body, effectiveDirective: body.effectiveDirective ?? body.violatedDirective },
  };
}

function fieldsOf(body: Record<string, unknown>, origins: string[]): Record<string, string | number> {
  const texts = TEXTS.flatMap((key) => {
    const value = body[key];
    return typeof value === 'string' && value
      ? [[key, withoutQueries(value, origins).slice(0, key === 'stack' ? MAX_STACK : MAX_TEXT)]]
      : [];
  });
  const numbers = NUMBERS.flatMap((key) => (typeof body[key] === 'number' ? [[key, body[key]]] : []));
  return Object.fromEntries([...texts, ...numbers]);
}

/**
 * URLs in a text, without query, fragment and password; a page of the shop by its route, for its path may name an
 * order.
 */
const withoutQueries = (value: string, origins: string[]): string =>
  value.replace(URL_TEXT, (url) => {
    if (!/^(?:http|ws)/i.test(url) || !URL.canParse(url)) return url.split(':', 1)[0] ?? '';
    const { origin, host, protocol, pathname } = new URL(url);
    if (!origins.includes(origin)) return `${protocol}//${host}${pathname}`;
    return routeOf(pathname)?.pattern ?? pathname;
  });

const BROWSERS = /(Edg|OPR|SamsungBrowser|CriOS|FxiOS|Firefox|Chrome|Version)\/(\d{1,4})/g;

/** Name and major version, as in `Chrome 142`. Safari calls its own `Version`. */
function browserOf(userAgent: string): string {
  const found = [...userAgent.slice(0, 500).matchAll(BROWSERS)].map(
    ([, name = '', version = '']) => `${name === 'Version' ? 'Safari' : name} ${version}`,
  );
  // Edge and others name Chrome before themselves, hence the last match; on iOS only one of the names appears
  return found.at(-1) ?? 'unknown';
}
