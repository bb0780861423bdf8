'use client';
import { type PointerEvent, useRef, useState } from 'react';
import { WIDEST } from './picture-source';
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
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const lastTap = useRef({ at: 0, point: MIDDLE });
  const [view, setView] = useState(WHOLE);
  const [isHeld, setHeld] = useState(false);

  const stageSize = (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const zoomTo = (scaleOf: (before: number) => number, point = MIDDLE) =>
    setView((before) => {
      const size = stageSize();
      return zoomedTo(before, scaleOf(before.scale), point, mostZoom(size, picture, WIDEST), size, picture);
    });
  const move = (x: number, y: number) => setView((before) => movedBy(before, x, y, stageSize(), picture));
  const reset = () => setView(WHOLE);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    fingers.current.set(event.pointerId, point);
    // two fingers neither tap nor swipe
    start.current = fingers.current.size === 1 ? point : undefined;
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    const by = { x: point.x - before.x, y: point.y - before.y };
    if (other) {
      const distanceOf = ({ x, y }: Point) => Math.hypot(x - other.x, y - other.y);
      zoomTo((scale) => (scale * distanceOf(point)) / Math.max(1, distanceOf(before)), {
        x: (before.x + other.x) / 2,
        y: (before.y + other.y) / 2,
      });
      move(by.x / 2, by.y / 2);
    } else if (view.scale > 1) move(by.x, by.y);
    else if (start.current) setView((now) => ({ ...now, x: now.x + by.x }));
  }

  function onPointerEnd(event: PointerEvent) {
    const point = pointOf(event);
    const from = start.current;
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    start.current = undefined;
    setHeld(false);
    // a picture that is not enlarged returns to the middle after a swipe
    setView((before) => (before.scale > 1 ? before : WHOLE));
    if (!from || event.type === 'pointercancel') return;
    const by = { x: point.x - from.x, y: point.y - from.y };
    if (Math.hypot(by.x, by.y) < SLIP) tap(point, event.timeStamp);
    else if (view.scale === 1 && Math.abs(by.x) > Math.max(SWIPE, Math.abs(by.y))) onSwipe(by.x < 0 ? 1 : -1);
  }

  function tap(point: Point, at: number) {
    const { current: last } = lastTap;
    const isDouble =
      at - last.at < DOUBLE_TAP_MS && Math.hypot(point.x - last.point.x, point.y - last.point.y) < 3 * SLIP;
    lastTap.current = { at: isDouble ? 0 : at, point };
    if (isDouble) zoomTo((scale) => (scale > 1 ? 1 : DOUBLE_TAP_ZOOM), point);
  }

  return {
    view,
    isZoomed: view.scale > 1,
    zoomIn: () => zoomTo((scale) => scale * STEP),
    zoomOut: () => zoomTo((scale) => scale / STEP),
    move,
    reset,
    stageProps: {
      ref: stage,
      'data-held': isHeld || undefined,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
