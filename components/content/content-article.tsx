import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { Container, PageHead } from '@/components/ui/section';
import styles from './content-article.module.scss';

/** A page that staff write, for reading: terms and policies. `html` is sanitised. */
export function ContentArticle({
  title,
  lead,
  crumbs,
  html,
  updated,
  children,
}: {
  title: string;
  lead?: string;
  crumbs: ReactNode;
  html: string;
  updated?: string;
  children?: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} lead={lead} crumbs={crumbs} />
      <div className={styles.columns}>
        {children}
        <div className={styles.text}>
          <Prose html={html} />
          {updated ? <p className={styles.updated}>{updated}</p> : null}
        </div>
      </div>
    </Container>
  );
}
