import { PostsScreen } from '@/components/post/posts-screen';
import { type PostListing, readPostListing } from '@/lib/post/listing';
import { postsMetadata } from '@/lib/post/metadata';

type Props = { params: Promise<{ category: string; page: string }> };

// rendered on the first visit and cached: lib/rewrites.ts leads the query's few values here
export const generateStaticParams = () => [];

async function listingOf({ params }: Props): Promise<PostListing> {
  const requested = Object.entries(await params).filter(([, value]) => value !== '-');
  return readPostListing(Object.fromEntries(requested));
}

export const generateMetadata = async (props: Props) => postsMetadata(await listingOf(props));

export default async function CachedPostsPage(props: Props) {
  return <PostsScreen listing={await listingOf(props)} />;
}
