import type { Screen } from '../screen.ts';

/** What everybody sees. The five pages of terms are one template: the one with a table and a list stands for all. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: 'home', path: '/', hasFooter: true },
  { name: 'listing', path: '/shop/main/product' },
  { name: 'listing-category', path: '/shop/main/product?category=cat-furniture' },
  { name: 'listing-empty', path: '/shop/main/product?keyword=zzzz' },
  { name: 'service', path: '/shop/main/product/svc-window-seat' },
  { name: 'posts', path: '/posts' },
  { name: 'posts-empty', path: '/posts?keyword=zzzz' },
  { name: 'article', path: '/posts/post-quotation-line-by-line' },
  { name: 'about', path: '/about-us' },
  { name: 'contact', path: '/contact-us' },
  { name: 'terms', path: '/terms-of-service/payment-terms-and-special-fees' },
];
