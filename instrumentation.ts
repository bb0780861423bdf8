import type { Instrumentation } from 'next';

/** Runs once when the server starts: a missing or wrong variable is named, and the shop does not start without it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkConfiguration, guardCalls, traceRequests, usePageCache } = await import('@/lib/server/start');
  checkConfiguration();
  guardCalls();
  traceRequests();
  if (process.env.NODE_ENV !== 'production') {
    const { openTimings } = await import('@/lib/server/timings');
    openTimings();
    // development evaluates scripts in ways that no policy could allow
    return;
  }
  const { takeOverConsole } = await import('@/lib/server/console');
  takeOverConsole();
  usePageCache();
  const { openFront } = await import('@/lib/server/front');
  openFront();
  const { openDrain } = await import('@/lib/server/drain');
  openDrain();
}

/** A page, route or middleware that failed: one line, with the reference that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailedRequest } = await import('@/lib/server/console');
  logFailedRequest(error, request, context);
};
