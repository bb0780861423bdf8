/**
 * In the page: what is wrong with how it is laid out in this window, each fault with the words that it concerns. Scrolls
 * to every control.
 */
export function layoutFaults(): string[] {
  // A reference; a number, an amount, a date or a range; a word. An address on the web is many words: it may part
  // between them, as before “@” or after “/”, and so may what a hyphen joins. No line begins with a mark.
  const WHOLE =
    /[A-Z]{2,8}-\d[\d-]*|−?(?:[A-Z]{0,3}\$)?\d[\d,.:/–-]*%?|[\p{Script=Latin}\p{M}’']{2,}|\S\s?[·，。、：；！？」）]/gu;
  const CONTROLS = 'a[href], button:enabled, summary, select, textarea, input:not([type=hidden], [type=file])';
  /** What comes and goes by itself (toasts, progress, the way to the top), and what somebody opens over the page. */
  const PASSING = '[popover], [role=progressbar], a[href="#top"], [role=listbox], nav [data-open]';
  /** Pixels: a column of some words has no fewer. */
  const NARROW = 72;
  const faults = new Set<string>();
  const page = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const style = (element: Element) => getComputedStyle(element);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
  const around = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? around(element.parentElement) : []),
  ];
  const isFixed = (element: Element) => style(element).position === 'fixed';
  const scrollsAcross = (element: Element) =>
    /auto|scroll/.test(style(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
  const scrollsDown = (element: Element) =>
    /auto|scroll/.test(style(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
  const say = (fault: string, element: Element, words = element.textContent) =>
    faults.add(`${fault}: “${words.trim().slice(0, 50)}” in ${element.localName}.${element.className}`);
  const rectsOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
  const linesOf = (node: Text, from = 0, to = node.length) =>
    rectsOf(node, from, to).reduce<DOMRect[]>((lines, rect) => {
      const last = lines.at(-1);
      return last && rect.top < last.bottom - last.height / 2 ? lines : [...lines, rect];
    }, []);

  const texts: { box: Element; lines: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('svg, script, style, option, textarea') || !isShown(parent))
      continue;
    const boxes = around(parent);
    // said to screen readers alone
    if (boxes.some((one) => boxOf(one).width <= 1)) continue;
    const box = boxes.find((one) => !/^inline$|contents/.test(style(one).display)) ?? parent;
    const { left, right } = boxOf(box);
    const lines = linesOf(text);
    texts.push({ box, lines });
    if (lines.some((line) => line.right > right + 1.5 || line.left < left - 1.5) && !boxes.some(scrollsAcross))
      say('wider than its box', box, text.data);
    if (lines.length > 1)
      for (const { index, 0: word } of text.data.matchAll(WHOLE))
        // the id of a request is longer than a narrow line
        if (word.length < 24 && linesOf(text, index, index + word.length).length > 1) say('broken', box, word);
    const isAlone = (lines.at(-1)?.width ?? 0) < 1.3 * Number.parseFloat(style(box).fontSize);
    if (
      lines.length > 1 &&
      isAlone &&
      box.matches('h1, h2, h3, p') &&
      text === box.lastChild &&
      /\p{Script=Han}/u.test(text.data)
    )
      say('a character alone on a line', box);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);
  const parts = [...page.querySelectorAll('*')].filter(isShown);
  for (const panel of [page, ...parts].filter((one) => one !== document.body && scrollsDown(one))) {
    if (scrollsAcross(panel)) say('scrolls sideways', panel);
    const end = boxOf(panel).bottom + 1 - panel.scrollTop;
    const below = [...panel.querySelectorAll(CONTROLS)].find((one) => isShown(one) && boxOf(one).bottom > end);
    // a dialog and a list of suggestions have nothing else to scroll with
    if (below && !panel.closest('dialog, [role=listbox]')) say('below the edge of what scrolls by itself', below);
  }

  // columns of a row: many lines in a column that is narrow, or narrower than what is empty beside it
  for (const { box, lines } of texts.filter((one) => one.lines.length > 2)) {
    const { width } = boxOf(box);
    if (width < NARROW) say('narrow', box);
    const cell = around(box).find(
      ({ parentElement: row }) => row && /grid|flex|row/.test(style(row).display) && boxOf(row).width > width + NARROW,
    );
    if (width > 2 * NARROW || !cell) continue;
    const { top, bottom } = boxOf(cell);
    for (const other of [...(cell.parentElement?.children ?? [])].filter((one) => one !== cell)) {
      const place = boxOf(other);
      const filled = rectsOf(other, 0, other.childNodes.length).filter((rect) => rect.width < place.width - 1);
      const room = filled.length > 0 ? place.right - Math.max(...filled.map(({ right }) => right)) : 0;
      if (Math.min(bottom, place.bottom) - Math.max(top, place.top) > lines.length && room > NARROW)
        say('narrow beside what is empty', box);
    }
  }

  // what floats over the page has a column for itself, or is a bar from edge to edge
  for (const island of parts.filter((one) => isFixed(one) && one.textContent.trim() && !one.closest(PASSING))) {
    const { left, right, width } = boxOf(island);
    if (width <= 1 || width > innerWidth * 0.9) continue;
    for (const { box, lines } of texts)
      if (lines.some((line) => line.left < right && line.right > left) && !around(box).some(isFixed))
        say(`under “${island.textContent}”`, box);
  }
  for (const control of parts.filter((one) => one.matches(CONTROLS) && !one.closest(PASSING))) {
    const target = control.matches('input') ? (control.closest('label') ?? control) : control;
    const cover = () => {
      const [first] = [...target.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (!first) return undefined;
      const over = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
      if (!over) return 'out of reach';
      const isFree = target.contains(over) || over.contains(target) || over.closest(PASSING);
      return isFree ? undefined : `covered by ${over.localName}.${over.className}`;
    };
    target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    if (!cover() || !(control instanceof HTMLElement)) continue;
    // a link that the keyboard alone shows, a column that sticks until then
    control.focus();
    const fault = cover();
    if (fault) say(fault, target);
    control.blur();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
