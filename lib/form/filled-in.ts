import { createStore } from '@/lib/client/store';

/** How often another account has logged in, or this one out, in another tab since the page was opened. */
export const otherLogins = createStore(0);

/** The forms on the page; each tells whether anything is filled in. */
export const openForms = new Set<() => boolean>();

/** Whether anything is filled in on the page. */
export const isFilledIn = (): boolean => [...openForms].some((isOneFilledIn) => isOneFilledIn());
