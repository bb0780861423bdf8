import type { NextRequest } from 'next/server';
import { health } from '@/lib/server/health';
import { knowsSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

/**
 * Whether this process wants requests: 503 while it stops. A backend or a Redis that is away makes it `degraded` and no
 * less ready: pages are shown from the cache, and another instance would have no more. Everybody is told the status, and
 * the details whoever knows REVALIDATE_SECRET.
 */
export function GET({ headers }: NextRequest) {
  const state = health();
  return Response.json(knowsSecret(headers) ? state : { status: state.status }, {
    status: state.status === 'stopping' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}
