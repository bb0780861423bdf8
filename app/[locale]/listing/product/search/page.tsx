import { ListingScreen } from '@/components/catalog/listing-screen';
import { listingMetadata } from '@/lib/catalog/metadata';
import { readListing } from '@/lib/catalog/read-listing';

// its query decides what it shows
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async ({ searchParams }: Props) => listingMetadata(readListing(await searchParams));

/** Keywords and prices have any number of values: these listings are rendered for each request. */
export default async function SearchPage({ searchParams }: Props) {
  return <ListingScreen listing={readListing(await searchParams)} />;
}
