import type { PostSummary } from '@/lib/post/schema';

/**
 * The articles that the page does not show yet. Those whose cover it has already, or that have the cover of one before
 * them, come last: they are shown where there are too few others.
 * @param shown articles in another part of the page
 * @param pictures URLs of further pictures on the page
 */
export function distinctPosts(
  posts: readonly PostSummary[],
  shown: readonly PostSummary[],
  pictures: readonly string[] = [],
): PostSummary[] {
  const ids = new Set(shown.map(({ _id }) => _id));
  const taken = new Set([...pictures, ...shown.map(({ cover }) => cover.url)]);
  // articles without a cover have none in common
  taken.delete('');
  const repeated: PostSummary[] = [];
  const distinct = posts.filter((post) => {
    if (ids.has(post._id)) return false;
    if (taken.has(post.cover.url)) repeated.push(post);
    const isDistinct = !taken.has(post.cover.url);
    if (post.cover.url) taken.add(post.cover.url);
    return isDistinct;
  });
  return [...distinct, ...repeated];
}
