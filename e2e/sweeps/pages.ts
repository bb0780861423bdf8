import { ACCOUNT_TABS } from '../../lib/account/tabs.ts';
import { ROUTES } from '../../lib/routes.ts';

/** What stands in the place of the parameters of a pattern, from the demo's data. */
const SAMPLES: Record<string, readonly string[]> = {
  '/shop/main/product/:id/:slug?': ['/shop/main/product/svc-window-seat/window-seat'],
  '/posts/:id/:slug?': ['/posts/post-quotation-line-by-line'],
  '/shop/main/order/:id?': ['/shop/main/order', '/shop/main/order/order-269103', '/shop/main/order/order-261018'],
  '/shop/project/order/:id?': ['/shop/project/order', '/shop/project/order/order-260824'],
  '/result/:type?/:outcome(success|failure|cancelled)': [
    '/result/order/success',
    '/result/order/failure',
    '/result/verification_code/failure',
  ],
  '/account/:tab?': ACCOUNT_TABS.filter(({ guests }) => !guests).map(({ path }) => path),
  '/authentication/:form(register|forget-password)/email': [
    '/authentication/register/email',
    '/authentication/forget-password/email',
  ],
  // both check the code of a link and lead on
  '/authentication/:page(verify|reset-password)': [],
};

/** A page of the shop in English, and who may see it. */
export type SweptPage = { path: string; visitors: ('guest' | 'member')[] };

const VISITORS: Record<string, SweptPage['visitors']> = {
  'registered-only': ['member'],
  'unregistered-only': ['guest'],
};

/** Every page of the route table, with its parameters filled in. @throws Error for a pattern without samples */
export const PAGES: SweptPage[] = ROUTES.flatMap(({ pattern, guard }) => {
  const paths = pattern.includes(':') ? SAMPLES[pattern] : [pattern];
  if (!paths) throw new Error(`e2e/sweeps/pages.ts has no samples of ${pattern}.`);
  return paths.map((path) => ({ path, visitors: VISITORS[guard ?? ''] ?? ['guest', 'member'] }));
});
