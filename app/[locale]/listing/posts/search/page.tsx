import { PostsScreen } from '@/components/post/posts-screen';
import { readPostListing } from '@/lib/post/listing';
import { postsMetadata } from '@/lib/post/metadata';

// its query decides what it shows
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async ({ searchParams }: Props) => postsMetadata(readPostListing(await searchParams));

/** Keywords have any number of values: these lists are rendered for each request. */
export default async function PostSearchPage({ searchParams }: Props) {
  return <PostsScreen listing={readPostListing(await searchParams)} />;
}
