'use client';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import styles from './collection-note.module.scss';

type PrivacyLink = (words: ReactNode) => ReactNode;

/** In a tab of its own: what has been filled in, or chosen to be uploaded, stays. */
const privacyLink: PrivacyLink = (words) => (
  <Link href="/terms-of-service/privacy-policy" prefetch={false} target="_blank">
    {words}
  </Link>
);

/** What a form's personal data are for, below its button. Takes the sentence, given the link to the privacy policy. */
export function CollectionNote({ children }: { children: (link: PrivacyLink) => ReactNode }) {
  return <p className={styles.note}>{children(privacyLink)}</p>;
}
