import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Lets plain Node run the shop's schemas: `@/…` is the project's root, and endings are left out there as the bundler allows.
const root = pathToFileURL(`${fileURLToPath(new URL('../../', import.meta.url))}`).href;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = specifier.startsWith('@/') || (specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/'));
    if (!isOurs) return nextResolve(specifier, context);
    const base = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const ending = ENDINGS.find((candidate) => /\.\w+$/.test(base.pathname + candidate) && existsSync(fileURLToPath(base.href + candidate)));
    return nextResolve(ending === undefined ? specifier : base.href + ending, context);
  },
});
