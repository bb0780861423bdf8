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

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: Blocks;
  /** with less air, where what follows should be in view at once */
  isTight?: boolean;
}

export function PageHead({ title, lead, crumbs, isTight }: PageHeadProps) {
  return (
    <div>
      {crumbs}
      <div className={styles.pageHead} data-tight={isTight || undefined}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
    </div>
  );
}

interface BlockProps {
  title: ReactNode;
  id?: string;
  /** `h3` within a part that has an `h2` of its own */
  as?: 'h2' | 'h3';
  children: Blocks;
}

/** A block of one column on a hairline, with its heading. */
export function Block({ title, id, as: Heading = 'h2', children }: BlockProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <Heading id={id}>{title}</Heading>
      </div>
      {children}
    </section>
  );
}
