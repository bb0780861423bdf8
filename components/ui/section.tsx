import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Container } from './container';
import styles from './section.module.scss';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  ground?: 'paper' | 'white';
  /** without the container: full-bleed content brings its own */
  bleed?: boolean;
}

/** One part of a page, from edge to edge, with the page's rhythm above and below. Name it with `aria-labelledby`. */
export function Section({ ground = 'paper', bleed, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(styles.section, className)} data-ground={ground}>
      {bleed ? children : <Container>{children}</Container>}
    </section>
  );
}

/** A section's heading, a line about it, and a way on at its end. */
export function SectionHead({
  id,
  title,
  lead,
  action,
  as: Tag = 'h2',
}: {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
}) {
  return (
    <div className={styles.head}>
      <Tag id={id}>{title}</Tag>
      {lead ? <p>{lead}</p> : null}
      {action}
    </div>
  );
}

/** The head of a page: crumbs, its one h1, a lead, and what stands across from it. */
export function PageHead({ title, lead, crumbs, aside, id }: { title: ReactNode; lead?: ReactNode; crumbs?: ReactNode; aside?: ReactNode; id?: string }) {
  return (
    <div>
      {crumbs}
      <div className={styles.pageHead}>
        <h1 id={id}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {aside}
      </div>
    </div>
  );
}

/** A title in 3 of 12 columns and its content in the other 9: description, reviews, comments. */
export function TitleRow({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.rowBody}>{children}</div>
    </section>
  );
}

/** A line on a hairline between blocks of one column, with its heading: cart and checkout. */
export function Block({
  title,
  action,
  id,
  className,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.block, className)} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
