import 'server-only';

/**
 * One thing for the whole process. The framework bundles pages, route handlers and the start each for itself, so that a
 * module's own variable exists up to three times; what they must share (a breaker, the request under way) is kept here.
 */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const kept = globalThis as unknown as Record<symbol, Thing | undefined>;
  return (kept[Symbol.for(`shop.${name}`)] ??= make());
}
