import { useTranslations } from 'next-intl';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './contents-list.module.scss';

type Heading = { id: string; text: string; level: number };

/** Fewer headings than these are seen at a glance. */
const LONG = 4;

type Props = { headings: readonly Heading[]; lang?: string; className?: string };

/**
 * The main headings of a long text, to go to: beside it on wide screens, folded above it on others. None for a short
 * one. `lang` where they are in another language than the page.
 */
export function ContentsList({ headings, lang, className }: Props) {
  const t = useTranslations('RichText');
  const main = headings.filter(({ level }) => level === 2);
  if (main.length < LONG) return null;
  const list = (
    <ol {...(lang && { lang })}>
      {main.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('contents')} className={classNames(styles.contents, className)} data-print="no">
      <details className={styles.folded}>
        <summary>
          <span>{t('contents')}</span>
          <Icon name="down" size={20} />
        </summary>
        {list}
      </details>
      <div className={styles.open}>
        <p aria-hidden="true">{t('contents')}</p>
        {list}
      </div>
    </nav>
  );
}
