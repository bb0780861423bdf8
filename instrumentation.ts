import type { Instrumentation } from 'next';

/** Runs once in the server's process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { protectBackendFetch } = await import('@/lib/server/resilience/backend-fetch');
  protectBackendFetch();
  if (process.env.METRICS_TOKEN) (await import('@/lib/server/instance-metrics')).measureInstance();
}

/** Logs a page, route or middleware that failed, with the reference that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path, method },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ log }, { requestContext }, { markLogged }] = await Promise.all([
    import('@/lib/server/log'),
    import('@/lib/server/request-context'),
    import('@/lib/server/console-log'),
  ]);
  markLogged(error);
  const { digest = '' } = error as { digest?: string };
  const context = requestContext();
  // Next reports each attempt to render the same error
  if (context && digest && context.loggedError === digest) return;
  if (context) context.loggedError = digest;
  // no query: it may hold what a visitor typed
  log.error({ error, method, path: path.split('?', 1)[0], route: routePath, kind: routeType }, 'request failed');
};
