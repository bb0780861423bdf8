import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { openMetrics } from '@/lib/server/metrics';
import { isBearer, refuseWrongSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

/**
 * This instance's figures for Prometheus and its like, with `Authorization: Bearer METRICS_TOKEN`. Without that
 * variable nothing is measured, and this is a 404.
 */
export async function GET({ headers }: NextRequest) {
  const { METRICS_TOKEN } = env();
  if (!METRICS_TOKEN) return Response.json({ message: 'METRICS_TOKEN is not set' }, { status: 404 });
  const refusal = await refuseWrongSecret(headers, [METRICS_TOKEN]);
  if (refusal) return refusal;
  if (!isBearer(headers, [METRICS_TOKEN])) return Response.json({ message: 'Unauthorized' }, { status: 401 });
  return new Response(openMetrics(), {
    headers: {
      'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
