'use client';
import { useRef, useState } from 'react';
import { WIDEST } from './picture-source';
import { useFingers } from './use-fingers';
import { mostZoom, movedBy, type Point, type Size, WHOLE, zoomedTo } from './zoom';

const STEP = 1.5;
const DOUBLE_TAP_ZOOM = 2.5;
/** pixels that a finger may slip by while it taps */
const SLIP = 10;
const SWIPE = 48;
const DOUBLE_TAP_MS = 300;
const MIDDLE: Point = { x: 0, y: 0 };

/**
 * A picture that is enlarged with two fingers, a double tap or steps, and moved with one finger or the mouse. While it
 * is shown whole, it follows a finger to the side, and `onSwipe` is told where to.
 */
export function useZoom(picture: Size, onSwipe: (by: 1 | -1) => void) {
  const { stage, view, setView, zoomTo, move } = useView(picture);
  const start = useRef<Point>(undefined);
  const isSecondTap = useSecondTap();
  const [isHeld, setHeld] = useState(false);

  const fingers = useFingers({
    onDown(point, count) {
      // two fingers neither tap nor swipe
      start.current = count === 1 ? point : undefined;
      setHeld(true);
    },
    onMove(by) {
      if (view.scale > 1) move(by.x, by.y);
      else if (start.current) setView((now) => ({ ...now, x: now.x + by.x }));
    },
    onSpread(factor, middle, by) {
      zoomTo((scale) => scale * factor, middle);
      move(by.x, by.y);
    },
    onUp(point, { type, timeStamp }) {
      const from = start.current;
      start.current = undefined;
      setHeld(false);
      // a picture that is not enlarged returns to the middle after a swipe
      setView((before) => (before.scale > 1 ? before : WHOLE));
      if (!from || type === 'pointercancel') return;
      const by = { x: point.x - from.x, y: point.y - from.y };
      if (Math.hypot(by.x, by.y) < SLIP) {
        if (isSecondTap(point, timeStamp)) zoomTo((scale) => (scale > 1 ? 1 : DOUBLE_TAP_ZOOM), point);
      } else if (view.scale === 1 && Math.abs(by.x) > Math.max(SWIPE, Math.abs(by.y))) onSwipe(by.x < 0 ? 1 : -1);
    },
  });

  return {
    view,
    isZoomed: view.scale > 1,
    zoomIn: () => zoomTo((scale) => scale * STEP),
    zoomOut: () => zoomTo((scale) => scale / STEP),
    move,
    reset: () => setView(WHOLE),
    stageProps: { ref: stage, 'data-held': isHeld || undefined, ...fingers },
  };
}

/** What of a picture its stage shows. */
function useView(picture: Size) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const stageSize = (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  return {
    stage,
    view,
    setView,
    move: (x: number, y: number) => setView((before) => movedBy(before, x, y, stageSize(), picture)),
    zoomTo: (scaleOf: (before: number) => number, point = MIDDLE) =>
      setView((before) => {
        const size = stageSize();
        return zoomedTo(before, scaleOf(before.scale), point, mostZoom(size, picture, WIDEST), size, picture);
      }),
  };
}

/** Whether a tap is the second of two: soon after the first, and close to it. */
function useSecondTap() {
  const lastTap = useRef({ at: 0, point: MIDDLE });
  return (point: Point, at: number): boolean => {
    const { current: last } = lastTap;
    const isSecond =
      at - last.at < DOUBLE_TAP_MS && Math.hypot(point.x - last.point.x, point.y - last.point.y) < 3 * SLIP;
    lastTap.current = { at: isSecond ? 0 : at, point };
    return isSecond;
  };
}
