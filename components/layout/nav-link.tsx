import type { ReactNode } from 'react';
import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

/** A path as browsers read it: one slash, then neither a slash nor what they take for one (a backslash, a tab in between). */
const INSIDE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const OUTSIDE = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** Whether a link of the configuration leads to a page of the shop, to another site, or (any other scheme or form) nowhere. */
export function navTarget(path: string | null): 'inside' | 'outside' | 'nowhere' {
  if (path === null) return 'nowhere';
  return INSIDE.test(path) ? 'inside' : OUTSIDE.test(path) && URL.canParse(path) ? 'outside' : 'nowhere';
}

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

type ItemLinkProps = { item: Pick<NavigationItem, 'path' | 'title'>; locale: Locale; className?: string; children?: ReactNode };

/** A navigation item by its title. `children` follow the title. */
export function ItemLink({ item, locale, className, children }: ItemLinkProps) {
  return (
    <NavLink path={item.path} className={className}>
      <TextIn text={item.title} locale={locale} />
      {children}
    </NavLink>
  );
}
