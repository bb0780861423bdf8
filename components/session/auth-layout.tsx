import type { ReactNode } from 'react';
import { OwnPage } from '@/components/session/own-page';
import { Plan } from '@/components/ui/plan';
import { Picture, type PictureSource } from '@/components/ui/picture';
import styles from './auth-layout.module.scss';
// the forms' own, which come with their code: the page has them from its first paint
import './form.module.scss';

type Props = { picture?: PictureSource | null; alt: string; children: ReactNode };

/** A picture, or the plan of a flat, on one half of the page, from tablets on, a form on the other. */
export function AuthLayout({ picture, alt, children }: Props) {
  return (
    <div className={styles.auth}>
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={picture} alt={alt} sizes="(width >= 992px) 96vw, (width >= 768px) 150vw, 1px" priority />
        ) : (
          <Plan size="l" />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.column}>{children}</div>
        <OwnPage />
      </div>
    </div>
  );
}

/** What the form is for. */
export function AuthTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </>
  );
}
