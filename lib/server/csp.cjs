'use strict';
const { createHash } = require('node:crypto');

/**
 * Content-Security-Policy of pages that come from the cache. A nonce would make every page a render of its own, so the
 * inline scripts are hashed once, when the page is stored (see page-cache.cjs).
 */
const INLINE_SCRIPT = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks such as JSON-LD are never run and need no hash. */
const DATA_TYPE = /\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript|importmap|speculationrules)[^\s"'>]/i;

/** The policy around a list of script sources. */
function policy(scriptSources) {
  const isEmbedded = process.env.CROSS_ORIGIN_EMBED === 'true';
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of one page: its own inline scripts, by hash, and files of this shop. */
function policyOfPage(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.matchAll(INLINE_SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`);
  }
  return policy([...hashes]);
}

module.exports = { policy, policyOfPage };
