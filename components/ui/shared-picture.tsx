'use client';
import type { MouseEvent, ReactNode } from 'react';

const DURATION_MS = 240;

/** The picture of the card that was followed last: where it stood, and which page it leads to. */
let followed: { from: DOMRect; path: string } | undefined;

/** For the click on a card's link: its picture goes on to the page that opens. */
export function followPicture({
  currentTarget: link,
  metaKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>): void {
  followed = undefined;
  const picture = link.closest('article, li')?.querySelector('img');
  if (!picture || metaKey || ctrlKey || shiftKey) return;
  followed = { from: picture.getBoundingClientRect(), path: link.pathname };
}

/**
 * The main picture of a page: moves to its place from where it stood on the card that the shopper followed. It is moved
 * in the page's first frame. A view transition would hold that frame back until the old page is captured and the
 * picture decoded.
 */
export function ArrivingPicture({ children }: { children: ReactNode }) {
  return (
    <div ref={arrive} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

function arrive(box: HTMLDivElement | null): void {
  const picture = box?.firstElementChild;
  if (!picture || followed?.path !== location.pathname) return;
  const { from } = followed;
  followed = undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // in the next frame, before the first paint: the new page is scrolled to its start then
  requestAnimationFrame(() => {
    const to = picture.getBoundingClientRect();
    const [x, y] = [
      middle(from.left, from.width) - middle(to.left, to.width),
      middle(from.top, from.height) - middle(to.top, to.height),
    ];
    picture.animate(
      { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, 'none'] },
      { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
  });
}

const middle = (start: number, size: number) => start + size / 2;
