'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from './button';
import { Dialog } from './dialog';
import styles from './lightbox.module.scss';
import { Picture, type PictureSource } from './picture';
import { WIDEST } from './picture-source';
import { useZoom } from './use-zoom';

type Props = {
  open: boolean;
  pictures: readonly (PictureSource & { alt: string })[];
  start: number;
  onClose: (last: number) => void;
};

const SIZES = '(width >= 1024px) 1024px, 100vw';
const ZOOM_SIZES = `${WIDEST}px`;
/** Pixels by which an arrow key moves an enlarged picture. */
const NUDGE = 96;
const ARROWS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const NO_SIZE = { width: 0, height: 0 };

/**
 * One picture at a time, whole, at most 1024 px wide (spec 9). Arrow keys and swipes turn the pages; +, −, 0, two
 * fingers and a double tap enlarge the picture, which arrow keys and a finger then move.
 */
export function Lightbox({ open, pictures, start, onClose }: Props) {
  const t = useTranslations('Lightbox');
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const picture = pictures[index];
  const zoom = useZoom(picture ?? NO_SIZE, (by) => turn(by));
  const { view, isZoomed } = zoom;
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) show(start);
  }

  function show(next: number) {
    setIndex(next);
    zoom.reset();
  }
  const turn = (by: number) => show((index + by + count) % count);
  useKeys(open, zoom, turn);

  if (!picture) return null;
  return (
    <Dialog kind="lightbox" open={open} onClose={() => onClose(index)} title={t('pictures')} titleHidden>
      <div className={styles.frame} data-ground="dark">
        <div
          {...zoom.stageProps}
          className={styles.stage}
          data-zoomed={isZoomed || undefined}
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture
            key={index}
            picture={{ ...picture, crop: 'contain' }}
            alt={picture.alt}
            sizes={isZoomed ? ZOOM_SIZES : SIZES}
            className={styles.picture}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        </div>
        <Bar zoom={zoom} onTurn={count > 1 ? turn : undefined}>
          {count > 1 ? t('picture', { number: index + 1, count }) : ''}
        </Bar>
      </div>
    </Dialog>
  );
}

type Zoom = ReturnType<typeof useZoom>;

/** Which picture it is, or how far it is enlarged, and the buttons for both. */
function Bar({ zoom, onTurn, children }: { zoom: Zoom; onTurn?: (by: number) => void; children: string }) {
  const t = useTranslations('Lightbox');
  return (
    <div className={styles.bar}>
      {onTurn ? <IconButton icon="left" label={t('previous')} onClick={() => onTurn(-1)} /> : null}
      <p role="status">{zoom.isZoomed ? t('zoomed', { percent: Math.round(zoom.view.scale * 100) }) : children}</p>
      {onTurn ? <IconButton icon="right" label={t('next')} onClick={() => onTurn(1)} /> : null}
      <IconButton icon="minus" label={t('zoomOut')} onClick={zoom.zoomOut} />
      <IconButton icon="plus" label={t('zoomIn')} onClick={zoom.zoomIn} />
    </div>
  );
}

/** Zooms, moves and turns with the keyboard while the lightbox is open. */
function useKeys(isOpen: boolean, zoom: Zoom, turn: (by: number) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // with these keys the browser zooms, or goes back
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom.zoomIn();
    else if (event.key === '-') zoom.zoomOut();
    else if (event.key === '0') zoom.reset();
    else if (arrow && zoom.isZoomed) zoom.move(arrow[0] * NUDGE, arrow[1] * NUDGE);
    else if (arrow?.[0]) turn(-arrow[0]);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
