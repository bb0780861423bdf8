import { PostsScreen } from '@/components/post/posts-screen';
import { readPostListing } from '@/lib/post/listing';
import { postsMetadata } from '@/lib/post/metadata';

// its query decides what it shows
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async ({ searchParams }: Props) => postsMetadata(readPostListing(await searchParams));

/** Keywords are endless: these lists are rendered per request. */
export default async function PostSearchPage({ searchParams }: Props) {
  return <PostsScreen listing={readPostListing(await searchParams)} />;
}
