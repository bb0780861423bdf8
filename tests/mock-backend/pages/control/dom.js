/** Everything on this page that came from outside is put in as text: no function here takes markup. */

/** @param {string} id */
export const byId = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
};

/** An element with properties and children; text children are text. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-') || name === 'role') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

/** `of` says which one of several: it is heard, not seen. */
export const button = (label, onclick, of) => el('button', { type: 'button', onclick, ...(of && { 'aria-label': `${label}: ${of}` }) }, label);

/** A link where the address is one of the web, else its text. */
export function link(address) {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb ? el('a', { href: address, target: '_blank', rel: 'noopener' }, address) : el('span', {}, address);
}

const shown = new WeakMap();

/** Shows a list, keeping the elements of what has not changed: open details and the focus stay where they are. */
export function showList(container, items, keyOf, build, nothing) {
  const before = shown.get(container) ?? new Map();
  const after = new Map();
  for (const item of items) {
    const key = String(keyOf(item));
    const text = JSON.stringify(item);
    const known = before.get(key);
    const wasOpen = known?.element.querySelector('details')?.open ?? false;
    const element = known?.text === text ? known.element : el(container.tagName === 'TBODY' ? 'tr' : 'li', {}, ...build(item));
    const details = element.querySelector('details');
    if (details && wasOpen) details.open = true;
    after.set(key, { text, element });
  }
  shown.set(container, after);
  const wanted = after.size > 0 ? [...after.values()].map(({ element }) => element) : [el('li', { className: 'quiet' }, nothing)];
  const isSame = wanted.length === container.children.length && wanted.every((element, index) => container.children[index] === element);
  if (!isSame) container.replaceChildren(...wanted);
}

/** Fills a select once, or again when its choices have changed; what was chosen stays chosen. */
export function showOptions(select, options) {
  const text = JSON.stringify(options);
  if (select.dataset.options === text) return;
  select.dataset.options = text;
  const { value } = select;
  select.replaceChildren(...options.map(([key, label]) => el('option', { value: key }, label)));
  if (options.some(([key]) => key === value)) select.value = value;
}
