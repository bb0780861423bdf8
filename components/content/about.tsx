import type { ReactNode } from 'react';
import { LongText } from '@/components/ui/long-text';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './about.module.scss';

type AboutProps = {
  title: ReactNode;
  lead: ReactNode;
  crumbs: ReactNode;
  picture?: PictureSource | null;
  alt: string;
  html: string;
  /** where the words are in another language than the page */
  lang?: LocalizedText['lang'];
  /** below the words */
  updated?: ReactNode;
  nextTitle: string;
  nextLead: string;
  actions: ReactNode;
};

/** The page about the studio: a large picture under the title, its words, and what to do next. `html` is sanitised. */
export function About({ title, lead, crumbs, picture, alt, html, lang, updated, nextTitle, nextLead, actions }: AboutProps) {
  return (
    <>
      <Container>
        {crumbs}
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </header>
        {picture ? <Picture picture={picture} alt={alt} ratio="16/9" sizes="(width >= 1430px) 1302px, 92vw" priority className={styles.picture} /> : null}
        <div className={styles.text}>
          <LongText html={html} size="article" lang={lang} />
          {updated}
        </div>
      </Container>
      <Section ground="white" aria-labelledby="next-step">
        <div className={styles.next}>
          <h2 id="next-step">{nextTitle}</h2>
          <p>{nextLead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Section>
    </>
  );
}
