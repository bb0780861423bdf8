import { variantQuery } from '@/lib/render-url';
import { metadataOf, screenOf } from '../../../../page-data';

// rendered on the first visit and cached
export const generateStaticParams = () => [];

type Props = { params: Promise<{ category: string; sort: string; page: string }> };

export const generateMetadata = ({ params }: Props) => metadataOf(variantQuery(params));

export default function ListingPage({ params }: Props) {
  return screenOf(variantQuery(params));
}
