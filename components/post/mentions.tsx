import { getTranslations } from 'next-intl/server';
import { MentionList } from '@/components/post/mention-list';
import { pictureProps } from '@/components/ui/picture';
import { getLocale } from '@/lib/i18n/server';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';
import type { Mention } from '@/lib/post/mentions';
import { postPath } from '@/lib/post/path';
import { type ProjectFact, projectFacts } from '@/lib/post/project-facts';

/** What was done elsewhere: articles that link to a service, with picture, place, size and cost; nothing without any. */
export async function Mentions({ posts: asked }: { posts: Promise<readonly Mention[]> }) {
  const [locale, t, posts] = await Promise.all([getLocale(), getTranslations('Post'), asked]);
  if (posts.length === 0) return null;
  return (
    <MentionList
      title={t('mentions')}
      items={posts.map((post) => ({
        ...localizedText(post.title, locale),
        path: postPath(post, locale),
        // the box has a ground of its own
        cover: pictureProps({ ...post.cover, color: null }),
        ...lineOf(projectFacts(post, locale)),
      }))}
    />
  );
}

/** The facts as one text, which a page's data holds in half the room. It is marked as the first of them is. */
function lineOf(facts: readonly ProjectFact[]): { facts?: LocalizedText } {
  const [first] = facts;
  return first ? { facts: { ...first.value, text: facts.map(({ value }) => value.text).join('\u00a0· ') } } : {};
}
