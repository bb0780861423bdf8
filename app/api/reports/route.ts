import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { ownOrigins } from '@/lib/server/bff/accept-call';
import { countBrowserReport } from '@/lib/server/bff/rate-limits';
import { takeBeacon } from '@/lib/server/bff/take-beacon';
import { readReports } from '@/lib/server/browser-reports';
import { log } from '@/lib/server/log';

export const dynamic = 'force-dynamic';

/**
 * Logs what browsers report about the shop's pages: breaches of the policy, script errors, deprecated features,
 * crashes.
 */
export async function POST(request: NextRequest) {
  if (!env().BROWSER_REPORTS) return Response.json({ message: 'BROWSER_REPORTS is off' }, { status: 404 });
  return takeBeacon(request, countBrowserReport, async () => {
    for (const report of await readReports(request, ownOrigins(request))) log.warn(report, 'browser report');
  });
}
