'use client';
import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { firstSign } from '@/lib/client/first-sign';
import { nearness } from '@/lib/client/near';
import { useHydrated } from '@/lib/client/use-hydrated';
import layout from './layout.module.scss';
import { repeatEarlyInput } from './early-input';
import { type Load, loadWithQueries, onDemand } from './on-demand';

const isBrowser = typeof window !== 'undefined';

/**
 * A client component whose code is loaded after the page. It is rendered on the server like any other and hydrates in
 * place at the first sign of a person (lib/client/first-sign.ts). A click that comes too early shows at once that it
 * was heard, and is repeated as soon as the component has hydrated. React Query comes with it; without a network its
 * code is waited for. The box around it is a `<div>`: place it where HTML allows one, not in a paragraph, a heading or
 * a button.
 * @param when `near`: not before it comes near the viewport. For what stands far down, and for what a page shows many
 * times, like the hearts of its cards, which together would keep a slow phone busy.
 * @param ssr `false`: it shows nothing at first and is added at the first sign. What stands on every page is such a
 * component or hydrates with the page: React holds a navigation back until whatever stays has hydrated.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  { when = 'sign', ssr = true }: { when?: 'sign' | 'near'; ssr?: boolean } = {},
): ComponentType<Props> {
  return ssr ? hydratedLater(load, when === 'near') : addedLater(load);
}

function hydratedLater<Props extends object>(load: Load<Props>, waitsForNear: boolean): ComponentType<Props> {
  const Component = lazy(async () => {
    if (isBrowser) await firstSign();
    return { default: await loadWithQueries(load) };
  });
  // while it has not hydrated, a change of its props or of a context would make React drop what the server rendered
  return memo(function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isHydrated = useHydrated();
    const [place] = useState(() => (waitsForNear && isBrowser && !isHydrated ? nearness() : undefined));
    // the element around it: the box has no size of its own, and React may not have put its content there yet
    useEffect(() => place?.watch(box.current?.parentElement ?? null), [place]);
    // the same elements once the page has hydrated: React would discard what is still to hydrate if they changed
    return useMemo(
      () => (
        <div ref={box} className={layout.box} data-hydrated="false">
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

function addedLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Component = onDemand(load, { usesQueries: true });
  return function AddedLater(props: Props) {
    const [isAdded, setAdded] = useState(false);
    useEffect(() => {
      void firstSign()
        .then(Component.preload)
        .then(() => setAdded(true));
    }, []);
    return isAdded ? <Component {...props} isWanted /> : null;
  };
}

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
