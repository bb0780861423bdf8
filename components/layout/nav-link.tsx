import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { navTarget } from './nav-address';

/** A link of the configuration: inside the shop, or to another site. Any other scheme is shown as its words alone. */
export function NavLink({ path, children, className, prefetch = false }: { path: string | null; children: ReactNode; className?: string; prefetch?: false }) {
  const target = navTarget(path);
  if (path !== null && target === 'inside') {
    return (
      <Link href={path} prefetch={prefetch} className={className}>
        {children}
      </Link>
    );
  }
  if (path !== null && target === 'outside') {
    return (
      <a href={path} rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}
