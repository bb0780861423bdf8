'use client';
import { type MouseEvent, type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';

/** One picture at a time moves to the next page, so one name does: a browser drops a transition in which a name occurs twice. */
const SHARED = { name: 'picture', share: 'picture' } as const;

/** A card's picture. While it is shared it becomes the `ArrivingPicture` of the page that the card's link opens. */
export function SharedPicture({ isShared, children }: { isShared: boolean; children: ReactNode }) {
  return (
    <ViewTransition default="none" {...(isShared ? SHARED : null)}>
      {children}
    </ViewTransition>
  );
}

/** WebKitGTK 2.50 crashes in a transition (`npm run test:engines`): no Safari gets one until it is known to be safe there. */
const isWebKit = () => navigator.vendor.startsWith('Apple');

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !isWebKit();

/** Takes the name from the picture that has it. */
let release = () => {};

/** The main picture of a page: the one that the shopper followed on a card moves to its place, where the browser can do that. */
export function ArrivingPicture({ children }: { children: ReactNode }) {
  const isOpenedByLink = useHydrated(); // a document that loads has no picture to take over
  const [isShared, setShared] = useState(() => isOpenedByLink && mayMove());
  useEffect(() => {
    release = () => setShared(false);
  }, []);
  return <SharedPicture isShared={isShared}>{children}</SharedPicture>;
}

/** For a card: whether its picture is shared, and what to do with a click on its link. */
export function useSharedPicture(): [isShared: boolean, share: (event: MouseEvent) => void] {
  const [isShared, setShared] = useState(false);
  function share({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    release();
    if (metaKey || ctrlKey || shiftKey || !mayMove()) return;
    setShared(true);
    release = () => setShared(false);
  }
  return [isShared, share];
}
