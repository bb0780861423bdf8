import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { Fragment } from 'react';
import { TextIn } from '@/components/ui/text-in';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { readingMinutes } from '@/lib/format/reading-time';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import type { PostSummary } from '@/lib/post/schema';
import styles from './post-facts.module.scss';

type Props = { post: PostSummary; locale: Locale; html: string; studio: string };

/** Who wrote an article, when, about what, and how long it takes to read. */
export function PostFacts({ post, locale, html, studio }: Props) {
  const t = useTranslations('PostArticle');
  const categories = post.categories.filter(({ title }) => textIn(title, locale));
  const author = textIn(post.author?.name, locale) || studio;
  const updated = changedLater(post);
  return (
    <ul className={styles.facts}>
      {author ? <li>{t('author', { name: author })}</li> : null}
      <li>
        <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
      </li>
      {updated ? (
        <li>
          <Rich>
            {t.rich('updated', {
              date: formatDateTime(updated),
              time: (chunks) => <time dateTime={updated}>{chunks}</time>,
            })}
          </Rich>
        </li>
      ) : null}
      {categories.length > 0 ? (
        <li>
          {categories.map(({ _id, title }, index) => (
            <Fragment key={_id}>
              {index === 0 ? null : <span>{writingOf(locale).list}</span>}
              <TextIn text={title} locale={locale} />
            </Fragment>
          ))}
        </li>
      ) : null}
      <li>{t('readingTime', { count: readingMinutes(html) })}</li>
    </ul>
  );
}

/** When an article was changed, if that was on a later day: a word put right on the first day is no news. */
function changedLater({ created_at: created, updated_at: updated }: PostSummary): string | undefined {
  if (!updated || !(Date.parse(updated) > Date.parse(created))) return undefined;
  return formatDate(updated) === formatDate(created) ? undefined : updated;
}
