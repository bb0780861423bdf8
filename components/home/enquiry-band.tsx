import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureData } from '@/lib/api/shapes';
import styles from './enquiry-band.module.scss';

type Props = { title: ReactNode; text: ReactNode; action: string; picture?: PictureData | null; alt: string; whatsapp?: { href: string; label: string } };

/** The way to ask the studio, on gold. */
export function EnquiryBand({ title, text, action, picture, alt, whatsapp }: Props) {
  return (
    <section className={styles.band} data-ground="gold" aria-labelledby="enquiry">
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(width >= 768px) 60vw, 100vw" />
        </div>
      ) : null}
      <div className={styles.body}>
        <h2 id="enquiry">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href="/contact-us" variant="ink">
            {action}
          </ButtonLink>
          {whatsapp ? (
            <TextLink href={whatsapp.href} external arrow>
              {whatsapp.label}
            </TextLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
