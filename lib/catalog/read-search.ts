import type { Listing } from '@/lib/catalog/listing';
import { readListingForm } from '@/lib/catalog/read-listing';
import { rememberSearch } from '@/lib/catalog/recent-searches';

/** What a form that is being sent asks for; its keyword is kept among the recent searches. Loaded with the first search. */
export function readSearch(form: HTMLFormElement): Listing {
  const listing = readListingForm(form);
  if (listing.keyword) rememberSearch(listing.keyword);
  return listing;
}
