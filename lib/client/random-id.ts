/** Not taken elsewhere. A page that came without TLS has no `randomUUID`. */
export const randomId = (): string =>
  globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
