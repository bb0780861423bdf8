/** Runs once when the server starts: a missing or wrong variable is named, and the shop does not start without it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkConfiguration, usePageCache } = await import('@/lib/server/start');
  checkConfiguration();
  // development evaluates scripts in ways that no policy could allow
  if (process.env.NODE_ENV !== 'production') return;
  usePageCache();
  const { openFront } = await import('@/lib/server/front');
  openFront();
}
