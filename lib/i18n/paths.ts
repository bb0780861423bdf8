/**
 * The shop's routes (specification 2, and the posts of the decisions), without language prefix. What is not here is
 * answered with 404 by the middleware, with the localised page as body. `middleware.ts` repeats these in its matcher,
 * which the framework wants as a literal; a test holds the two together.
 */
const ID = '[^/]{1,100}';
const SLUG = '[^/]{1,300}';
export const TERMS_SLUGS = ['disclaimer', 'payment-terms-and-special-fees', 'privacy-policy', 'refund-policy', 'terms-and-conditions'] as const;
export type TermsSlug = (typeof TERMS_SLUGS)[number];

/** Each a pattern of paths, without the slash at the beginning. */
export const ROUTES = [
  '',
  'about-us',
  'contact-us',
  'offline',
  `account(?:/${ID})?`,
  'authentication/(?:login/email|register/email|forget-password/email|reset-password|verify)',
  `terms-of-service/(?:${TERMS_SLUGS.join('|')})`,
  'shop/main/cart',
  `shop/main/product(?:/${ID}(?:/${SLUG})?)?`,
  `shop/main/order(?:/${ID})?`,
  `shop/project/order(?:/${ID})?`,
  `result/(?:${ID}/)?(?:success|failure|cancelled)`,
  `posts(?:/${ID}(?:/${SLUG})?)?`,
];
const KNOWN = new RegExp(`^/(?:${ROUTES.join('|')})$`);

/** Whether a path without language prefix is a route of the shop. */
export const isKnownPath = (path: string): boolean => KNOWN.test(path);
