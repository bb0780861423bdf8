import { Logo } from '@/components/layout/logo';
import { getConfiguration } from '@/lib/configuration/server';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import styles from './letterhead.module.scss';

/** The studio at the head of an appointment, on screen and on paper: logo, name, where it is and how to reach it. */
export async function Letterhead() {
  const [{ navbar, footer, name }, locale] = await Promise.all([getConfiguration(), getLocale()]);
  const title = textIn(name, locale);
  const address = textIn(footer.store.address, locale);
  return (
    <div className={styles.letterhead}>
      <Logo url={navbar.logo.url} name={navbar.logo.alt ? textIn(navbar.logo.alt, locale) : title} height={36} />
      <address>
        <b>{title}</b>
        {[address, footer.store.phone, footer.store.email].map((line) =>
          line ? <span key={line}>{line}</span> : null,
        )}
      </address>
    </div>
  );
}
