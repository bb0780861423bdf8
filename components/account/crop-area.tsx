'use client';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { useFingers } from '@/components/ui/use-fingers';
import { type Crop, centred, maxZoomOf, movedBy, sideOf, zoomedTo } from '@/lib/upload/crop';
import type { Size } from '@/lib/upload/scaling';
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

/** The crop that a key makes; undefined for a key that means nothing here. */
function cropAfter({ key, shiftKey }: KeyboardEvent, size: Size, crop: Crop): Crop | undefined {
  const arrow = ARROWS[key];
  const step = shiftKey ? LARGE_STEP : STEP;
  if (arrow) return movedBy(size, crop, arrow[0] * step, arrow[1] * step);
  if (key === '+' || key === '=') return zoomedTo(size, crop, crop.zoom + ZOOM_STEP);
  return key === '-' ? zoomedTo(size, crop, crop.zoom - ZOOM_STEP) : undefined;
}

interface CropAreaProps {
  url: string;
  disabled: boolean;
  /** called with what is in the window once the picture is loaded; undefined when it cannot be */
  onChange: (cut: { image: HTMLImageElement; crop: Crop } | undefined) => void;
}

/** What is cut out of the picture. Spread `areaProps` on the element that shows it. */
function useCrop({ disabled, onChange }: Omit<CropAreaProps, 'url'>) {
  const area = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>();
  // several moves may come before the next render
  const latest = useRef<Crop>(undefined);
  const size = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };

  function change(next: Crop, from = image) {
    latest.current = next;
    setCrop(next);
    if (from) onChange({ image: from, crop: next });
  }
  const fingers = useFingers({
    disabled,
    onMove({ x, y }) {
      const width = area.current?.getBoundingClientRect().width ?? 1;
      if (latest.current) change(movedBy(size, latest.current, -x / width, -y / width));
    },
    onSpread: (factor) => latest.current && change(zoomedTo(size, latest.current, latest.current.zoom * factor)),
  });

  return {
    size,
    crop,
    zoomTo: (zoom: number) => crop && change(zoomedTo(size, crop, zoom)),
    areaProps: {
      ...fingers,
      ref: area,
      onLoadCapture({ target }: SyntheticEvent) {
        if (!(target instanceof HTMLImageElement) || image) return;
        setImage(target);
        change(centred({ width: target.naturalWidth, height: target.naturalHeight }), target);
      },
      onErrorCapture: () => onChange(undefined),
      onKeyDown(event: KeyboardEvent) {
        const next = disabled || !crop ? undefined : cropAfter(event, size, crop);
        if (!next) return;
        event.preventDefault();
        change(next);
      },
    },
  };
}

/**
 * A picture behind a round window: dragged with finger, mouse or arrow keys, zoomed with two fingers, the slider or +
 * and −.
 */
export function CropArea({ url, ...options }: CropAreaProps) {
  const t = useTranslations('Account');
  const hintId = useId();
  const { size, crop, zoomTo, areaProps } = useCrop(options);
  const { ref } = areaProps;

  // the button that had the focus is gone
  useEffect(() => ref.current?.focus(), [ref]);

  const style = crop ? placed(size, crop) : undefined;
  const picture = { url, ...size };
  return (
    <div className={styles.crop}>
      <div
        {...areaProps}
        role="application"
        aria-label={t('cropArea')}
        aria-describedby={hintId}
        tabIndex={0}
        className={styles.area}
        data-ready={crop ? true : undefined}
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
        <Zoom value={crop?.zoom ?? 1} max={maxZoomOf(size)} disabled={options.disabled || !crop} onChange={zoomTo} />
        <p id={hintId} className={styles.hint}>
          {t('cropHint')}
        </p>
      </div>
    </div>
  );
}

interface ZoomProps {
  value: number;
  max: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}

function Zoom({ value, max, disabled, onChange }: ZoomProps) {
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

/** Where the whole picture lies behind a window of 100 %, so that the crop fills the window. */
function placed(size: Size, crop: Crop): CSSProperties {
  const side = sideOf(size, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    inlineSize: percent(size.width),
    blockSize: percent(size.height),
    insetInlineStart: percent(side / 2 - crop.x),
    insetBlockStart: percent(side / 2 - crop.y),
  };
}
