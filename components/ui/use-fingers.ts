import { type PointerEvent, useRef } from 'react';
import type { Point } from './zoom';

interface FingerOptions {
  disabled?: boolean;
  /** a finger or the mouse's button is down; so many are down now */
  onDown?: (point: Point, count: number) => void;
  /** the only finger, or the mouse, moved by so many pixels */
  onMove: (by: Point) => void;
  /** two fingers moved apart or together by this factor, about this point, and on by so many pixels */
  onSpread: (factor: number, middle: Point, by: Point) => void;
  /** the last finger is up */
  onUp?: (point: Point, event: PointerEvent) => void;
}

/** Drags with a finger or the mouse, and pinches with two fingers. Spread the result on the element. */
export function useFingers({ disabled = false, onDown, onMove, onSpread, onUp }: FingerOptions) {
  const fingers = useRef(new Map<number, Point>());

  function onPointerEnd(event: PointerEvent) {
    if (fingers.current.delete(event.pointerId) && fingers.current.size === 0) onUp?.(pointOf(event), event);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (disabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      fingers.current.set(event.pointerId, point);
      onDown?.(point, fingers.current.size);
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const point = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, point);
      const by = { x: point.x - before.x, y: point.y - before.y };
      if (!other) return onMove(by);
      const distanceOf = ({ x, y }: Point) => Math.hypot(x - other.x, y - other.y);
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      onSpread(distanceOf(point) / Math.max(1, distanceOf(before)), middle, { x: by.x / 2, y: by.y / 2 });
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}

/** Measured from the middle of the element. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
