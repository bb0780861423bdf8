import { type Listing, listingHref } from '@/lib/catalog/listing';

/** The rest of a listing's address, as hidden fields of a form that asks for one part of it. */
export function KeptFields({ listing }: { listing: Partial<Listing> }) {
  const [, query] = listingHref({ ...listing, page: 1 }).split('?');
  return [...new URLSearchParams(query)].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
