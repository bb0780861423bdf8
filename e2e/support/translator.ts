/**
 * What a browser's translator does to a page, to be run in it before its scripts: from the moment the page has loaded
 * each text is taken out, and `<font>` elements with the translation stand in its place, for later texts too. The words
 * stay as they are.
 */
export function translatePage(): void {
  const translate = (text: Text): void => {
    const words = text.data;
    const parent = text.parentElement;
    if (words.trim() === '' || !parent || parent.closest('font, script, style, noscript, textarea, [translate="no"]'))
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = words;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const begin = (): void => {
    document.documentElement.lang = 'ja';
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else translateIn(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('load', () => begin(), { once: true });
}
