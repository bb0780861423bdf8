import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: pathOf('./') },
      // modules that only Next's compiler resolves
      { find: 'server-only', replacement: pathOf('./node_modules/server-only/empty.js') },
      { find: 'next/root-params', replacement: pathOf('./tests/root-params.ts') },
    ],
  },
  test: {
    testTimeout: 30_000,
    // what the server has to say about a fault that a test makes is no news; tests of the log ask for it
    env: { LOG_LEVEL: 'silent' },
    server: { deps: { inline: ['next-intl'] } },
    // a browser's world takes longer to build than most rules to test: only components get one, and rules that ask for it
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      { extends: true, test: { name: 'components', environment: 'jsdom', include: ['tests/**/*.test.tsx'], setupFiles: ['tests/setup.ts'] } },
    ],
  },
});
