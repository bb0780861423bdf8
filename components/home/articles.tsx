import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { Link } from '@/lib/i18n/navigation';
import styles from './articles.module.scss';

export type Article = {
  key: string;
  href: string;
  title: ReactNode;
  excerpt: ReactNode;
  cover: PictureData;
  date: { iso: string; text: string };
  likes: { count: string; label: string };
};

/** The newest articles: the first one large, the next beside it. */
export function Articles({ title, action, articles }: { title: string; action: ReactNode; articles: Article[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <Section ground="white" aria-labelledby="articles">
      <SectionHead id="articles" title={title} action={action} />
      <div className={styles.articles}>
        <ArticleCard article={first} sizes="(width >= 992px) 54vw, 100vw" />
        <div className={styles.side}>
          {others.map((article) => (
            <ArticleCard key={article.key} article={article} sizes="(width >= 768px) 20vw, 160px" isRow />
          ))}
        </div>
      </div>
    </Section>
  );
}

function ArticleCard({ article, sizes, isRow }: { article: Article; sizes: string; isRow?: boolean }) {
  return (
    <article className={styles.article} data-row={isRow || undefined}>
      <Picture picture={article.cover} alt="" sizes={sizes} />
      <div>
        <h3>
          <Link href={article.href}>{article.title}</Link>
        </h3>
        <p>{article.excerpt}</p>
        <div className={styles.meta}>
          <time dateTime={article.date.iso}>{article.date.text}</time>
          <span aria-label={article.likes.label} role="img">
            <Icon name="heart" size={16} />
            {article.likes.count}
          </span>
        </div>
      </div>
    </article>
  );
}
