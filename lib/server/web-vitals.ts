import 'server-only';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { placeOf } from '@/lib/routes';
import { HttpError } from '@/lib/server/bff/http-error';
import { parseJson, receive } from '@/lib/server/bff/read-body';

const MAX_BYTES = 32 * 1024;
const MAX_VIEWS = 20;

const rounded = (max: number, digits: number) =>
  z.optional(
    z.pipe(
      z.number().check(z.minimum(0), z.maximum(max)),
      z.transform((value) => Number(value.toFixed(digits))),
    ),
  );
const milliseconds = rounded(600_000, 0);

const PageViewSchema = z.strictObject({
  path: z.string().check(z.startsWith('/'), z.maxLength(2000)),
  device: z.enum(['phone', 'tablet', 'desktop']),
  navigation: z.enum([
    'navigate',
    'reload',
    'back-forward',
    'back-forward-cache',
    'prerender',
    'restore',
    'soft-navigation',
  ]),
  values: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    CLS: rounded(100, 4),
    FCP: milliseconds,
    TTFB: milliseconds,
  }),
});
const PageViewsSchema = z.array(PageViewSchema).check(z.maxLength(MAX_VIEWS));
/** What lib/client/web-vitals.ts sends of one page. */
export type PageView = z.input<typeof PageViewSchema>;

/**
 * Web vitals of some page views, as the log may keep them: by route, language and class of device, and nothing that
 * says whose they are.
 * @throws HttpError 408, 413, 415 or 422
 */
export async function readWebVitals(request: Request) {
  const body = parseJson(await text(receive(request, { type: 'application/json', maxBytes: MAX_BYTES })));
  const { success, data } = z.safeParse(PageViewsSchema, body);
  if (!success) throw new HttpError(422, 'Not web vitals');
  return data.map(({ path, device, navigation, values }) => ({ ...placeOf(path), device, navigation, ...values }));
}
