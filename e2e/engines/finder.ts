import type axe from 'axe-core';

export type Query = {
  /** of ARIA, or: `field` takes input, `file` files (hidden), `text` is the innermost element with these words */
  role: string;
  /** the whole name; without it any */
  name?: string;
  /** the name begins like this, with a count or a price after it */
  isStart?: boolean;
  /** it has the focus */
  isFocused?: boolean;
  /** the element lies in this one */
  within?: Query;
  /** which of several, from 0; -1 is the last */
  nth?: number;
};

/** The visible element with this role and name, by axe in the page: the same whatever the engine makes of them. */
export function findElement(query: Query): Element | undefined {
  const { commons, setup, teardown } = (globalThis as unknown as { axe: typeof axe }).axe;
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert], [aria-hidden="true"]');
  const hasRole: Record<string, (element: Element) => boolean> = {
    text: () => true,
    field: (element) => element.matches('input, textarea, select'),
    file: (element) => element.matches('input[type=file]'),
  };
  const nameOf = (element: Element, role: string) => {
    if (role === 'text') return plain(element.textContent);
    return plain(role === 'file' ? element.getAttribute('aria-label') : commons.text.accessibleText(element));
  };
  const search = ({ role, name, isStart, isFocused, within, nth = 0 }: Query): Element | undefined => {
    const root = within ? search(within) : document.body;
    const isRight =
      hasRole[role] ??
      ((element: Element) =>
        (commons.aria as unknown as { getRole: (node: Element) => string | null }).getRole(element) === role);
    const isNamed = (text: string) => name === undefined || (isStart ? text.startsWith(name) : text === name);
    const all = [...(root?.querySelectorAll('*') ?? [])];
    const candidates = isFocused ? all.filter((element) => element === document.activeElement) : all;
    const found = candidates.filter(
      (element) => isRight(element) && (role === 'file' || isShown(element)) && isNamed(nameOf(element, role)),
    );
    const innermost =
      role === 'text'
        ? found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
        : found;
    return innermost.at(nth);
  };
  setup();
  try {
    return search(query);
  } finally {
    teardown();
  }
}
