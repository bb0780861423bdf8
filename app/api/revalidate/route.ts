import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { TAG_PATTERN } from '@/lib/api/tags';
import { env } from '@/lib/env';
import { CLIENT_IP_HEADER } from '@/lib/server/client-address';
import { log } from '@/lib/server/log';
import { networkOf } from '@/lib/server/networks';
import { knowsSecret, refuseWrongSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

const BodySchema = z.strictObject({
  tags: z.array(z.string().check(z.regex(TAG_PATTERN))).check(z.minLength(1), z.maxLength(100)),
});

/**
 * The backend's webhook: `POST {"tags": ["product:svc-1"]}` with `Authorization: Bearer REVALIDATE_SECRET`. Pages with
 * these tags are served stale once more and revalidated in the background, so that they survive a backend that is down.
 * Each call is one line of the log.
 */
export async function POST(request: NextRequest) {
  const { headers } = request;
  const secrets = env().REVALIDATE_SECRET;
  if (!secrets) return Response.json({ message: 'REVALIDATE_SECRET is not set' }, { status: 404 });
  const refusal = await refuseWrongSecret(headers, secrets);
  if (refusal) return refusal;
  if (!knowsSecret(headers)) {
    log.warn(
      { status: 401, key: networkOf(headers.get(CLIENT_IP_HEADER) ?? 'unknown') },
      'webhook: no or a wrong secret',
    );
    return Response.json({ message: 'Unauthorized' }, { status: 401 });
  }
  const body = z.safeParse(BodySchema, await request.json().catch(() => undefined));
  if (!body.success) {
    log.warn({ status: 422 }, 'webhook: not a list of 1 to 100 tags');
    return Response.json({ message: 'tags: a list of 1 to 100 tags' }, { status: 422 });
  }
  const { tags } = body.data;
  for (const tag of tags) revalidateTag(tag, 'max');
  log.info({ status: 200, tags: tags.length }, 'webhook: revalidated');
  return Response.json({ tags });
}
