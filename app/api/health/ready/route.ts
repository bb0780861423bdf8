import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/**
 * Whether this process wants requests: 503 while it stops. A backend or a Redis that is away makes it `degraded` and no
 * less ready: pages are shown from the cache, and another instance would have no more.
 */
export function GET() {
  const state = health();
  return Response.json(state, { status: state.status === 'stopping' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } });
}
