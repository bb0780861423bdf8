import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { countWrongSecret } from '@/lib/server/bff/rate-limits';
import { TAG_PATTERN } from '@/lib/api/tags';
import { env } from '@/lib/env';
import { CLIENT_IP_HEADER } from '@/lib/server/http/client-address';
import { knowsSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

const BodySchema = z.strictObject({ tags: z.array(z.string().check(z.regex(TAG_PATTERN))).check(z.minLength(1), z.maxLength(100)) });

/**
 * The backend's webhook: `POST {"tags": ["product:svc-1"]}` with `Authorization: Bearer REVALIDATE_SECRET`. Pages with these
 * tags are served stale once more and revalidated in the background, so that they survive a backend that is down.
 */
export async function POST(request: NextRequest) {
  if (!env().REVALIDATE_SECRET) return Response.json({ message: 'REVALIDATE_SECRET is not set' }, { status: 404 });
  // the right secret is accepted however many wrong ones came from the same address
  if (!knowsSecret(request.headers)) {
    const waitS = await countWrongSecret(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown');
    if (waitS === undefined) return Response.json({ message: 'Unauthorized' }, { status: 401 });
    return Response.json({ message: 'Too many attempts' }, { status: 429, headers: { 'Retry-After': String(waitS), 'Cache-Control': 'no-store' } });
  }
  const body = z.safeParse(BodySchema, await request.json().catch(() => undefined));
  if (!body.success) return Response.json({ message: 'tags: a list of 1 to 100 tags' }, { status: 422 });
  for (const tag of body.data.tags) revalidateTag(tag, 'max');
  return Response.json({ tags: body.data.tags });
}
