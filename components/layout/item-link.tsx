import type { ReactNode } from 'react';
import { TextIn } from '@/components/ui/text-in';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { NavLink } from './nav-link';

type Props = { item: Pick<NavigationItem, 'path' | 'title'>; locale: Locale; className?: string; children?: ReactNode };

/** A navigation item by its title. `children` follow the title. */
export function ItemLink({ item, locale, className, children }: Props) {
  return (
    <NavLink path={item.path} className={className}>
      <TextIn text={item.title} locale={locale} />
      {children}
    </NavLink>
  );
}
