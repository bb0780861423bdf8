'use client';
import type { ReactNode } from 'react';
import { useAskedOrder, useAsksForVisit } from '@/lib/enquiry/visit';
import styles from './enquiry-form.module.scss';

interface EnquiryTitleProps {
  id: string;
  title: string;
  visitTitle: string;
  otherDayTitle: string;
  /** what the studio says about a visit */
  visitText: ReactNode;
}

/** The heading of the form. The page is one for everybody; what its URL asks for, the browser knows. */
export function EnquiryTitle({ id, title, visitTitle, otherDayTitle, visitText }: EnquiryTitleProps) {
  const isVisit = useAsksForVisit();
  const order = useAskedOrder();
  const visit = order ? otherDayTitle : visitTitle;
  return (
    <>
      {/* links to the form lead here, and the focus goes along */}
      <h2 id={id} tabIndex={-1}>
        {isVisit ? visit : title}
      </h2>
      {isVisit && !order && visitText ? <p className={styles.lead}>{visitText}</p> : null}
    </>
  );
}
