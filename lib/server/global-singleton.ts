/**
 * One instance for the whole process. Next bundles pages, route handlers and instrumentation separately, and
 * `server.ts` runs outside of its bundles, so that a module's own variable exists several times. What they share (the
 * circuit breaker, the request context, the log) lives on `globalThis`.
 */
export function globalSingleton<Instance>(name: string, create: () => Instance): Instance {
  const instances = globalThis as unknown as Record<symbol, Instance | undefined>;
  return (instances[Symbol.for(`shop.${name}`)] ??= create());
}
