import type { ReactNode } from 'react';
import { ContentsList } from '@/components/ui/contents-list';
import { LongText } from '@/components/ui/long-text';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import type { Heading } from '@/lib/format/html-elements';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './content-article.module.scss';

/** A page that staff write, such as terms. `text` is sanitised, `lang` its language where that is not the page's; `children` stand above it. */
export function ContentArticle({
  title,
  lead,
  crumbs,
  text,
  aside,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  crumbs: ReactNode;
  text: { html: string; headings: readonly Heading[] } & Pick<LocalizedText, 'lang'>;
  /** beside the text: the other pages of its kind */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} lead={lead} crumbs={crumbs} />
      <div className={styles.columns}>
        {aside}
        <ContentsList headings={text.headings} lang={text.lang} className={styles.contents} />
        <div className={styles.text}>
          {children}
          <LongText html={text.html} lang={text.lang} />
        </div>
      </div>
    </Container>
  );
}
