import type { ComponentProps, ReactNode } from 'react';
import type { Blocks } from './blocks';
import { Container } from './container';
import styles from './section.module.scss';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  ground?: 'paper' | 'white';
}

/** One part of a page, from edge to edge, with the page's rhythm above and below. Name it with `aria-labelledby`. */
export function Section({ ground = 'paper', children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={styles.section} data-ground={ground}>
      <Container>{children}</Container>
    </section>
  );
}

export function SectionHead({ id, title, action }: { id?: string; title: ReactNode; action?: Blocks }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {action}
    </div>
  );
}

export function PageHead({ title, lead, crumbs }: { title: ReactNode; lead?: ReactNode; crumbs?: Blocks }) {
  return (
    <div>
      {crumbs}
      <div className={styles.pageHead}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </div>
  );
}

/** A line on a hairline between blocks of one column, with its heading: cart and checkout. */
export function Block({ title, id, children }: { title: ReactNode; id?: string; children: Blocks }) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
