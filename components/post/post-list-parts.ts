import { MorePosts as LiveMorePosts } from '@/components/post/more-posts';
import { withQueries } from '@/components/ui/query-provider';

/** What wakes up on a list of articles besides the parts of every page. */
export const MorePosts = withQueries(LiveMorePosts);
