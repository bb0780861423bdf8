import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Facts } from '@/components/ui/facts';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { PageHead, Section } from '@/components/ui/section';
import styles from './contact.module.scss';

type ContactProps = {
  title: string;
  lead: ReactNode;
  crumbs: ReactNode;
  /** where the studio is and how to reach it */
  facts: readonly { key: string; name: string; value: ReactNode }[];
  picture?: PictureSource | null;
  alt: string;
  formTitle: string;
  form: ReactNode;
};

/** The contact page: how to reach the studio beside its picture, then the form. */
export function Contact({ title, lead, crumbs, facts, picture, alt, formTitle, form }: ContactProps) {
  return (
    <>
      <Container>
        <PageHead title={title} lead={lead} crumbs={crumbs} />
        <div className={styles.studio}>
          <div className={styles.facts}>
            <Facts items={facts} />
          </div>
          {picture ? <Picture picture={picture} alt={alt} ratio="4/3" sizes="(width >= 992px) 52vw, 92vw" priority /> : null}
        </div>
      </Container>
      <Section ground="white" aria-labelledby="enquiry">
        <div className={styles.enquiry}>
          <h2 id="enquiry">{formTitle}</h2>
          <div className={styles.form}>{form}</div>
        </div>
      </Section>
    </>
  );
}
