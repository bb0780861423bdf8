import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Marked } from '@/components/ui/marked';
import { Link, type Prefetch } from '@/lib/i18n/navigation';
import type { LocalizedText } from '@/lib/i18n/text';

/**
 * A path as browsers read it: one slash, then neither a slash nor what they take for one (a backslash, a tab in
 * between).
 */
const INSIDE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const OUTSIDE = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/**
 * Whether a link of the configuration leads to a page of the shop, to another site, or (any other scheme or form)
 * nowhere.
 */
export function navTarget(path: string | null): 'inside' | 'outside' | 'nowhere' {
  if (path === null) return 'nowhere';
  if (INSIDE.test(path)) return 'inside';
  return OUTSIDE.test(path) && URL.canParse(path) ? 'outside' : 'nowhere';
}

type Props = { path: string | null; children: ReactNode; prefetch?: Prefetch; className?: string };

/** A link of the configuration: inside the shop, or to another site. Any other scheme is shown as plain text. */
export function NavLink({ path, children, ...rest }: Props) {
  const target = navTarget(path);
  if (path === null || target === 'nowhere') return <span className={rest.className}>{children}</span>;
  if (target === 'inside') {
    return (
      <Link href={path} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={path} rel="noopener" className={rest.className}>
      {children}
    </a>
  );
}

type ItemLinkProps = {
  item: LocalizedText & { path: string | null };
  prefetch?: Prefetch;
  className?: string;
  children?: Blocks;
};

/** A navigation item by its title. `children` follow the title. */
export function ItemLink({ item, children, ...rest }: ItemLinkProps) {
  return (
    <NavLink path={item.path} {...rest}>
      <Marked text={item.text} lang={item.lang} />
      {children}
    </NavLink>
  );
}
