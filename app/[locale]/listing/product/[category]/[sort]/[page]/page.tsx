import { ListingScreen } from '@/components/catalog/listing-screen';
import type { Listing } from '@/lib/catalog/listing';
import { listingMetadata } from '@/lib/catalog/metadata';
import { readListing } from '@/lib/catalog/read-listing';

type Props = { params: Promise<{ category: string; sort: string; page: string }> };

// rendered on the first visit and cached: lib/rewrites.ts leads the query's few values here
export const generateStaticParams = () => [];

async function listingOf({ params }: Props): Promise<Listing> {
  const requested = Object.entries(await params).filter(([, value]) => value !== '-');
  return readListing(Object.fromEntries(requested));
}

export const generateMetadata = async (props: Props) => listingMetadata(await listingOf(props));

export default async function CachedListingPage(props: Props) {
  return <ListingScreen listing={await listingOf(props)} />;
}
