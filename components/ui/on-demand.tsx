'use client';
import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react';
import { loadChunk } from '@/lib/error/load-chunk';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A client component whose code is loaded when it is first rendered: a dialog, a tab, what a click brings. Without a
 * network its code is waited for, where `lazy` alone would take the page down. `preload` loads the code ahead and says
 * whether it is there; if it is not, the next attempt tries again.
 *
 * With `isWanted` it is rendered from the moment that this is true and stays, as a dialog does that is closed again. It
 * is prepared in the background then: React shows what replaces a fallback of `Suspense` 300 ms later at the earliest.
 * @param Fallback stands there meanwhile, with the same props
 * @param usesQueries brings React Query, for use outside of a deferred component
 */
export function onDemand<Props extends object>(
  load: Load<Props>,
  {
    Fallback = () => null,
    usesQueries = false,
  }: { Fallback?: ComponentType<Props & { isWanted?: boolean }>; usesQueries?: boolean } = {},
) {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = async () => ({ default: await (usesQueries ? loadWithQueries(load) : loadChunk(load)) });
  const Component = lazy(() => (code ??= start()));

  function OnDemand(props: Props & { isWanted?: boolean }) {
    const { isWanted } = props;
    const [wasWanted, setWanted] = useState(isWanted ?? true);
    if (isWanted && !wasWanted) setWanted(true);
    const isPrepared = useDeferredValue(wasWanted, isWanted === undefined);
    const fallback = <Fallback {...props} />;
    return <Suspense fallback={fallback}>{isPrepared ? <Component {...props} /> : fallback}</Suspense>;
  }

  OnDemand.preload = async (): Promise<boolean> => {
    try {
      await (code ??= start());
      return true;
    } catch {
      code = undefined;
      return false;
    }
  };
  return OnDemand;
}

/** Loads the code of a component together with React Query. */
export async function loadWithQueries<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [{ withQueries }, Component] = await loadChunk(() => Promise.all([import('./query-provider'), load()]));
  return withQueries(Component);
}
