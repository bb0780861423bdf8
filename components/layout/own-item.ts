import type { NavItem } from './nav-item';

type Words = (key: 'allOf', values: { name: string }) => string;

/** A group's own link within its menu: "All services", as the group's name has just been read above it. */
export function ownItem(t: Words, { text, lang, path }: NavItem): NavItem {
  return { text: lang ? text : t('allOf', { name: text }), lang, path };
}
