import { variantQuery } from '@/lib/render-url';
import { metadataOf, screenOf } from '../../../page-data';

// rendered on the first visit and cached
export const generateStaticParams = () => [];

type Props = { params: Promise<{ category: string; page: string }> };

export const generateMetadata = ({ params }: Props) => metadataOf(variantQuery(params));

export default function PostsPage({ params }: Props) {
  return screenOf(variantQuery(params));
}
