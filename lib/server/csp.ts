import { hash } from 'node:crypto';
import { HEAD_SCRIPT, PICTURE_SCRIPT } from './head-script.ts';
import { jsonOf } from './json.ts';
import { REACT_DEFINITIONS } from './react-definitions.ts';

// a tag or script that is never closed matches to the end of the page: the time stays linear
const INLINE_SCRIPT = /<script(?=[\s>])([^>]*)(?:>([^<]*(?:<(?!\/script>)[^<]*)*)|$)/gi;
/** Data blocks such as JSON-LD never run and need no hash. */
const DATA_TYPE =
  /\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript|importmap|speculationrules)[^\s"'>]/i;

/** The shop's own inline scripts. */
const OWN_SCRIPTS = [HEAD_SCRIPT, PICTURE_SCRIPT];
/** A page's data: a number, and mostly one string of JSON. */
const DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d(?:,"[^"\\\n]*(?:\\.[^"\\\n]*)*")?\]\)$/;
/** The list of a page's files. */
const FILES = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const LIST = /^\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/;
/** When the streamed sections began to show. */
const CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** What React calls with names of elements and other texts, to put a streamed section in its place. */
const CALL = /^;?\$R[CRSX]\(("[\s\S]*)\)$/;

/** Where browsers send what they have to report about a page (app/api/reports). */
export const REPORTS_PATH = '/api/reports';

/**
 * A Content-Security-Policy that allows this shop's own files and the given sources of scripts and style elements.
 * Anything else is blocked.
 */
export function csp(scriptSources: string[], styleSources: string[] = []): string {
  const isEmbedded = process.env.CROSS_ORIGIN_EMBED === 'true';
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "script-src-attr 'none'",
    ['style-src', "'self'", ...styleSources].join(' '),
    // style attributes hold the sizes and colours of pictures; style elements need a source, as scripts do
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
    // `report-uri` is for browsers that do not know `report-to`
    ...(process.env.BROWSER_REPORTS === 'off' ? [] : [`report-uri ${REPORTS_PATH}`, 'report-to default']),
  ].join('; ');
}

/** For responses other than pages: API, files, redirects. Opened directly, they load and run nothing. */
export const BARE_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For scripts: one that runs as a worker runs under this policy. */
export const WORKER_CSP = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The source that allows an inline script or a style element with this text. */
export const cspHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * The policy of one page: files of this shop, and by hash the framework's and the shop's own inline scripts in it and
 * the style element that the server put there (inline-styles.ts). A nonce would make every page a render of its own;
 * hashes are taken once, when the page is cached (cache/stored-pages.ts).
 */
export function pageCsp(html: string, style?: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script] of html.matchAll(INLINE_SCRIPT)) {
    if (script === undefined || /\ssrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    if (OWN_SCRIPTS.includes(script) || isFrameworks(script)) hashes.add(cspHash(script));
  }
  return csp([...hashes], style ? [cspHash(style)] : []);
}

/**
 * Whether a script is the framework's own, by the whole of its text: one that only begins like one of these may be a
 * text that got past the sanitiser. Between what is known stands JSON, which does nothing.
 */
function isFrameworks(script: string): boolean {
  if (script === CLOCK || DATA.test(script)) return true;
  if (script.startsWith(FILES)) return LIST.test(script.slice(FILES.length));
  let rest = script;
  for (const definition of REACT_DEFINITIONS) if (rest.startsWith(definition)) rest = rest.slice(definition.length);
  const [, values] = CALL.exec(rest) ?? [];
  return values !== undefined && jsonOf(`[${values}]`) !== undefined;
}
