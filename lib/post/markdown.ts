import 'server-only';
import { formatDateTime } from '@/lib/format/date';
import { inMarkdown, joinMarkdown, markdownFacts, richTextMarkdown } from '@/lib/format/markdown';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { postPath } from '@/lib/post/path';
import type { Post } from '@/lib/post/schema';
import { localizedUrl } from '@/lib/seo/url';

/** An article as Markdown: what its page says, without comments, which are people's own. */
export function postMarkdown(post: Post, locale: Locale): string {
  return joinMarkdown([
    `# ${inMarkdown(textIn(post.title, locale))}`,
    [inMarkdown(textIn(post.author?.name, locale)), formatDateTime(post.created_at)].filter(Boolean).join(' · '),
    inMarkdown(textIn(post.excerpt, locale)),
    markdownFacts(post.facts ?? [], locale),
    richTextMarkdown(textIn(post.body, locale)),
    `<${localizedUrl(postPath(post, locale), locale)}>`,
  ]);
}
