import type { Query } from '@/lib/render-url';
import { metadataOf, screenOf } from '../../../../shop/main/product/page-data';

// Next renders a page that reads its query for each request: a list without search and filter is
// app/[locale]/shop/main/product/cached.
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Query> };

export const generateMetadata = ({ searchParams }: Props) => metadataOf(searchParams);

export default function SearchPage({ searchParams }: Props) {
  return screenOf(searchParams);
}
