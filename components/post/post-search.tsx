import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { Input } from '@/components/ui/input';
import { MAX_KEYWORD } from '@/lib/format/keyword';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import styles from './post-search.module.scss';

/** Looks for articles, in the category that is shown: a plain form, so that input methods and Enter are the browser's own. */
export function PostSearch({ listing: { category, keyword }, locale }: { listing: PostListing; locale: Locale }) {
  const t = useTranslations('PostSearch');
  return (
    <form className={styles.search} role="search" aria-label={t('label')} action={localizedPath(postsPath(), locale)}>
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <Input
        type="search"
        name="keyword"
        label={t('label')}
        labelHidden
        placeholder={t('label')}
        defaultValue={keyword}
        maxLength={MAX_KEYWORD}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.field}
      />
      <IconButton type="submit" icon="search" iconSize={20} label={t('submit')} className={styles.submit} />
    </form>
  );
}

/** How much a search has found, and the keyword to take away. That nothing was found is said below it. */
export function SearchResult({ listing, keyword, total }: { listing: PostListing; keyword: string; total: number }) {
  const t = useTranslations('PostSearch');
  return (
    <div className={styles.result}>
      {total > 0 ? <p role="status">{t('found', { count: total })}</p> : null}
      <ChipLink href={postsPath(listing.category)} removeLabel={t('remove', { keyword })}>
        {t('chip', { keyword })}
      </ChipLink>
    </div>
  );
}
