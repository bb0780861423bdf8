'use client';
import { firstLetter } from '@/lib/format/graphemes';
import { Picture } from './picture';
import type { Blocks } from './blocks';
import styles from './remark.module.scss';

/** As the shop makes them (`lib/upload/cut`). */
const AVATAR_PX = 512;

type RemarkProps = {
  /** who wrote it: text, whatever it contains */
  name: string;
  /** a picture of them; without one, and until it is there, the first letter of the name stands for it */
  avatar?: string | null;
  /** when, ISO 8601, and as it is shown */
  at: string;
  date: string;
  text?: string | null;
  /** beside the name: stars, a status */
  mark?: Blocks;
  /** below the text: pictures, an answer, which is a remark itself */
  children?: Blocks;
};

/**
 * What somebody wrote, as it was written: a review, a comment. A client component, as the page's data then has no
 * markup of it.
 */
export function Remark({ name, avatar, at, date, text, mark, children }: RemarkProps) {
  return (
    <article className={styles.remark}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true" lang={langOf(name)}>
          <span>{firstLetter(name).toUpperCase()}</span>
          {avatar ? (
            <Picture picture={{ url: avatar, width: AVATAR_PX, height: AVATAR_PX }} alt="" sizes="36px" ratio="1" />
          ) : null}
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

/** The language is unknown: Chinese is recognised by its script, anything else is marked as unknown (''). */
const langOf = (text: string): string => (/\p{Script=Han}/u.test(text) ? 'zh' : '');
