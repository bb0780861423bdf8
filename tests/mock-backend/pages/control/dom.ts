/** Data is put into the page as text only: no function here takes markup. */

type Properties = Record<string, unknown>;
export type Child = Node | string | null | undefined;

export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found as Kind;
}

/** An element with properties, ARIA attributes and children; strings become text. */
export function el<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Properties = {}, ...children: Child[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-') || name === 'role') element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** `of` names the item for assistive technology, where several buttons have the same label. */
export const button = (label: string, onclick: () => unknown, of?: string | number): HTMLButtonElement =>
  el('button', { type: 'button', onclick, ...(of && { 'aria-label': `${label}: ${of}` }) }, label);

/** A link, where the text is an HTTP URL. */
export function link(address: string): HTMLElement {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb ? el('a', { href: address, target: '_blank', rel: 'noopener' }, address) : el('span', {}, address);
}

const shown = new WeakMap<HTMLElement, Map<string, { text: string; element: HTMLElement }>>();

/** Renders a list. Elements of unchanged items stay, so that open details and the focus are kept. */
export function showList<Item>(
  container: HTMLElement,
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  build: (item: Item) => Child[],
  nothing: string,
): void {
  const before = shown.get(container);
  const after = new Map<string, { text: string; element: HTMLElement }>();
  for (const item of items) {
    const key = String(keyOf(item));
    const text = JSON.stringify(item);
    const known = before?.get(key);
    const element = known?.text === text ? known.element : el(container.tagName === 'TBODY' ? 'tr' : 'li', {}, ...build(item));
    const details = element.querySelector('details');
    if (details && known?.element.querySelector('details')?.open) details.open = true;
    after.set(key, { text, element });
  }
  shown.set(container, after);
  const wanted = after.size > 0 ? [...after.values()].map(({ element }) => element) : [el('li', { className: 'quiet' }, nothing)];
  const isSame = wanted.length === container.children.length && wanted.every((element, index) => container.children[index] === element);
  if (!isSame) container.replaceChildren(...wanted);
}

/** Fills a select when its options have changed; the selected one stays selected. */
export function showOptions(select: HTMLSelectElement, options: readonly (readonly [value: string, label: string])[]): void {
  const text = JSON.stringify(options);
  if (select.dataset.options === text) return;
  select.dataset.options = text;
  const { value } = select;
  select.replaceChildren(...options.map(([key, label]) => el('option', { value: key }, label)));
  if (options.some(([key]) => key === value)) select.value = value;
}
