import type { ReactNode } from 'react';
import styles from './remark.module.scss';

type RemarkProps = {
  /** who wrote it: text, whatever it contains */
  name: string;
  /** when, ISO 8601, and as it is shown */
  at: string;
  date: string;
  text?: string | null;
  /** beside the name: stars, a status */
  mark?: ReactNode;
  /** below the text: pictures */
  children?: ReactNode;
};

/** What somebody wrote, as it was written: a review, a comment. */
export function Remark({ name, at, date, text, mark, children }: RemarkProps) {
  return (
    <article className={styles.remark}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true" lang={langOf(name)}>
          {[...name][0]?.toUpperCase()}
        </span>
        <b lang={langOf(name)}>{name}</b>
        {mark}
        <time dateTime={at}>{date}</time>
      </div>
      {text ? (
        <p className={styles.text} lang={langOf(text)}>
          {text}
        </p>
      ) : null}
      {children}
    </article>
  );
}

/** Nobody has said in which language it is written. Chinese can be seen; of anything else the page says that it does not know. */
const langOf = (text: string): string => (/\p{Script=Han}/u.test(text) ? 'zh' : '');
