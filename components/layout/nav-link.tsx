import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { navTarget } from './nav-address';

/** A link of the configuration: inside the shop, or to another site. Any other scheme is shown as plain text. */
export function NavLink({ path, children, className }: { path: string | null; children: ReactNode; className?: string }) {
  const target = navTarget(path);
  if (path === null || target === 'nowhere') return <span className={className}>{children}</span>;
  if (target === 'inside') {
    return (
      <Link href={path} prefetch={false} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={path} rel="noopener" className={className}>
      {children}
    </a>
  );
}
