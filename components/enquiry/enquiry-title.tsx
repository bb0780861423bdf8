'use client';
import type { ReactNode } from 'react';
import { useAsksForVisit } from '@/lib/enquiry/visit';
import styles from './enquiry-form.module.scss';

interface EnquiryTitleProps {
  id: string;
  title: string;
  visitTitle: string;
  /** what the studio says about a visit */
  visitText: ReactNode;
}

/** The heading of the form. The page is one for everybody; what its URL asks for, the browser knows. */
export function EnquiryTitle({ id, title, visitTitle, visitText }: EnquiryTitleProps) {
  const isVisit = useAsksForVisit();
  return (
    <>
      {/* links to the form lead here, and the focus goes along */}
      <h2 id={id} tabIndex={-1}>
        {isVisit ? visitTitle : title}
      </h2>
      {isVisit && visitText ? <p className={styles.lead}>{visitText}</p> : null}
    </>
  );
}
