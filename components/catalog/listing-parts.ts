import { ListingMore as LiveListingMore } from '@/components/catalog/listing-more';
import { MoreCards as LiveMoreCards } from '@/components/catalog/more-cards';
import { withQueries } from '@/components/ui/query-provider';

/** What wakes up on a listing besides the parts of every page. */
export const ListingMore = withQueries(LiveListingMore);
export const MoreCards = withQueries(LiveMoreCards);
