import { Logo } from '@/components/layout/logo';
import type { Configuration } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import styles from './letterhead.module.scss';

/** The studio at the head of a printed page: logo, name, where it is and how to reach it. */
export function Letterhead({ configuration, locale }: { configuration: Configuration; locale: Locale }) {
  const { navbar, footer, name } = configuration;
  const title = textIn(name, locale);
  const address = textIn(footer.store.address, locale);
  return (
    <div className={styles.letterhead}>
      <Logo url={navbar.logo.url} name={navbar.logo.alt ? textIn(navbar.logo.alt, locale) : title} height={36} />
      <address>
        <b>{title}</b>
        {[address, footer.store.phone, footer.store.email].map((line) => (line ? <span key={line}>{line}</span> : null))}
      </address>
    </div>
  );
}
