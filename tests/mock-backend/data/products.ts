import type { Product, ProductReview, Rating } from '@/lib/catalog/schema';
import { CABINET_SERVICES } from './products/cabinets.ts';
import { COMMERCIAL_SERVICES } from './products/commercial.ts';
import { DESIGN_SERVICES } from './products/design.ts';
import { FURNITURE_SERVICES } from './products/furniture.ts';
import { TRADE_SERVICES } from './products/trades.ts';
import { WORKS_SERVICES } from './products/works.ts';
import { PRODUCT_REVIEWS } from './reviews.ts';

/** Average (one decimal), count and spread of a service's reviews. */
export function ratingOf(reviews: Pick<ProductReview, 'rating'>[]): Rating {
  const distribution = [0, 0, 0, 0, 0];
  let sum = 0;
  for (const { rating } of reviews) {
    sum += rating;
    distribution[rating - 1] = (distribution[rating - 1] ?? 0) + 1;
  }
  return { average: reviews.length ? Math.round((sum / reviews.length) * 10) / 10 : 0, count: reviews.length, distribution };
}

/** What the studio's staff put first; the rest follows by trade. Each with a picture of its own. */
const RECOMMENDED = [
  'svc-window-seat',
  'svc-kitchen-island-works',
  'svc-tatami-room',
  'svc-floor-plan-layout',
  'svc-walk-in-wardrobe',
  'svc-whole-home-renovation',
  'svc-tv-wall',
  'svc-bathroom-renovation',
  'svc-study-and-home-office',
  'svc-round-dining-table',
  'svc-storage-platform-bed',
  'svc-entrance-shoe-cabinet',
  'svc-lighting-design',
  'svc-childrens-room-furniture',
  'svc-cafe-counter',
];
const rank = ({ _id }: Product) => (RECOMMENDED.includes(_id) ? RECOMMENDED.indexOf(_id) : RECOMMENDED.length);

/** Every service of the demo, rated by its reviews, the recommended ones first. */
export const PRODUCTS: Product[] = [
  ...WORKS_SERVICES,
  ...DESIGN_SERVICES,
  ...FURNITURE_SERVICES,
  ...CABINET_SERVICES,
  ...TRADE_SERVICES,
  ...COMMERCIAL_SERVICES,
]
  .map((product) => ({ ...product, rating: ratingOf(PRODUCT_REVIEWS[product._id] ?? []) }))
  .toSorted((a, b) => rank(a) - rank(b));
