import { type RefCallback, useEffect, useState } from 'react';
import { firstSign } from './first-sign';

/** A quarter of a screen below the visible part counts as near, and so does all above it: Back may open a page at its end. */
const NEAR = '1000000px 0px 25%';

/**
 * For content far down the page, which most visits never reach. @returns `watch`, the ref of an element beside it, and
 * `reached`, which resolves once that element is near the viewport
 */
export function nearness(): { reached: Promise<void>; watch: RefCallback<Element> } {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const canWatch = typeof window !== 'undefined' && 'IntersectionObserver' in window;
  if (!canWatch) reach();
  return {
    reached,
    watch(element) {
      if (!element || !canWatch) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

/**
 * @param isNearAtFirst whether it is rendered as if near from the start
 * @returns whether the element of the ref has come near, and the ref
 */
export function useNear(isNearAtFirst = false): [isNear: boolean, watch: RefCallback<Element>] {
  const [{ reached, watch }] = useState(nearness);
  const [isNear, setNear] = useState(isNearAtFirst);
  // what nobody sees waits for a person, also where a large screen has it near from the start
  useEffect(() => void reached.then(firstSign).then(() => setNear(true)), [reached]);
  return [isNear, watch];
}
