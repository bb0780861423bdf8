'use client';
import type { ReactNode } from 'react';
import { Rich } from './rich';
import { Link } from '@/lib/i18n/navigation';
import styles from './collection-note.module.scss';

type PrivacyLink = (label: ReactNode) => ReactNode;

/** In a new tab, so that the form's input is not lost. */
const privacyLink: PrivacyLink = (label) => (
  <Link href="/terms-of-service/privacy-policy" target="_blank">
    {label}
  </Link>
);

/** What a form's personal data are for, below its button. Takes the sentence, given the link to the privacy policy. */
export function CollectionNote({ children }: { children: (link: PrivacyLink) => ReactNode }) {
  return (
    <p className={styles.note}>
      <Rich>{children(privacyLink)}</Rich>
    </p>
  );
}
