import type { Query } from '@/lib/render-url';
import { metadataOf, screenOf } from './page-data';

// A search. Next renders a page that reads its query for each request: what is cached has the folder beside.
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Query> };

export const generateMetadata = ({ searchParams }: Props) => metadataOf(searchParams);

export default function SearchPage({ searchParams }: Props) {
  return screenOf(searchParams);
}
