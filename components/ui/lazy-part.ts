import { type ComponentType, lazy } from 'react';
import { waitForCode } from '@/lib/error/late-code';

/** `lazy` for a part of a page: without a network the part waits, where `lazy` alone would take the page down with it. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => waitForCode(load));
