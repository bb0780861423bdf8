import { PostsScreen } from '@/components/post/posts-screen';
import { readPostListing } from '@/lib/post/listing';
import { postsMetadata } from '@/lib/post/metadata';
import type { Query } from '@/lib/render-url';

export const metadataOf = async (query: Promise<Query>) => postsMetadata(readPostListing(await query));

export const screenOf = async (query: Promise<Query>) => <PostsScreen listing={readPostListing(await query)} />;
