/** An element of sanitised HTML: `attributes` and `inner` are HTML still. */
export type Element = { name: string; attributes: string; inner: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

/**
 * Makes the outermost elements of these names anew. For HTML that the sanitiser wrote alone: every element is closed
 * there, and no attribute holds a `<` or `>`.
 * @param make returns the HTML that stands in the element's place
 */
export function replaceElements(html: string, names: readonly string[], make: (element: Element) => string): string {
  const parts: string[] = [];
  let open: { name: string; attributes: string; from: number } | undefined;
  let depth = 0;
  let done = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (!names.includes(name)) continue;
    depth += slash ? -1 : 1;
    if (!slash && depth === 1) {
      parts.push(html.slice(done, index));
      open = { name, attributes, from: index + tag.length };
    } else if (slash && depth === 0 && open) {
      parts.push(make({ name: open.name, attributes: open.attributes, inner: html.slice(open.from, index) }));
      done = index + tag.length;
    }
  }
  return parts.join('') + html.slice(done);
}
