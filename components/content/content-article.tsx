import type { ReactNode } from 'react';
import { ContentsList } from '@/components/ui/contents-list';
import { Prose } from '@/components/ui/prose';
import { Container, PageHead } from '@/components/ui/section';
import type { Heading } from '@/lib/format/headings';
import styles from './content-article.module.scss';

/** A page that staff write, for reading: terms and policies. `text` is sanitised (lib/format/rich-text), `children` stand above it. */
export function ContentArticle({
  title,
  lead,
  crumbs,
  text,
  aside,
  children,
}: {
  title: string;
  lead?: string;
  crumbs: ReactNode;
  text: { html: string; headings: readonly Heading[] };
  /** beside the text: the other pages of its kind */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} lead={lead} crumbs={crumbs} />
      <div className={styles.columns}>
        {aside}
        <ContentsList headings={text.headings} className={styles.contents} />
        <div className={styles.text}>
          {children}
          <Prose html={text.html} />
        </div>
      </div>
    </Container>
  );
}
