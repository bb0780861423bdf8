'use client';
import { type ComponentType, lazy, type RefCallback, type RefObject, Suspense, useEffect, useRef } from 'react';
import { waitForCode } from '@/lib/error/late-code';
import styles from './island.module.scss';

/**
 * A part whose code comes after the page: it is rendered on the server like any other, stays as it is while the page
 * loads, and wakes up in place once the page has loaded and is idle, or at once when the shopper touches something.
 * A press that comes too early is kept and made again as soon as the part can hear it.
 * The box around it is a `<div>`: place it where HTML allows one, not in a paragraph, a heading or a button.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyAfterLoad(load);
  return function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box} className={styles.box} data-island="asleep">
        <Suspense fallback={null}>
          <Part {...props} />
          <Awake box={box} />
        </Suspense>
      </div>
    );
  };
}

/** The part alone, for where a box around it would be wrong, as in a list. The caller places the `Suspense`. */
export function lazyAfterLoad<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (isBrowser) await afterLoad();
    return { default: await waitForCode(load) };
  });
}

/** An island whose part speaks to the backend: React Query comes along with it. */
export function queryIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return island(async () => {
    const [{ withQueries }, Part] = await Promise.all([import('./query-provider'), load()]);
    return withQueries(Part);
  });
}

/**
 * For parts far down the page, that most visits never see: `watch` is the ref of something beside them, and `reached`
 * resolves once that has come near.
 */
export function nearness(): { reached: Promise<void>; watch: RefCallback<Element> } {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const canWatch = isBrowser && 'IntersectionObserver' in window;
  if (!canWatch) reach();
  return {
    reached,
    watch(element) {
      if (!element || !canWatch) return undefined;
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(), { rootMargin: NEAR });
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

const isBrowser = typeof window !== 'undefined';
/** Half a screen further down. */
const NEAR = '0px 0px 50%';
/** Specification 9: what is fetched ahead waits for an idle moment, but no longer than this. */
const IDLE_TIMEOUT_MS = 2000;
const ASLEEP = '[data-island="asleep"]';

let loaded: Promise<void> | undefined;

/** Resolves when the page has loaded and is idle, or when the shopper touches it. */
export function afterLoad(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const done = () => resolve();
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(done, 1));
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true, capture: true });
  });
  return loaded;
}

/** Presses on parts that are still asleep. */
const missed = new Set<Element>();

if (isBrowser) {
  // on the window: before the framework hears it, which would drop it
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (!target?.closest(ASLEEP) || event.metaKey || event.ctrlKey || event.shiftKey) return;
      // a link works by itself while the page still loads
      if (document.readyState !== 'complete' && target.closest('a[href]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      missed.add(target);
    },
    { capture: true },
  );
}

/** Its effect runs when everything beside it has woken up. */
function Awake({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    current.setAttribute('data-island', 'awake');
    for (const target of missed) {
      if (!current.contains(target)) continue;
      missed.delete(target);
      if (target instanceof HTMLElement || target instanceof SVGElement) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }, [box]);
  return null;
}
