import { Link } from '@/lib/i18n/navigation';
import styles from './terms-navigation.module.scss';

/** The other pages of the terms, beside the one that is open. */
export function TermsNavigation({ label, items }: { label: string; items: readonly { href: string; title: string; isCurrent: boolean }[] }) {
  return (
    <nav aria-label={label} className={styles.navigation} data-print="no">
      <ul>
        {items.map(({ href, title, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
