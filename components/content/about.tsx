import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Container, Section } from '@/components/ui/section';
import styles from './about.module.scss';

type AboutProps = {
  title: string;
  lead: string;
  crumbs: ReactNode;
  picture?: PictureSource | null;
  alt: string;
  html: string;
  /** below the words */
  updated?: ReactNode;
  nextTitle: string;
  nextLead: string;
  actions: ReactNode;
};

/** The page about the studio: a large picture under the title, its words, and what to do next. `html` is sanitised. */
export function About({ title, lead, crumbs, picture, alt, html, updated, nextTitle, nextLead, actions }: AboutProps) {
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
          <Prose html={html} size="article" />
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
