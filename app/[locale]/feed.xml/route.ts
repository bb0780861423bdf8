import { getTranslations } from 'next-intl/server';
import { getConfiguration } from '@/lib/configuration/server';
import { isLocale, type Locale, localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import type { PostSummary } from '@/lib/post/schema';
import { getPosts } from '@/lib/post/server';
import { cachedResponse } from '@/lib/seo/cached-response';
import { atomFeed, type FeedEntry } from '@/lib/seo/feed';
import { absoluteUrl } from '@/lib/seo/url';

// the origin is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

/** The list puts what is recommended first: of these, the newest are new to a reader. */
const POSTS_READ = 100;
const ENTRIES = 30;

/** The articles as an Atom feed in the language of its URL: `/feed.xml`, `/zh/feed.xml`, `/cn/feed.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return cachedResponse(request, 'application/atom+xml; charset=utf-8', async () => {
    const [t, configuration, { data }] = await Promise.all([
      getTranslations({ locale, namespace: 'Post' }),
      getConfiguration(),
      getPosts({ per_page: POSTS_READ }),
    ]);
    const urlOf = (path: string) => absoluteUrl(localizedPath(path, locale));
    const name = textIn(configuration.name, locale);
    const newest = data.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, ENTRIES);
    return atomFeed(
      {
        locale,
        title: t('feedTitle', { name }),
        subtitle: t('description'),
        url: urlOf('/posts'),
        self: urlOf('/feed.xml'),
        icon: absoluteUrl('/icons/icon-192.png'),
        author: { name, link: urlOf('/') },
      },
      newest.map((post) => entryOf(post, locale, name)),
    );
  });
}

function entryOf(post: PostSummary, locale: Locale, studio: string): FeedEntry {
  return {
    // without the slug, which follows the title
    id: absoluteUrl(localizedPath(`/posts/${encodeURIComponent(post._id)}`, locale)),
    url: absoluteUrl(localizedPath(postPath(post, locale), locale)),
    title: textIn(post.title, locale),
    summary: textIn(post.excerpt, locale),
    author: textIn(post.author?.name, locale) || studio,
    published: post.created_at,
    updated: post.updated_at ?? post.created_at,
    picture: post.cover.url,
    categories: post.categories.map(({ _id, title }) => ({ id: _id, title: textIn(title, locale) })),
  };
}
