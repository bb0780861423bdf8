import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureData } from '@/lib/api/shapes';
import type { LocalizedText } from '@/lib/i18n/text';
import styles from './hero.module.scss';

type Props = {
  title: string;
  /** where the title is in another language than the page */
  lang?: LocalizedText['lang'];
  action: ReactNode;
  href: string;
  picture?: PictureData | null;
  alt: string;
  caption: ReactNode;
};

/** The first thing seen: a picture from edge to edge, one sentence in a notch over it, one action. */
export function Hero({ title, lang, action, href, picture, alt, caption }: Props) {
  return (
    <section className={styles.hero} data-bare={picture ? undefined : ''}>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(width >= 768px) 100vw, 135vw" priority quality={60} />
        </div>
      ) : null}
      <div className={styles.notch}>
        <h1 lang={lang}>
          {phrases(title).map((phrase) => (
            <span key={phrase}>{phrase}</span>
          ))}
        </h1>
        <p className={styles.action}>
          <ButtonLink href={href}>{action}</ButtonLink>
        </p>
      </div>
      {picture && caption ? <p className={styles.caption}>{caption}</p> : null}
    </section>
  );
}

/** Chinese headings break after their commas and colons, not within a phrase. */
function phrases(title: string): string[] {
  return title.split(/(?<=[，：、])/);
}
