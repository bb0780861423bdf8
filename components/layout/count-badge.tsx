import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import styles from './count-badge.module.scss';

interface CountBadge {
  icon: IconName;
  /** with the count in words: "Wishlist, 3 services" */
  label: string;
  /** 0 and undefined (not known yet) show no badge */
  count?: number;
}

const shortCount = (count: number) => (count > 99 ? '99+' : String(count));

function Content({ icon, count }: CountBadge) {
  return (
    <>
      <Icon name={icon} />
      {count ? (
        <span className={styles.badge} aria-hidden="true">
          {shortCount(count)}
        </span>
      ) : null}
    </>
  );
}

/** An icon in the bar with a count on it, as a link. */
export function CountBadgeLink({ href, ...badge }: CountBadge & { href: string }) {
  return (
    <Link href={href} prefetch={false} className={styles.tool} aria-label={badge.label}>
      <Content {...badge} />
    </Link>
  );
}

/** The same as a button, as for the cart's drawer. */
export function CountBadgeButton({ icon, label, count, ...rest }: CountBadge & Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'>) {
  return (
    <button {...rest} type="button" className={styles.tool} aria-label={label}>
      <Content icon={icon} label={label} count={count} />
    </button>
  );
}
