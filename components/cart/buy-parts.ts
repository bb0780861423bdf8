import { withQueries } from '@/components/ui/query-provider';
import { LiveAddToCart } from './live-add-to-cart';

/** What wakes up beside a service's price. */
export const AddToCart = withQueries(LiveAddToCart);
