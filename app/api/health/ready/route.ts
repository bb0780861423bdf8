import type { NextRequest } from 'next/server';
import { health } from '@/lib/server/health';
import { knowsSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

/**
 * Readiness: 503 while the process stops. Without backend or Redis it is `degraded` but ready: pages are shown from the cache,
 * and no other instance has more. Everybody gets the status; the details need REVALIDATE_SECRET.
 */
export function GET({ headers }: NextRequest) {
  const state = health();
  return Response.json(knowsSecret(headers) ? state : { status: state.status }, {
    status: state.status === 'stopping' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}
