import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PostArticle } from '@/components/post/post-article';
import { PostCategories } from '@/components/post/post-categories';
import { PostList } from '@/components/post/post-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, SectionHead } from '@/components/ui/section';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { getServices } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { withComparisons } from '@/lib/format/comparisons';
import { picturesIn } from '@/lib/format/html-pictures';
import { plainText } from '@/lib/format/plain-text';
import { articleText, sanitizeRichText } from '@/lib/format/rich-text';
import { ClientMessages, getLocale, getTableLabel } from '@/lib/i18n/server';
import { notFound } from '@/lib/i18n/navigation';
import { redirectToCanonical } from '@/lib/i18n/canonical';
import { decodedSegment } from '@/lib/routes';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import { distinctPosts } from '@/lib/post/distinct-posts';
import { linkedServices } from '@/lib/post/linked-services';
import { postPath } from '@/lib/post/path';
import { postOgImage } from '@/lib/post/metadata';
import type { PostCategory, PostSummary } from '@/lib/post/schema';
import { getComments, getOtherCategories, getPost, getRelatedPosts } from '@/lib/post/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { articleData, breadcrumbData } from '@/lib/seo/structured-data/page';

type Props = { params: Promise<{ id: string; slug?: string[] }> };
/** Characters of the text that may go into the description, which is cut to its own length later. */
const BEGINNING = 300;
/** Cards of services: more would be a listing. */
const SERVICES = 9;

/** Rendered on the first visit and cached. */
export const generateStaticParams = () => [];

/** The id decides; any other slug than the title's is redirected to the canonical URL. */
async function postOf({ params }: Props) {
  const [locale, { id, slug = [] }] = await Promise.all([getLocale(), params]);
  const post = await getPost(decodedSegment(id));
  if (!post) notFound();
  redirectToCanonical(['/posts', id, ...slug].join('/'), postPath(post, locale), locale);
  return post;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, t, post] = await Promise.all([getLocale(), getTranslations('Post'), postOf(props)]);
  const title = textIn(post.title, locale);
  const text = textIn(post.excerpt, locale) || sanitizeRichText(textIn(post.body, locale));
  return pageMetadata({
    locale,
    path: postPath(post, locale),
    pathIn: (one) => postPath(post, one),
    title,
    description: plainText(text, BEGINNING) || t('articleDescription', { title }),
    image: await postOgImage(post, locale),
    article: {
      published: post.created_at,
      modified: post.updated_at,
      section: textIn(post.categories[0]?.title, locale) || undefined,
    },
  });
}

export default async function PostPage(props: Props) {
  const [locale, t, tCommon, tableLabel, post] = await Promise.all([
    getLocale(),
    getTranslations('Post'),
    getTranslations('Common'),
    getTableLabel(),
    postOf(props),
  ]);
  const [allRelated, topics, comments, configuration, services, richText] = await Promise.all([
    getRelatedPosts(post._id),
    getOtherCategories(post.categories.map(({ _id }) => _id)),
    getComments(post._id),
    getConfiguration(),
    getServices(linkedServices(post.body).slice(0, SERVICES)),
    getTranslations('RichText'),
  ]);
  const text = articleText(textIn(post.body, locale), tableLabel);
  const pictures = picturesIn(text.html);
  // a picture that the article has is not shown again below it, where there is another
  const related = distinctPosts(allRelated, [post], pictures);
  const shown = [post, ...related].map(({ cover }) => cover.url);
  const title = textIn(post.title, locale);
  const path = postPath(post, locale);
  const crumbs = [
    { label: tCommon('home'), href: '/' },
    { label: t('title'), href: '/posts' },
    { label: title, ...langIn(post.title, locale), href: path },
  ];
  return (
    <>
      <JsonLd things={[articleData(post, { locale, path, configuration }), breadcrumbData(crumbs, locale)]} />
      <ClientMessages namespaces={['PostLike', 'PostComments', 'Form']}>
        <PostArticle
          post={post}
          locale={locale}
          text={{ ...text, html: withComparisons(text.html, richText('compare')), ...langIn(post.body, locale) }}
          studio={textIn(configuration.name, locale)}
          services={distinctPictures(services, [...shown, ...pictures])}
          comments={comments}
          crumbs={<Breadcrumb items={crumbs} />}
        />
      </ClientMessages>
      <Related posts={related} topics={topics} locale={locale} />
    </>
  );
}

interface RelatedProps {
  posts: readonly PostSummary[];
  topics: readonly PostCategory[];
  locale: Locale;
}

/** Other articles, and the topics to find more of them. */
function Related({ posts, topics, locale }: RelatedProps) {
  const t = useTranslations('Post');
  if (posts.length === 0 && topics.length === 0) return null;
  return (
    <Section ground="white" aria-labelledby="related" data-print="no">
      <SectionHead
        id="related"
        title={t('related')}
        action={
          <TextLink href="/posts" arrow>
            {t('all')}
          </TextLink>
        }
      />
      <PostCategories categories={topics} locale={locale} labels={{ navigation: t('otherTopics') }} />
      {posts.length > 0 ? <PostList posts={posts} locale={locale} as="h3" isStrip /> : null}
    </Section>
  );
}
