'use client';
import { type MouseEvent, type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';

/** One picture at a time moves to the next page, so one name does; a browser drops a transition in which a name occurs twice. */
const SHARED = { name: 'picture', share: 'picture' } as const;

/** A card's picture. While it is shared it becomes the `ArrivingPicture` of the page that the card's link opens. */
export function SharedPicture({ isShared, children }: { isShared: boolean; children: ReactNode }) {
  return (
    <ViewTransition default="none" {...(isShared ? SHARED : null)}>
      {children}
    </ViewTransition>
  );
}

/** The main picture of a page: the one that the shopper followed on a card moves to its place, where the browser can do that. */
export function ArrivingPicture({ children }: { children: ReactNode }) {
  // what mounts on a hydrated page was opened by a link; once it has arrived, a card below may share its own
  const [isArriving, setArriving] = useState(useHydrated());
  useEffect(() => setArriving(false), []);
  return <SharedPicture isShared={isArriving}>{children}</SharedPicture>;
}

/** WebKitGTK 2.50 crashes in a transition (`npm run test:engines`): no Safari gets one until it is known to be safe there. */
const isWebKit = () => navigator.vendor.startsWith('Apple');

let release = () => {};

/** For a card: whether its picture is shared, and what to do with a click on its link. */
export function useSharedPicture(): [isShared: boolean, share: (event: MouseEvent) => void] {
  const [isShared, setShared] = useState(false);
  function share({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    release();
    if (metaKey || ctrlKey || shiftKey || matchMedia('(prefers-reduced-motion: reduce)').matches || isWebKit()) return;
    setShared(true);
    release = () => setShared(false);
  }
  return [isShared, share];
}
