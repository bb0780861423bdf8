'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { ProgressLine } from '@/components/ui/progress-line';
import { DropZone } from '@/components/upload/drop-zone';
import { PictureError } from '@/components/upload/picture-error';
import { useDroppedFiles } from '@/components/upload/use-dropped-files';
import { usePictures } from '@/components/upload/use-pictures';
import { useSaveAvatar } from '@/lib/account/queries';
import { isApiError } from '@/lib/api/error';
import { uploadFile } from '@/lib/upload/api';
import type { ChosenPicture } from '@/lib/upload/chosen';
import type { Crop } from '@/lib/upload/crop';
import { cutSquare } from '@/lib/upload/cut';
import styles from './avatar-dialog.module.scss';
import { CropArea } from './crop-area';

type Cut = { image: HTMLImageElement; crop: Crop };

interface AvatarDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Chooses a picture, crops it to a square and saves it as the account's. */
export function AvatarDialog({ open, title, onClose, onSaved }: AvatarDialogProps) {
  const t = useTranslations('Account');
  const { save, stop, progress, hasFailed, forgetFailure } = useSaveCut(onSaved);
  const { chosen, choose, forget, cut, setCut } = useCut(forgetFailure);
  const isBusy = progress !== undefined;
  const { isOver } = useDroppedFiles(open && !isBusy, choose);
  const isCropping = chosen?.preview !== undefined && chosen.preview !== '';
  return (
    <Dialog
      open={open}
      onClose={() => {
        stop();
        onClose();
      }}
      title={title}
      footer={
        isCropping ? (
          <>
            <Button variant="line" aria-disabled={isBusy} onClick={isBusy ? undefined : forget}>
              {t('another')}
            </Button>
            <Button busy={isBusy} aria-disabled={!cut} onClick={() => cut && chosen && void save(cut)}>
              {t('save')}
            </Button>
          </>
        ) : null
      }
    >
      <div className={styles.body}>
        {isCropping ? (
          <>
            <CropArea url={chosen.preview} disabled={isBusy} onChange={setCut} />
            {isBusy ? <ProgressLine value={progress} label={t('saving')} /> : null}
            <div role="alert">{hasFailed ? <FieldError>{t('avatarFailed')}</FieldError> : null}</div>
          </>
        ) : (
          <Choice chosen={chosen} isOver={isOver} onFiles={choose} />
        )}
      </div>
    </Dialog>
  );
}

/** The picture that was chosen, and what is cut out of it. `onForget` hears when another one is wanted. */
function useCut(onForget: () => void) {
  const { pictures, add, reset } = usePictures({ max: 1 });
  const [cut, setCut] = useState<Cut>();

  function forget() {
    setCut(undefined);
    onForget();
    reset();
  }

  function choose([file]: File[]) {
    if (!file) return;
    forget();
    add([file]);
  }

  return { chosen: pictures[0], choose, forget, cut, setCut };
}

interface ChoiceProps {
  /** a picture that cannot be shown yet, or not at all */
  chosen: ChosenPicture | undefined;
  isOver: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes a picture, and says what is wrong with the last one. */
function Choice({ chosen, isOver, onFiles }: ChoiceProps) {
  const t = useTranslations('Account');
  const tUpload = useTranslations('Upload');
  const isPreparing = chosen?.state === 'preparing';
  return (
    <>
      <p className={styles.lead}>{t('avatarLead')}</p>
      <DropZone isOver={isOver} isDisabled={isPreparing} single camera="user" onFiles={onFiles} />
      <p role="status" className={styles.lead}>
        {isPreparing ? tUpload('preparing') : null}
      </p>
      <div role="alert">{chosen ? <PictureError picture={chosen} name={chosen.name} /> : null}</div>
    </>
  );
}

/** Cuts a picture out, uploads it and saves it as the account's. */
function useSaveCut(onSaved: () => void) {
  const { mutateAsync: saveAvatar } = useSaveAvatar();
  const [progress, setProgress] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const upload = useRef<AbortController>(undefined);
  // not uploaded again when only saving it failed
  const uploaded = useRef<{ cut: Cut; url: string }>(undefined);

  async function save(cut: Cut) {
    if (progress !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    setFailed(false);
    setProgress(0);
    try {
      // the picture may be gone from the page when the upload begins
      const file = await cutSquare(cut.image, cut.crop, 'avatar');
      await saveAvatar({
        upload: async () => {
          if (uploaded.current?.cut !== cut)
            uploaded.current = { cut, ...(await uploadFile(file, { signal, onProgress: setProgress })) };
          signal.throwIfAborted();
          return uploaded.current.url;
        },
      });
      if (!signal.aborted) onSaved();
    } catch (error) {
      if (!signal.aborted && !isApiError(error, 'aborted')) setFailed(true);
    } finally {
      setProgress(undefined);
    }
  }

  return {
    save,
    stop: () => upload.current?.abort(),
    /** what has been sent, 0 to 1; undefined while nothing is */
    progress,
    hasFailed,
    forgetFailure: () => setFailed(false),
  };
}
