import { getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import { countPosts } from '@/lib/post/server';

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
  const elsewhere = category ? await countPosts(keyword) : 0;
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
