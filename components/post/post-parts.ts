import { Comments as LiveComments } from '@/components/post/comments';
import { LiveLikeButton } from '@/components/post/live-like-button';
import { withQueries } from '@/components/ui/query-provider';

/** What wakes up beside an article. */
export const Comments = withQueries(LiveComments);
export const LikeButton = withQueries(LiveLikeButton);
