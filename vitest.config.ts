import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: pathOf('./') },
      // tests run server code outside the framework, which alone knows this marker
      { find: 'server-only', replacement: pathOf('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    environment: 'jsdom',
    testTimeout: 30_000,
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    server: { deps: { inline: ['next-intl'] } },
  },
});
