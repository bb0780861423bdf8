'use client';
import { useTranslations } from 'next-intl';
import encodeQR from 'qr';
import { useId, useMemo, useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { saveFile } from '@/lib/client/save-file';
import styles from './fps-code.module.scss';

/** Modules of white around the code, so that cameras find it. */
const QUIET = 4;
/** Pixels of the saved picture per module. */
const SCALE = 12;

/** `code` is the text in it; `label` says what it pays. */
type Props = { code: string; label: string; fileName: string };

/** The QR code of an FPS payment, and its picture to save: who pays with the same phone opens it in the banking app. */
export function FpsCode({ code, label, fileName }: Props) {
  const t = useTranslations('Order');
  const titleId = useId();
  const [hasFailed, setFailed] = useState(false);
  const { size, path } = useMemo(() => drawn(encodeQR(code, 'raw', { ecc: 'medium', border: QUIET })), [code]);

  const onSave = async () => {
    setFailed(false);
    try {
      await saveFile(new File([await pictureOf(path, size)], fileName, { type: 'image/png' }));
    } catch {
      setFailed(true);
    }
  };

  return (
    <figure className={styles.code} aria-labelledby={titleId}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>
        <b id={titleId}>{t('fpsTitle')}</b>
        <p>{t('fpsText')}</p>
        <p data-print="no">
          <span>{t('fpsSamePhone')}</span> <TextButton onClick={() => void onSave()}>{t('fpsSave')}</TextButton>
        </p>
        <p role="status" className={styles.failed}>
          {hasFailed ? t('fpsFailed') : null}
        </p>
      </figcaption>
    </figure>
  );
}

/** The dark modules as one path, a rectangle for each run in a row. */
function drawn(rows: readonly boolean[][]): { size: number; path: string } {
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  return { size: rows.length, path };
}

async function pictureOf(path: string, size: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('this browser makes no pictures'));
    }),
  );
}
