import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import optimiser from './components/ui/picture-widths.json' with { type: 'json' };
import { rewrites } from './lib/rewrites.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/server.tsx',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    // the types of messages and their arguments (lib/i18n/app-config.d.ts), written by every start and build
    createMessagesDeclaration: './messages/en.json',
  },
});

// Read when the server starts, not at the build: one build runs anywhere.
const imageOrigins = (process.env.IMAGE_ORIGINS ?? '')
  .split(',')
  .filter((origin) => URL.canParse(origin.trim()))
  .map((origin) => new URL(origin.trim()));
const isLoopback = ({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // rate-limiter-flexible supports many databases: the bundler would look for all of their drivers
  serverExternalPackages: ['rate-limiter-flexible', 'redis'],
  // pages and data, with each page's policy (docs/adr/0002)
  cacheHandler: fileURLToPath(new URL('./lib/server/cache/page-cache.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // lib/server/http compresses
  compress: false,
  images: {
    // no AVIF: a third smaller, but four times the time and twice the memory
    formats: ['image/webp'],
    // the widths that components/ui/picture requests
    ...optimiser,
    minimumCacheTTL: 60 * 60 * 24 * 30,
    remotePatterns: imageOrigins.map((origin) => ({
      protocol: origin.protocol.replace(':', ''),
      hostname: origin.hostname,
      port: origin.port,
      pathname: '/**',
      // no query: each would be another picture to convert and cache
      search: '',
    })),
    maximumResponseBody: 20_000_000,
    // lib/server/http/image-bulkhead.ts and the tmpfs of compose.yaml depend on it
    maximumDiskCacheSize: 100_000_000,
    // none: the optimiser would request any URL of the shop
    localPatterns: [],
    // the demo's pictures come from the mock backend on this machine
    dangerouslyAllowLocalIP: imageOrigins.some(isLoopback),
  },
  // Pages stay in the cache for a month as a fallback while the backend is down; each sets its own revalidation.
  expireTime: 60 * 60 * 24 * 30,
  experimental: {
    // 50 megapixels take 150 MB of memory; larger pictures (which may be small files) are served unconverted
    imgOptMaxInputPixels: 50_000_000,
  },
  rewrites: async () => ({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }),
};

export default withNextIntl(config);
