import { ListingScreen } from '@/components/catalog/listing-screen';
import { listingMetadata } from '@/lib/catalog/metadata';
import { readListing } from '@/lib/catalog/read-listing';
import type { Query } from '@/lib/render-url';

export const metadataOf = async (query: Promise<Query>) => listingMetadata(readListing(await query));

export const screenOf = async (query: Promise<Query>) => <ListingScreen listing={readListing(await query)} />;
