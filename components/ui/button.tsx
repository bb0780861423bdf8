import type { ComponentProps, ReactNode } from 'react';
import type { Blocks } from './blocks';
import { Link, type Prefetch } from '@/lib/i18n/navigation';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './button.module.scss';

export interface ButtonStyle {
  /** `primary` is gold, one in a view; `line` the second choice; `ink` on the gold band */
  variant?: 'primary' | 'ink' | 'line';
  size?: 'm' | 's';
  /** as wide as what holds it */
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** in progress: keeps its width and the focus, shows a ring, ignores clicks */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'm',
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A busy submit button stays focusable; it only no longer submits.
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyle {
  href: string;
  prefetch?: Prefetch;
  /** another site, in a new tab */
  external?: boolean;
  onClick?: ComponentProps<'a'>['onClick'];
  'aria-label'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

export function ButtonLink({
  variant = 'primary',
  size = 'm',
  wide,
  prefetch,
  external,
  children,
  ...rest
}: ButtonLinkProps) {
  const common = {
    ...rest,
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
  return external ? (
    <a {...common} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link {...common} prefetch={prefetch}>
      {children}
    </Link>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** the accessible name */
  label: string;
  iconSize?: number;
  children?: Blocks;
}

/** A 44 px square with an icon. */
export function IconButton({ icon, label, iconSize, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon name={icon} size={iconSize} />
      {children}
    </button>
  );
}

export interface TextLinkProps {
  href: string;
  /** with an arrow that moves under the pointer */
  arrow?: boolean;
  external?: boolean;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link in running text, ink with a gold underline, or with an arrow as a way on. */
export function TextLink({ href, arrow, external, className, children, ...rest }: TextLinkProps) {
  const content = arrow ? (
    <>
      <span>{children}</span>
      <Icon name="arrow" size={18} />
    </>
  ) : (
    children
  );
  const common = { ...rest, className: classNames(styles.link, className), ...(arrow && { 'data-arrow': true }) };
  if (external || /^(https?|mailto|tel):/.test(href)) {
    return (
      <a {...common} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {content}
      </a>
    );
  }
  return (
    <Link {...common} href={href}>
      {content}
    </Link>
  );
}

export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.link, styles.textButton, className)} />;
}
