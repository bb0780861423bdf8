/**
 * Which part of the shop may import which; `npm test -- boundaries` checks it, dynamic imports included. Imports of types
 * alone couple nothing at run time and are free. Each rule has an example in tests/boundaries that it must reject.
 */

/**
 * The business domains, and which others each may use: nothing that no import needs. What is not listed
 * meets in a page.
 */
const DOMAINS = {
  account: ['upload'],
  card: [],
  cart: [],
  catalog: ['cart', 'configuration', 'wishlist'],
  checkout: ['account', 'cart', 'configuration', 'membership', 'voucher'],
  configuration: [],
  content: [],
  credential: [],
  enquiry: ['account', 'catalog', 'configuration', 'upload'],
  home: [],
  membership: [],
  order: ['account', 'cart', 'checkout', 'configuration', 'enquiry', 'upload'],
  post: ['catalog', 'configuration'],
  result: ['checkout', 'configuration', 'order'],
  upload: [],
  voucher: ['membership'],
  wishlist: [],
};

/**
 * What every domain stands on. Above it are the schemas and calls of the domains, then the contract made of these, then
 * what makes calls.
 */
const KIT = 'api|client|error|form|format|i18n|paths|session';
/** The contract, and what makes its calls (`lib/calls`). */
const CONTRACT = '^lib/(?:contract\\.ts$|calls/)';
/** What nearly every page loads late, of several domains. */
const PARTS = '^components/deferred-parts\\.ts$';
const names = Object.keys(DOMAINS).join('|');
const DOMAIN_CODE = `^(?:components|lib)/(?:${names})/`;
/** What holds the session's state: below all that begins or ends a session. */
const SESSION_STORE = '^lib/session/store\\.ts$';
/** A domain's schemas and calls, of which the contract is made. */
const SCHEMA = /^lib\/[^/]+\/(?:summary-)?schema\.ts$/;

/** @type {import('dependency-cruiser').DependencyType[]} */
const TYPES = ['type-only'];

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { dependencyTypesNot: TYPES, ...to },
});

/** @satisfies {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circular',
      'No import cycles, dynamic imports included.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: TYPES } },
    ),
    forbid(
      'not-to-tests',
      'The shop knows nothing of its tests.',
      { path: '^(?:app|components|lib|server|middleware|instrumentation)' },
      { path: '^(?:tests|e2e)/' },
    ),
    forbid(
      'backend-alone',
      'The start kit of a backend is one file, to be copied elsewhere.',
      { path: '^docs/backend/' },
      { path: '^(?:app|components|lib|tests|e2e|node_modules)/' },
    ),
    forbid(
      'not-to-routes',
      'Routes are the top: nothing but other routes imports them.',
      { pathNot: '^(?:app|tests|e2e)/' },
      { path: '^app/' },
    ),
    forbid(
      'lib-without-components',
      'lib knows nothing of what is on the screen.',
      { path: '^lib/' },
      { path: '^components/' },
    ),
    forbid(
      'ui-without-domains',
      'components/ui and components/layout know no domain: its data and parts come in from the page.',
      { path: '^components/(?:ui|layout)/' },
      { path: [DOMAIN_CODE, PARTS] },
    ),
    forbid(
      'kit-without-domains',
      'What all domains share knows none of them.',
      { path: `^lib/(?:${KIT})/` },
      { path: DOMAIN_CODE },
    ),
    forbid(
      'errors-without-domains',
      'Error pages and the offline app work where nothing else does.',
      { path: '^(?:components/(?:error|offline)|lib/offline)/' },
      { path: DOMAIN_CODE },
    ),
    forbid(
      'seo-below-domains',
      'What search engines read is the page’s; its domains hand in their part. The shop’s name is the configuration’s.',
      { path: '^lib/seo/' },
      { path: DOMAIN_CODE, pathNot: ['^lib/configuration/', SCHEMA.source] },
    ),
    forbid(
      'session-and-what-moves',
      'Logging in and out knows what a guest takes along into an account: nothing else of the domains.',
      { path: '^components/session/' },
      { path: DOMAIN_CODE, pathNot: ['^(?:components|lib)/(?:cart|membership|order|wishlist)/', SCHEMA.source] },
    ),
    forbid(
      'parts-deferred',
      'The chunk of what every page loads late comes by `import()` alone.',
      {},
      { path: PARTS, dynamic: false },
    ),
    forbid(
      'client-below-session',
      'The browser kit asks the session’s store whose data it keeps; how a session begins and ends is not its business.',
      { path: '^lib/client/' },
      { path: '^lib/session/', pathNot: SESSION_STORE },
    ),
    forbid(
      'api-at-the-bottom',
      'What a call is knows neither the contract nor the session: who makes calls hands them in.',
      { path: '^lib/api/' },
      { path: '^lib/', pathNot: '^lib/api/' },
    ),
    forbid(
      'schemas-below-contract',
      'The contract is made of schemas, which know nothing of it.',
      { path: SCHEMA.source },
      { path: CONTRACT },
    ),
    forbid(
      'calls-without-domains',
      'What makes calls knows the schemas of the contract, and asks the session’s store for a token.',
      { path: CONTRACT },
      { path: [DOMAIN_CODE, '^lib/session/'], pathNot: [SCHEMA.source, SESSION_STORE] },
    ),
    forbid(
      'server-only',
      'What runs on the server stays there.',
      { path: '^components/' },
      { path: '^lib/(?:server/|env\\.ts)' },
    ),
    ...Object.entries(DOMAINS).map(([domain, others]) =>
      forbid(
        `domain-${domain}`,
        `${domain} uses ${['its own code', ...others].join(', ')} and other domains' schemas.`,
        { path: `^(?:components|lib)/${domain}/` },
        { path: DOMAIN_CODE, pathNot: [`^(?:components|lib)/(?:${[domain, ...others].join('|')})/`, SCHEMA.source] },
      ),
    ),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '\\.s?css$' },
    doNotFollow: { path: 'node_modules' },
  },
};
