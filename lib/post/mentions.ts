import 'server-only';
import { isApiError } from '@/lib/api/error';
import { renewWithin, serverApi } from '@/lib/calls/server';
import { readOr } from '@/lib/calls/server-reads';
import { REVALIDATE_S } from '@/lib/api/tags';
import { linkedServices } from '@/lib/post/linked-services';
import { postCalls, type PostSummary } from '@/lib/post/schema';
import { getPosts } from '@/lib/post/server';
import { log } from '@/lib/server/log';
import { withoutRequestContext } from '@/lib/server/request-context';

/** Articles whose texts are looked at: reading one is a call. */
const NEWEST = 60;

export type Mention = Pick<PostSummary, '_id' | 'title' | 'cover' | 'facts'>;
/** The services that an article's text links to, and until when that counts (milliseconds). */
type Links = { version: string; until: number; services: string[] };

/** What was read, by the article's id. */
const known = new Map<string, Links>();
/** How soon a page is renewed that came before the articles were read, in seconds. */
const UNREAD_S = 10;

let reading: Promise<void> | undefined;

/**
 * The newest articles that link to a service, projects first, as far as their texts have been read; none when the articles cannot be
 * had. No call of the backend finds articles by a service, so that each text is a call. The page does not wait for
 * these: they are made in the background, and a page that has come too early is renewed soon. Never throws.
 */
export const getMentions = (productId: string, count: number): Promise<Mention[]> =>
  readOr([], `articles that link to ${productId}`, async () => {
    const posts = (await getPosts({ per_page: NEWEST })).data.slice(0, NEWEST);
    if (!posts.every(isRead)) {
      reading ??= withoutRequestContext(() => readTexts(posts)).finally(() => (reading = undefined));
      await renewWithin(UNREAD_S);
    }
    return posts
      .filter(({ _id }) => known.get(_id)?.services.includes(productId))
      .toSorted((one, other) => Number(isProject(other)) - Number(isProject(one)))
      .slice(0, count);
  });

/** What was built says more of a service than what was written about it. */
const isProject = ({ facts }: PostSummary): boolean => (facts?.length ?? 0) > 0;

const versionOf = ({ updated_at: updated, created_at: created }: PostSummary): string => updated ?? created;

function isRead(post: PostSummary): boolean {
  const links = known.get(post._id);
  return links?.version === versionOf(post) && links.until > Date.now();
}

/** Reads what has not been read, one text at a time, and forgets what is no longer among the newest. Never throws. */
async function readTexts(posts: readonly PostSummary[]): Promise<void> {
  const ids = new Set(posts.map(({ _id }) => _id));
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  try {
    for (const post of posts) {
      // oxlint-disable-next-line no-await-in-loop
      if (!isRead(post)) known.set(post._id, await readLinks(post));
    }
  } catch (error) {
    log.warn({ error }, 'articles that link to services: the rest is read later');
  }
}

/** @throws ApiError where the backend cannot be reached, or wants fewer calls */
async function readLinks(post: PostSummary): Promise<Links> {
  const soon = { version: versionOf(post), until: Date.now() + REVALIDATE_S * 1000 };
  try {
    const { body } = await serverApi(postCalls.getPost, { params: { id: post._id }, isCached: false });
    // an article that does not say when it was changed is read again
    return { ...soon, ...(post.updated_at && { until: Infinity }), services: linkedServices(body) };
  } catch (error) {
    if (!isApiError(error) || isApiError(error, 'network', 'timeout', 'limited')) throw error;
    // one article that cannot be shown must not hide the others
    return { ...soon, services: [] };
  }
}
