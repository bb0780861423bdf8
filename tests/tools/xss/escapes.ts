import type { Page } from '@playwright/test';
import { TAKEN_NAMES } from './payloads.ts';

/**
 * What hostile text has become in a page that shows it: elements, attributes and addresses that could run, stand over
 * the page, or answer to a name that scripts ask for, though nothing has been touched yet. An empty list is a clean
 * page.
 */
export function findEscapes(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const found = new Set<string>();
    const origin = location.origin;
    const say = (what: string, element: Element): void =>
      void found.add(`${what}: ${element.outerHTML.slice(0, 160).replace(/\s+/g, ' ')}`);
    const ADDRESSES = [
      'href',
      'src',
      'action',
      'formaction',
      'xlink:href',
      'data',
      'poster',
      'background',
      'ping',
      'cite',
      'srcdoc',
    ];

    function checkAddress(element: Element, name: string, value: string): void {
      if (name === 'srcdoc' || name === 'ping') return say(name, element);
      const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : undefined;
      if (!url) return;
      if (!['http:', 'https:', 'mailto:', 'tel:', 'blob:', 'data:'].includes(url.protocol))
        say('address that runs', element);
      if (
        url.protocol === 'data:' &&
        !(element.localName === 'img' || (element.localName === 'link' && element.getAttribute('rel') === 'icon'))
      )
        say('data', element);
      if (url.host === 'relative.evil.example') say('leads elsewhere under the name of a page', element);
      if (name !== 'href' && url.protocol.startsWith('http') && url.origin !== origin)
        say('fetches from elsewhere', element);
    }

    function checkScript(element: HTMLScriptElement): void {
      if (element.type === 'importmap' || element.type === 'speculationrules') say('script', element);
      if (element.type === 'application/ld+json') {
        try {
          JSON.parse(element.text);
        } catch {
          say('structured data that is none', element);
        }
      } else if (element.text.includes('xss') && !/^\(?self\.__next_f/.test(element.text)) say('script', element);
    }

    for (const element of document.querySelectorAll('*')) {
      const { localName } = element;
      if (
        [
          'iframe',
          'frame',
          'frameset',
          'object',
          'embed',
          'applet',
          'portal',
          'base',
          'animate',
          'set',
          'foreignobject',
          'math',
          'marquee',
        ].includes(localName)
      )
        say('element', element);
      if (localName === 'meta' && element.getAttribute('http-equiv')) say('order to the browser', element);
      if (localName === 'style' && /evil|xss|expression/.test(element.textContent ?? '')) say('style', element);
      // a blob is its own page's alone, whatever it is called
      if (
        localName === 'link' &&
        !(element as HTMLLinkElement).href.startsWith('blob:') &&
        new URL((element as HTMLLinkElement).href || origin, origin).origin !== origin &&
        element.getAttribute('rel') !== 'alternate'
      )
        say('link', element);
      if (element instanceof HTMLScriptElement) checkScript(element);
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) say('handler', element);
        else if (ADDRESSES.includes(name)) checkAddress(element, name, value);
        else if (
          name === 'style' &&
          localName !== 'next-route-announcer' &&
          /url\(|expression|position|inset|z-index|binding/i.test(value)
        )
          say('style', element);
        else if ((name === 'id' || name === 'name') && names.includes(value)) say('name', element);
        else if (name === 'class' && value.includes('xss')) say('class', element);
      }
    }
    const prototype = Object.keys(Object.prototype);
    if (prototype.length > 0 || 'isAdmin' in {}) found.add(`every object has ${prototype.join(', ')}`);
    return [...found];
  }, TAKEN_NAMES);
}

/** What is wrong with a page as a page: it must still be one that can be read and used. */
export function findDamage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const damage: string[] = [];
    const main = document.querySelectorAll('main');
    if (main.length !== 1) damage.push(`${main.length} main parts`);
    if (!document.querySelector('h1')?.textContent?.trim()) damage.push('no heading');
    if (document.querySelector('[data-error-code]')) damage.push('an error page');
    if (document.body.children.length === 0 || document.body.innerText.trim().length < 100)
      damage.push('an empty page');
    // nothing covers the top of the page
    const top = document.elementFromPoint(innerWidth / 2, 20);
    if (top && top.closest('main') && getComputedStyle(top).position === 'fixed')
      damage.push('something stands over the page');
    return damage;
  });
}
