/** Runs once when the server starts: a missing or wrong variable is named, and the shop does not start without it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/server/start');
  startServer();
}
