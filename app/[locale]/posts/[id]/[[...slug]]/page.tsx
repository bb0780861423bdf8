import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostArticle } from '@/components/post/post-article';
import { PostList } from '@/components/post/post-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, SectionHead } from '@/components/ui/section';
import { getConfiguration } from '@/lib/configuration/server';
import { plainText } from '@/lib/format/plain-text';
import { sanitizeRichText } from '@/lib/format/rich-text';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { localizedPath } from '@/lib/i18n/locales';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import { getComments, getPost, getRelatedPosts } from '@/lib/post/server';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { articleData } from '@/lib/seo/structured-data';

type Props = { params: Promise<{ id: string; slug?: string[] }> };
const DESCRIPTION_LENGTH = { en: 155, zh: 75, cn: 75 };

/** Rendered on the first visit and kept, each article by itself. */
export function generateStaticParams() {
  return [];
}

async function postOf({ params }: Props) {
  const { id, slug = [] } = await params;
  const decoded = decodedId(id);
  const post = slug.length <= 1 && decoded ? await getPost(decoded) : undefined;
  if (!post) notFound();
  return post;
}

function decodedId(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, post] = await Promise.all([getLocale(), postOf(props)]);
  const text = textIn(post.excerpt, locale) || sanitizeRichText(textIn(post.body, locale));
  return pageMetadata({
    locale,
    path: postPath(post, locale),
    pathIn: (one) => postPath(post, one),
    title: textIn(post.title, locale),
    description: plainText(text, DESCRIPTION_LENGTH[locale]) || undefined,
    image: { url: post.cover.url, width: post.cover.width, height: post.cover.height, alt: textIn(post.cover.alt, locale) },
  });
}

export default async function PostPage(props: Props) {
  const [locale, t, post] = await Promise.all([getLocale(), getTranslations('Post'), postOf(props)]);
  const [related, comments, configuration] = await Promise.all([getRelatedPosts(post._id), getComments(post._id), getConfiguration()]);
  const title = textIn(post.title, locale);
  const url = absoluteUrl(localizedPath(postPath(post, locale), locale));
  return (
    <>
      <JsonLd data={articleData(post, { locale, url, publisher: textIn(configuration.name, locale) })} />
      <ClientMessages namespaces={['PostLike', 'PostComments', 'Form']}>
        <PostArticle
          post={post}
          locale={locale}
          html={sanitizeRichText(textIn(post.body, locale))}
          comments={comments}
          crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('title'), href: '/posts' }, { label: title }]} />}
        />
      </ClientMessages>
      {related.length > 0 ? (
        <Section ground="white" aria-labelledby="related">
          <SectionHead
            id="related"
            title={t('related')}
            action={
              <TextLink href="/posts" arrow>
                {t('all')}
              </TextLink>
            }
          />
          <PostList posts={related} locale={locale} as="h3" />
        </Section>
      ) : null}
    </>
  );
}
