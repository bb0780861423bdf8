'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldError, FieldGroup } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ProgressLine } from '@/components/ui/progress-line';
import type { ChosenPicture } from '@/lib/upload/chosen';
import { FileInput } from './file-input';
import { PictureError } from './picture-error';
import { useDroppedFiles } from './use-dropped-files';
import type { Pictures } from './use-pictures';
import styles from './picture-field.module.scss';

interface PictureFieldProps {
  label: ReactNode;
  /** the formats by default */
  hint?: ReactNode;
  pictures: Pictures;
  /** that of `usePictures` */
  max: number;
  /** that of `usePictures` */
  takesPdf?: boolean;
  disabled?: boolean;
}

/** Pictures in a form: previews with their progress, and a tile that adds more (click, drop or paste). */
export function PictureField({
  label,
  hint,
  pictures: { pictures, problem, add, remove, retry },
  max,
  takesPdf = false,
  disabled = false,
}: PictureFieldProps) {
  const t = useTranslations('Upload');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const taken = pictures.filter(({ state }) => state !== 'refused');
  const addLabel = t(takesPdf ? 'addFiles' : 'addPictures');
  const isFull = taken.length >= max;
  const { isOver } = useDroppedFiles(!disabled, add, tiles);

  return (
    <div className={styles.field}>
      <FieldGroup id={id} legend={label} hint={hint ?? t('formats')} optional>
        <ul ref={tiles} className={styles.tiles} data-over={isOver || undefined}>
          {taken.map((picture) => (
            <Tile
              key={picture.key}
              picture={picture}
              disabled={disabled}
              onRetry={() => retry(picture.key)}
              onRemove={() => {
                remove(picture.key);
                // the button that had the focus is gone
                requestAnimationFrame(() => adder.current?.focus());
              }}
            />
          ))}
          {isFull ? null : (
            <AddTile ref={adder} disabled={disabled} label={addLabel} onClick={() => picker.current?.click()}>
              {t('count', { count: taken.length, max })}
            </AddTile>
          )}
        </ul>
        <FileInput ref={picker} takesPdf={takesPdf} multiple={max > 1} onFiles={add} aria-label={addLabel} />
      </FieldGroup>
      <Problems pictures={pictures}>{problem === 'tooMany' ? t('tooMany', { max }) : null}</Problems>
    </div>
  );
}

interface AddTileProps {
  ref: Ref<HTMLButtonElement>;
  disabled: boolean;
  label: string;
  onClick: () => void;
  /** how many there are */
  children: string;
}

function AddTile({ ref, disabled, label, onClick, children }: AddTileProps) {
  return (
    <li>
      <button ref={ref} type="button" className={styles.add} disabled={disabled} onClick={onClick}>
        <Icon name="camera" />
        <span>{label}</span>
        <small>{children}</small>
      </button>
    </li>
  );
}

/** What is wrong with the choice, and with each picture. */
function Problems({ pictures, children }: { pictures: readonly ChosenPicture[]; children: string | null }) {
  return (
    <div role="alert" className={styles.refused}>
      {children === null ? null : <FieldError>{children}</FieldError>}
      {pictures.map((picture) =>
        picture.problem ? <PictureError key={picture.key} picture={picture} name={picture.name} /> : null,
      )}
    </div>
  );
}

const ALT_OF: { [State in ChosenPicture['state']]?: 'done' | 'notSent' } = { sent: 'done', failed: 'notSent' };

/** A picture that is being prepared, or a PDF by its name. */
function Unpreviewed({ picture: { name, state }, alt }: { picture: ChosenPicture; alt: string }) {
  const t = useTranslations('Upload');
  if (state === 'preparing') return <span className={styles.preparing}>{t('preparing')}</span>;
  return (
    <span className={styles.document} role="img" aria-label={alt}>
      <Icon name="file" />
      <span>{name}</span>
    </span>
  );
}

interface TileProps {
  picture: ChosenPicture;
  disabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

function Tile({ picture, disabled, onRetry, onRemove }: TileProps) {
  const t = useTranslations('Upload');
  const tCommon = useTranslations('Common');
  const { name, state, preview, progress } = picture;
  const alt = t(ALT_OF[state] ?? 'waiting', { name });
  return (
    <li
      className={styles.tile}
      data-state={state}
      aria-busy={state === 'preparing' || state === 'sending' || undefined}
    >
      {preview ? (
        <Picture picture={{ url: preview, width: 224, height: 224 }} alt={alt} sizes="112px" ratio="1" />
      ) : (
        <Unpreviewed picture={picture} alt={alt} />
      )}
      {state === 'sending' ? <ProgressLine value={progress} label={t('progress', { name })} /> : null}
      {state === 'sent' ? (
        <span className={styles.done}>
          <Icon name="check" size={18} />
        </span>
      ) : null}
      {state === 'failed' ? (
        <button
          type="button"
          className={styles.retry}
          disabled={disabled}
          onClick={onRetry}
          aria-label={t('retryFile', { name })}
        >
          <Icon name="refresh" size={20} />
          <span>{tCommon('retry')}</span>
        </button>
      ) : null}
      {disabled || state === 'sending' ? null : (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={t('removeFile', { name })}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}
