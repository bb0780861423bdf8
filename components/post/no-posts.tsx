import { getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import { getPosts } from '@/lib/post/server';
import { log } from '@/lib/server/log';

/** How many articles there were without the category; 0 where that cannot be told. Never throws. */
async function countElsewhere(keyword: string): Promise<number> {
  try {
    return (await getPosts({ keyword })).total;
  } catch (error) {
    log.warn({ error }, 'articles of other categories: not suggested');
    return 0;
  }
}

/** No article: none that has the keyword, none in the category, or none at all, and where else to look. */
export async function NoPosts({ listing: { category, keyword } }: { listing: PostListing }) {
  const [t, search] = await Promise.all([getTranslations('Post'), getTranslations('PostSearch')]);
  if (keyword === undefined) {
    return (
      <EmptyState
        title={t('none')}
        description={t('noneLead')}
        action={
          <>
            <ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>
            {category ? <TextLink href={postsPath()}>{t('all')}</TextLink> : null}
          </>
        }
      />
    );
  }
  const elsewhere = category ? await countElsewhere(keyword) : 0;
  return (
    <EmptyState
      title={search('none')}
      description={search('noneLead')}
      action={
        <>
          {elsewhere > 0 ? (
            <ButtonLink href={postsPath(undefined, { keyword })} prefetch={false}>
              {search('elsewhere', { count: elsewhere })}
            </ButtonLink>
          ) : (
            <ButtonLink href={postsPath()} prefetch={false}>
              {t('all')}
            </ButtonLink>
          )}
          <TextLink href={`/shop/main/product?${new URLSearchParams({ keyword }).toString()}`} prefetch={false}>
            {search('inServices')}
          </TextLink>
        </>
      }
    />
  );
}
