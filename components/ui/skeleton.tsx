import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './skeleton.module.scss';

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

export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio="4/5" />
      <Skeleton width="34%" height="14px" style={{ marginBlockStart: 18 }} />
      <Skeleton width="78%" height="20px" />
      <Skeleton width="46%" height="16px" />
    </div>
  );
}

export function PostSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio="16/10" />
      <Skeleton width="34%" height="14px" style={{ marginBlockStart: 18 }} />
      <Skeleton width="86%" height="22px" />
      <Skeleton width="62%" height="16px" />
    </div>
  );
}

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
