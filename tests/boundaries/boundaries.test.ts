import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

/** A small tree in which each file that is named after a rule breaks it. */
const tree = fileURLToPath(new URL('violations', import.meta.url));

const { options, ...ruleSet } = configuration;
const cruiseTree = async (): Promise<ICruiseResult> =>
  (
    await cruise(['app', 'components', 'docs', 'e2e', 'lib'], {
      ...options,
      tsConfig: undefined,
      baseDir: tree,
      ruleSet,
      validate: true,
    })
  ).output as ICruiseResult;

it('the import boundaries reject an example of each rule, and nothing else', async () => {
  const { summary } = await cruiseTree();
  // every source was read
  expect(summary.environment.issues).toBeUndefined();
  const rejected = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(rejected.sort()).toEqual([
    'api-at-the-bottom: lib/api/api-at-the-bottom.ts → lib/contract.ts',
    'backend-alone: docs/backend/backend-alone.ts → lib/contract.ts',
    'calls-without-domains: lib/calls/calls-without-domains.ts → lib/cart/rules.ts',
    'client-below-session: lib/client/client-below-session.ts → lib/session/auth.ts',
    'domain-card: components/card/domain-card.ts → lib/cart/rules.ts',
    'domain-post: lib/post/domain-post.ts → lib/cart/rules.ts',
    'errors-without-domains: components/error/errors-without-domains.ts → lib/cart/rules.ts',
    'kit-without-domains: lib/client/kit-without-domains.ts → lib/cart/rules.ts',
    'lib-without-components: lib/lib-without-components.ts → components/cart/row.ts',
    'no-circular: lib/circular-too.ts → lib/circular.ts',
    'not-to-routes: components/ui/not-to-routes.ts → app/page.ts',
    'not-to-tests: lib/not-to-tests.ts → e2e/fixtures.ts',
    'parts-deferred: components/cart/parts-deferred.ts → components/deferred-parts.ts',
    'schemas-below-contract: lib/upload/schema.ts → lib/contract.ts',
    'seo-below-domains: lib/seo/seo-below-domains.ts → lib/cart/rules.ts',
    'server-only: components/cart/server-only.ts → lib/env.ts',
    'session-and-what-moves: components/session/session-and-what-moves.ts → lib/card/allowed.ts',
    'ui-without-domains: components/ui/parts-of-domains.ts → components/deferred-parts.ts',
    'ui-without-domains: components/ui/ui-without-domains.ts → lib/cart/rules.ts',
  ]);
  // each rule has its example, those of single domains two for all
  const names = configuration.forbidden.map(({ name }) => String(name)).filter((name) => !name.startsWith('domain-'));
  expect(names.filter((name) => !rejected.some((line) => line.startsWith(`${name}:`)))).toEqual([]);
});
