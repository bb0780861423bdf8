import { ListingScreen } from '@/components/catalog/listing-screen';
import { PLAIN_LISTING } from '@/lib/catalog/listing';
import { listingMetadata } from '@/lib/catalog/metadata';

export const generateMetadata = () => listingMetadata(PLAIN_LISTING);

export default async function ListingPage() {
  return <ListingScreen listing={PLAIN_LISTING} />;
}
