// @ts-check
import { existsSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Lets plain Node load the shop's modules: `@/…` is the project's root, and imports there have no file endings. An
// `imports` map in package.json cannot do it: its keys must start with `#`, and it adds no endings.
const root = new URL('../../', import.meta.url);
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

// saves a third of the start
enableCompileCache();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAlias = specifier.startsWith('@/');
    const isRelative = specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/');
    if (!isAlias && !isRelative) return nextResolve(specifier, context);
    const base = isAlias ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const ending = ENDINGS.find(
      (candidate) => /\.\w+$/.test(base.pathname + candidate) && existsSync(fileURLToPath(base.href + candidate)),
    );
    return nextResolve(ending === undefined ? specifier : base.href + ending, context);
  },
});
