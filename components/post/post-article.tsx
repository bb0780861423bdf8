import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { Comments, ComparisonSliders, LikeButton, ShareButton } from '@/components/post/deferred';
import { PostFacts } from '@/components/post/post-facts';
import { ProjectFacts } from '@/components/post/project-facts';
import { classNames } from '@/components/ui/class-names';
import { ContentsList } from '@/components/ui/contents-list';
import { LongText } from '@/components/ui/long-text';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/container';
import { TitleRow } from '@/components/ui/title-row';
import { ArrivingPicture } from '@/components/ui/shared-picture';
import { TextIn } from '@/components/ui/text-in';
import type { Page } from '@/lib/api/shapes';
import type { ProductSummary } from '@/lib/catalog/summary-schema';
import type { Heading } from '@/lib/format/html-elements';
import type { Locale } from '@/lib/i18n/locales';
import { textIn, type LocalizedText } from '@/lib/i18n/text';
import { projectFacts } from '@/lib/post/project-facts';
import type { PostReview, PostSummary } from '@/lib/post/schema';
import comparisonStyles from './comparisons.module.scss';
import styles from './post-article.module.scss';

/** A cover narrower than this does not fill the page. */
const WIDE_PX = 1600;

type Props = {
  post: PostSummary;
  locale: Locale;
  /** the sanitised body and its headings (lib/format/rich-text); `lang` its language where that is not the page's */
  text: { html: string; headings: readonly Heading[] } & Pick<LocalizedText, 'lang'>;
  /** the author where none is named */
  studio: string;
  crumbs: Blocks;
  /** that it links to */
  services: readonly ProductSummary[];
  comments: Page<PostReview> | undefined;
};

/** One article with its like button and comments. Needs the messages `PostLike`, `PostComments` and `Form`. */
export function PostArticle({ post, locale, text, studio, crumbs, services, comments }: Props) {
  const t = useTranslations('Post');
  const title = textIn(post.title, locale);
  const facts = projectFacts(post, locale);
  const hasComparison = text.html.includes(' data-compare>');
  return (
    <article>
      <Container>
        {crumbs}
        <Head post={post} locale={locale} />
        <ProjectFacts facts={facts} />
        <Cover post={post} locale={locale} />
        <div className={styles.body}>
          <div className={styles.aside}>
            <PostFacts post={post} locale={locale} html={text.html} studio={studio} />
            <div className={styles.actions}>
              <LikeButton postId={post._id} likes={post.liked_account_ids.length} />
              <ShareButton title={title} />
            </div>
          </div>
          <ContentsList headings={text.headings} lang={text.lang} className={styles.contents} />
          <div className={classNames(styles.text, hasComparison && comparisonStyles.text)}>
            <LongText html={text.html} size="article" lang={text.lang} />
            {hasComparison ? <ComparisonSliders /> : null}
          </div>
        </div>
        {services.length > 0 ? (
          <TitleRow title={facts.length > 0 ? t('projectServices') : t('services')} id="services">
            <ServiceGrid columns={3} isStrip>
              {services.map((product) => (
                <ServiceCard key={product._id} product={product} locale={locale} />
              ))}
            </ServiceGrid>
          </TitleRow>
        ) : null}
        <TitleRow title={t('comments')} id="comments">
          <Comments postId={post._id} first={comments} />
        </TitleRow>
      </Container>
    </article>
  );
}

function Head({ post, locale }: Pick<Props, 'post' | 'locale'>) {
  const excerpt = textIn(post.excerpt, locale);
  return (
    <header className={styles.head}>
      <h1>
        <TextIn text={post.title} locale={locale} />
      </h1>
      {excerpt ? (
        <p>
          <TextIn text={post.excerpt} locale={locale} />
        </p>
      ) : null}
    </header>
  );
}

function Cover({ post: { cover }, locale }: Pick<Props, 'post' | 'locale'>) {
  return (
    <ArrivingPicture>
      <Picture
        picture={cover}
        alt={textIn(cover.alt, locale)}
        ratio="16/9"
        sizes="(width >= 1920px) 80vw, (width >= 1430px) 1302px, (width >= 768px) 92vw, (resolution >= 2.5dppx) 60vw, 88vw"
        priority
        quality={60}
        className={classNames(styles.cover, cover.width < WIDE_PX && styles.narrow)}
      />
    </ArrivingPicture>
  );
}
