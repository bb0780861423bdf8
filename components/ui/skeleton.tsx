import { useTranslations } from 'next-intl';
import type { ComponentProps, CSSProperties } from 'react';
import type { Blocks } from './blocks';
import { classNames } from './class-names';
import styles from './skeleton.module.scss';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonProps {
  /** CSS lengths; text is as high as its line */
  width?: string;
  height?: string;
  /** instead of a height: `4/5` */
  ratio?: string;
  round?: boolean;
  className?: string;
  style?: CSSProperties;
}

export function Skeleton({ width, height = '1em', ratio, round, className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      data-round={round || undefined}
      style={{ inlineSize: width, ...(ratio ? { aspectRatio: ratio } : { blockSize: height }), ...style }}
    />
  );
}

const cardSkeleton = (ratio: string, title: [width: string, height: string], text: string) => () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton ratio={ratio} />
    <Skeleton width="34%" height="14px" style={{ marginBlockStart: 18 }} />
    <Skeleton width={title[0]} height={title[1]} />
    <Skeleton width={text} height="16px" />
  </div>
);
export const CardSkeleton = cardSkeleton('4/5', ['78%', '20px'], '46%');
export const PostSkeleton = cardSkeleton('16/10', ['86%', '22px'], '62%');

export function RowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton ratio="1" />
          <div className={styles.card}>
            <Skeleton width="62%" height="18px" />
            <Skeleton width="36%" height="14px" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** What stands in for content while it loads: its shape, and for screen readers that it does. */
export function Loading({ children, ...rest }: ComponentProps<'div'> & { children: Blocks }) {
  return (
    <div {...rest} aria-busy="true">
      <VisuallyHidden as="p">{useTranslations('Common')('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
