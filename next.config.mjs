import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import optimiser from './components/ui/picture-widths.json' with { type: 'json' };
import { rewrites } from './lib/rewrites.ts';
import { CACHES } from './lib/server/caches.ts';

/** @param {string} phase what Next loads this file for */
const withNextIntl = (phase) =>
  createNextIntlPlugin({
    requestConfig: './lib/i18n/server.tsx',
    experimental: {
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
      // the messages' arguments as types (lib/i18n/app-config.d.ts); a production server has neither the file nor the
      // right to write
      createMessagesDeclaration: phase === PHASE_PRODUCTION_SERVER ? undefined : './messages/en.json',
    },
  });

// Read again when the server starts: one build runs anywhere.
const imageOrigins = (process.env.IMAGE_ORIGINS ?? '')
  .split(',')
  .filter((origin) => URL.canParse(origin.trim()))
  .map((origin) => new URL(origin.trim()));
/** @param {URL} origin */
const isLoopback = ({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit that is built, so that two builds of one are equal. An image has no repository and is told (`COMMIT`).
 * Null, for an id of its own, where something is not committed or the folder is not the repository's own.
 */
function commit() {
  const { COMMIT } = process.env;
  if (COMMIT && !/^[\w-]+$/.test(COMMIT)) throw new Error(`COMMIT is no commit's id: ${COMMIT}`);
  if (COMMIT) return COMMIT;
  try {
    const isWhole = git('rev-parse', '--show-toplevel') === process.cwd() && git('status', '--porcelain') === '';
    return isWhole ? git('rev-parse', 'HEAD') : null;
  } catch {
    // no repository, or no git
    return null;
  }
}

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  generateBuildId: commit,
  poweredByHeader: false,
  reactStrictMode: true,
  // offers a counter for each kind of database: the bundler would look for all of their drivers
  serverExternalPackages: ['rate-limiter-flexible', 'redis'],
  // pages and data, with each page's policy (docs/adr/0002)
  cacheHandler: fileURLToPath(new URL('./lib/server/cache/stored-pages.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // metadata is in the head for everybody: with a list of crawlers, the first visitor's User-Agent would change the
  // page that is stored for all
  htmlLimitedBots: /.*/,
  // lib/server/http compresses
  compress: false,
  images: {
    // without AVIF: files a third smaller would cost four times the time and twice the memory (docs/deployment.md)
    formats: ['image/webp'],
    // shared with components/ui/picture, which asks for these alone
    ...optimiser,
    minimumCacheTTL: CACHES.pictures.seconds,
    remotePatterns: imageOrigins.map((origin) => ({
      protocol: origin.protocol === 'http:' ? 'http' : 'https',
      hostname: origin.hostname,
      port: origin.port,
      pathname: '/**',
    })),
    // a redirect could lead anywhere, past these patterns
    maximumRedirects: 0,
    maximumResponseBody: 20_000_000,
    // lib/server/http/convert-in-turn.ts and compose.yaml's tmpfs go by it
    maximumDiskCacheSize: 100_000_000,
    // none of the shop's own addresses: the optimiser would ask any of them
    localPatterns: [],
    // pictures of the demo come from the mock backend on this machine
    dangerouslyAllowLocalIP: imageOrigins.some(isLoopback),
  },
  // A page stays in the cache for a month as a fallback while the backend is down; pages say themselves when to be
  // renewed.
  expireTime: CACHES.pages.fallbackSeconds,
  experimental: {
    // a photo of 50 megapixels takes 150 MB; a larger one, which can be a few kB of file, comes as it is
    imgOptMaxInputPixels: 50_000_000,
  },
  rewrites: async () => ({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }),
};

/** @param {string} phase */
export default (phase) => withNextIntl(phase)(config);
