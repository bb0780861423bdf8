'use client';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefCallback,
  type RefObject,
  startTransition,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { firstSign } from '@/lib/client/first-sign';
import { useHydrated } from '@/lib/client/use-hydrated';
import { loadChunk } from '@/lib/error/load-chunk';
import { useThrow } from '@/lib/error/use-throw';
import styles from './deferred.module.scss';
import { repeatEarlyInput } from './early-input';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A client component whose code is loaded after the page. It is rendered on the server like any other and hydrates in
 * place at the first sign of a person (lib/client/first-sign.ts). A click that comes too early shows at once that it
 * was heard, and is repeated as soon as the component has hydrated. React Query comes with it; without a network its
 * code is waited for. The box around it is a `<div>`: place it where HTML allows one, not in a paragraph, a heading or
 * a button.
 * @param isManyfold for what a page shows many times, like the hearts of its cards: each hydrates when it comes near
 * the viewport, since together they would keep a slow phone busy
 */
export function deferred<Props extends object>(load: Load<Props>, { isManyfold = false } = {}): ComponentType<Props> {
  const Component = lazy(async () => {
    if (isBrowser) await firstSign();
    return { default: await loadWithQueries(load) };
  });
  // while it has not hydrated, a change of its props or of a context would make React drop what the server rendered
  return memo(function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isHydrated = useHydrated();
    const [place] = useState(() => (isManyfold && isBrowser && !isHydrated ? nearness() : undefined));
    // the element around it: the box has no size of its own, and React may not have put its content there yet
    useEffect(() => place?.watch(box.current?.parentElement ?? null), [place]);
    // the same elements once the page has hydrated: React would discard what is still to hydrate if they changed
    return useMemo(
      () => (
        <div ref={box} className={styles.box} data-hydrated="false">
          <Suspense fallback={null}>
            {place ? <WaitFor promise={place.reached} /> : null}
            <Component {...props} />
            <Hydrated box={box} />
          </Suspense>
        </div>
      ),
      [place, props],
    );
  });
}

/**
 * A client component that shows nothing at first, added to the page at the first sign of a person. What stands on every
 * page is this or hydrates with it: React holds a navigation back until whatever stays has hydrated.
 */
export function addedLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function AddedLater(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>();
    const fail = useThrow();
    useEffect(() => {
      firstSign()
        .then(() => loadWithQueries(load))
        .then((loaded) => startTransition(() => setComponent(() => loaded)))
        .catch(fail);
    }, [fail]);
    return Component ? <Component {...props} /> : null;
  };
}

/**
 * A client component whose code is loaded when it is first rendered: a dialog, a tab, what a click brings. Without a
 * network its code is waited for, where `lazy` alone would take the page down.
 * @param Fallback what stands there meanwhile; without one the caller places the `Suspense`
 */
export function lazyComponent<Props extends object>(load: Load<Props>, Fallback?: ComponentType): ComponentType<Props> {
  const Component = lazy(async () => ({ default: await loadChunk(load) }));
  if (!Fallback) return Component;
  return function Lazy(props: Props) {
    return (
      <Suspense fallback={<Fallback />}>
        <Component {...props} />
      </Suspense>
    );
  };
}

/**
 * Renders lazy `children` from the moment they are first wanted, a dialog for example. They are prepared in the
 * background: with a fallback in their place, React would hold them back for 300 ms even if their code came sooner.
 */
export function OnceWanted({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWanted(true);
  const isReady = useDeferredValue(wasWanted, false);
  return <Suspense fallback={null}>{isReady ? children : null}</Suspense>;
}

export const Nothing = () => null;

/**
 * `lazyComponent` together with React Query, for use outside of a deferred component. The caller places the `Suspense`.
 */
export const lazyWithQueries = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => ({ default: await loadWithQueries(load) }));

export async function loadWithQueries<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [{ withQueries }, Component] = await loadChunk(() => Promise.all([import('./query-provider'), load()]));
  return withQueries(Component);
}

/**
 * For content far down the page, which most visits never reach. @returns `watch`, the ref of an element beside it, and
 * `reached`, which resolves once that element is near the viewport
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
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

const isBrowser = typeof window !== 'undefined';
/** Components up to half a screen below the visible part count as near. */
const NEAR = '0px 0px 50%';

function WaitFor({ promise }: { promise: Promise<void> }) {
  use(promise);
  return null;
}

/** Its effect runs when everything beside it has hydrated. */
function Hydrated({ box }: { box: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    current.setAttribute('data-hydrated', 'true');
    // it has rendered what the server did; what its stores say by now is rendered before the next microtask
    queueMicrotask(() => repeatEarlyInput(current));
  }, [box]);
  return null;
}
