import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { countWebVitals } from '@/lib/server/bff/rate-limits';
import { takeBeacon } from '@/lib/server/bff/take-beacon';
import { log } from '@/lib/server/log';
import { withoutRequestContext } from '@/lib/server/request-context';
import { readWebVitals } from '@/lib/server/web-vitals';

export const dynamic = 'force-dynamic';

/** Logs the web vitals of page views (docs/deployment.md). */
export async function POST(request: NextRequest) {
  if (!env().WEB_VITALS) return Response.json({ message: 'WEB_VITALS is off' }, { status: 404 });
  return takeBeacon(request, countWebVitals, async () => {
    const views = await readWebVitals(request);
    // a proxy may know the request's id together with an address
    withoutRequestContext(() => views.forEach((view) => log.info(view, 'web vitals')));
  });
}
