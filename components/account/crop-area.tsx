'use client';
import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Picture } from '@/components/ui/picture';
import { type Crop, centred, maxZoomOf, movedBy, sideOf, zoomedTo } from '@/lib/upload/crop';
import styles from './crop-area.module.scss';

/** Shares of the square that an arrow key moves it by; with Shift more. */
const STEP = 0.04;
const LARGE_STEP = 0.2;
const ZOOM_STEP = 0.1;
const ARROWS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropAreaProps {
  url: string;
  disabled: boolean;
  /** called with what is in the window once the picture is loaded; undefined when it cannot be */
  onChange: (cut: { image: HTMLImageElement; crop: Crop } | undefined) => void;
}

/**
 * A picture behind a round window: dragged with finger, mouse or arrow keys, zoomed with two fingers, the slider or +
 * and −.
 */
export function CropArea({ url, disabled, onChange }: CropAreaProps) {
  const t = useTranslations('Account');
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>();
  // several moves may come before the next render
  const latest = useRef<Crop>(undefined);
  const size = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };

  // the button that had the focus is gone
  useEffect(() => area.current?.focus(), []);

  function change(next: Crop, from = image) {
    latest.current = next;
    setCrop(next);
    if (from) onChange({ image: from, crop: next });
  }

  function onLoad({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLImageElement) || image) return;
    setImage(target);
    change(centred({ width: target.naturalWidth, height: target.naturalHeight }), target);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || !crop) return;
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (arrow) change(movedBy(size, crop, arrow[0] * step, arrow[1] * step));
    else if (event.key === '+' || event.key === '=') change(zoomedTo(size, crop, crop.zoom + ZOOM_STEP));
    else if (event.key === '-') change(zoomedTo(size, crop, crop.zoom - ZOOM_STEP));
    else return;
    event.preventDefault();
  }

  const pointers = usePointers({
    disabled,
    onMove: (across, down) => latest.current && change(movedBy(size, latest.current, across, down)),
    onSpread: (factor) => latest.current && change(zoomedTo(size, latest.current, latest.current.zoom * factor)),
  });
  const style = crop ? placed(size, crop) : undefined;
  const picture = { url, ...size };
  return (
    <div className={styles.crop}>
      <div
        ref={area}
        role="application"
        aria-label={t('cropArea')}
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.area}
        data-ready={crop ? true : undefined}
        onLoadCapture={onLoad}
        onErrorCapture={() => onChange(undefined)}
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <Picture picture={picture} alt="" sizes="320px" className={styles.picture} style={style} />
        <span className={styles.window} />
      </div>
      <div className={styles.side}>
        <figure className={styles.preview}>
          <span className={styles.round}>
            {crop ? (
              <Picture picture={picture} alt={t('preview')} sizes="96px" className={styles.picture} style={style} />
            ) : null}
          </span>
          <figcaption aria-hidden="true">{t('preview')}</figcaption>
        </figure>
        <Zoom
          value={crop?.zoom ?? 1}
          max={maxZoomOf(size)}
          disabled={disabled || !crop}
          onChange={(zoom) => crop && change(zoomedTo(size, crop, zoom))}
        />
        <p id={hintId} className={styles.hint}>
          {t('cropHint')}
        </p>
      </div>
    </div>
  );
}

function Zoom({
  value,
  max,
  disabled,
  onChange,
}: {
  value: number;
  max: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}) {
  const t = useTranslations('Account');
  const sliderId = useId();
  return (
    <div className={styles.zoom}>
      <label htmlFor={sliderId}>{t('zoom')}</label>
      <span>
        <span aria-hidden="true">−</span>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={max}
          step={0.01}
          value={value}
          disabled={disabled || max === 1}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <span aria-hidden="true">+</span>
      </span>
    </div>
  );
}

interface PointerOptions {
  disabled: boolean;
  /** one finger or the mouse moved, in shares of the element's width */
  onMove: (across: number, down: number) => void;
  /** two fingers moved apart or together, by this factor */
  onSpread: (factor: number) => void;
}

/** Drags with a finger or the mouse, and pinches with two fingers. Spread the result on the element. */
function usePointers({ disabled, onMove, onSpread }: PointerOptions) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const onPointerEnd = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (disabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const point = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, point);
      const { width } = event.currentTarget.getBoundingClientRect();
      if (other) {
        const distanceOf = ({ x, y }: { x: number; y: number }) => Math.hypot(x - other.x, y - other.y);
        onSpread(distanceOf(point) / Math.max(1, distanceOf(before)));
      } else onMove((before.x - point.x) / width, (before.y - point.y) / width);
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}

/** Where the whole picture lies behind a window of 100 %, so that the crop fills the window. */
function placed(size: { width: number; height: number }, crop: Crop): CSSProperties {
  const side = sideOf(size, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    inlineSize: percent(size.width),
    blockSize: percent(size.height),
    insetInlineStart: percent(side / 2 - crop.x),
    insetBlockStart: percent(side / 2 - crop.y),
  };
}
