import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.scss';

/** As wide as the page's text may be: 1430 px with gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(layout.container, className)} />;
}
