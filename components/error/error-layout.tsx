import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Container } from '@/components/ui/container';
import '@/styles/error-page.scss';
import styles from './error-layout.module.scss';

type Props = { code?: ReactNode; title: string; text?: string; picture?: Blocks; children: ReactNode };

/** A page that could not be shown: its code, what happened, and the ways on; a picture beside it where there is one. */
export function ErrorLayout({ code, title, text, picture, children }: Props) {
  return (
    <Container>
      <div className={styles.lost}>
        <div data-error-body>
          {typeof code === 'string' ? <p data-error-code>{code}</p> : code}
          <h1>{title}</h1>
          {text ? (
            <p data-error-text className={styles.text}>
              {text}
            </p>
          ) : null}
          <div data-error-ways className={styles.ways}>
            {children}
          </div>
        </div>
        {picture}
      </div>
    </Container>
  );
}
