import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: pathOf('./') },
      // modules that only Next's compiler resolves
      { find: 'server-only', replacement: pathOf('./node_modules/next/dist/compiled/server-only/empty.js') },
      { find: 'next/root-params', replacement: pathOf('./tests/root-params.ts') },
    ],
  },
  test: {
    testTimeout: 60_000,
    // a loaded machine is no failure
    expect: { poll: { timeout: 20_000 } },
    // one more than processors: many tests wait for timers
    maxWorkers: availableParallelism() + 1,
    // faults that tests make are not logged; tests of the log ask for it
    env: { LOG_LEVEL: 'silent' },
    server: { deps: { inline: ['next-intl'] } },
    // jsdom takes longer to start than most tests without it take: only components get it, and files that ask for it
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});
