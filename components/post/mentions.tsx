import { getTranslations } from 'next-intl/server';
import { MentionList } from '@/components/post/mention-list';
import { formatDateTime } from '@/lib/format/date';
import { getLocale } from '@/lib/i18n/server';
import { localizedText } from '@/lib/i18n/text';
import type { Mention } from '@/lib/post/mentions';
import { postPath } from '@/lib/post/path';

/** The newest articles that link to a service; nothing where there are none. */
export async function Mentions({ posts: asked }: { posts: Promise<readonly Mention[]> }) {
  const [locale, t, posts] = await Promise.all([getLocale(), getTranslations('Post'), asked]);
  if (posts.length === 0) return null;
  return (
    <MentionList
      title={t('mentions')}
      items={posts.map((post) => ({
        ...localizedText(post.title, locale),
        path: postPath(post, locale),
        date: formatDateTime(post.created_at),
      }))}
    />
  );
}
