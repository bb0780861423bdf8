import { type Backend, createBackend } from './backend.ts';
import type { Settings } from './settings.ts';

export type Scopes = ReturnType<typeof createScopes>;

/**
 * The mock and its scopes (docs/qa.md): a control call with an `X-Request-Id` makes a backend of its own, a copy of the
 * mock as it is then, which answers whatever comes with this id. All other requests are the mock's itself.
 */
export function createScopes(settings: Settings) {
  const common = createBackend(settings);
  const scopes = new Map<string, Backend>();
  return {
    common,
    backendOf({ url, headers }: Request): Backend {
      const { pathname, search } = new URL(url);
      // the shop resizes pictures without saying for whom
      if (pathname.startsWith('/uploads/'))
        return [...scopes.values()].find((scope) => scope.state().uploads.get(pathname + search)) ?? common;
      const name = headers.get('x-request-id') ?? '';
      const known = scopes.get(name);
      if (known || name === '' || !pathname.startsWith('/__mock__/')) return known ?? common;
      const scope = createBackend(settings, {
        memory: structuredClone(common.state().memory),
        callCounts: common.callCounts,
        endScope: () => void scopes.delete(name),
      });
      scopes.set(name, scope);
      return scope;
    },
  };
}
