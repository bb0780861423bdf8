import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import styles from './breadcrumb.module.scss';

/** Where the page is; the last one is the page itself and no link. */
export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  const t = useTranslations('Ui');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')} data-print="no">
      <ol>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`}>
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
