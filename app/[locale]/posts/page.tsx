import { PostsScreen } from '@/components/post/posts-screen';
import { PLAIN_POST_LISTING } from '@/lib/post/listing';
import { postsMetadata } from '@/lib/post/metadata';

export const generateMetadata = () => postsMetadata(PLAIN_POST_LISTING);

export default function PostsPage() {
  return <PostsScreen listing={PLAIN_POST_LISTING} />;
}
