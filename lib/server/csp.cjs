'use strict';
const { createHash } = require('node:crypto');

/**
 * Content-Security-Policy of pages that come from the cache. A nonce would make every page a render of its own, so the
 * inline scripts are hashed once, when the page is stored (see page-cache.cjs).
 */
// a tag or script that is never closed matches to the end of the page: the time stays linear
const INLINE_SCRIPT = /<script(?=[\s>])([^>]*)(?:>([\s\S]*?)(?:<\/script>|$)|$)/gi;
/** Data blocks such as JSON-LD are never run and need no hash. */
const DATA_TYPE = /\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript|importmap|speculationrules)[^\s"'>]/i;

/** The policy around a list of script sources. Whatever it does not name is not loaded. */
function policy(scriptSources) {
  const isEmbedded = process.env.CROSS_ORIGIN_EMBED === 'true';
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    // sizes and colours of pictures stand in their tags; a style element is no more allowed than a script
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'",
    ...(/^https:/i.test(process.env.SITE_URL ?? '') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Of what is no page: answers of calls, files, redirects. Opened by themselves, they load and run nothing. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of scripts, which matters where one runs as a worker. */
const WORKER_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What allows an inline script. */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** The policy of one page: its own inline scripts, by hash, and files of this shop. */
function policyOfPage(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.matchAll(INLINE_SCRIPT)) {
    if (script === undefined || /\ssrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.add(hashOf(script));
  }
  return policy([...hashes]);
}

module.exports = { BARE_POLICY, WORKER_POLICY, hashOf, policy, policyOfPage };
