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
  const tUpload = useTranslations('Upload');
  const { pictures, add, reset } = usePictures({ max: 1 });
  const [cut, setCut] = useState<Cut>();
  const { save, stop, progress, hasFailed, forgetFailure } = useSaveCut(onSaved);
  const isBusy = progress !== undefined;
  const chosen = pictures[0];
  const { isOver } = useDroppedFiles(open && !isBusy, choose);

  function choose([file]: File[]) {
    if (!file) return;
    forget();
    add([file]);
  }

  function forget() {
    setCut(undefined);
    forgetFailure();
    reset();
  }

  function close() {
    stop();
    onClose();
  }

  const isCropping = chosen?.preview !== undefined && chosen.preview !== '';
  return (
    <Dialog
      open={open}
      onClose={close}
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
          <>
            <p className={styles.lead}>{t('avatarLead')}</p>
            <DropZone
              isOver={isOver}
              isDisabled={chosen?.state === 'preparing'}
              single
              camera="user"
              onFiles={choose}
            />
            <p role="status" className={styles.lead}>
              {chosen?.state === 'preparing' ? tUpload('preparing') : null}
            </p>
            <div role="alert">{chosen ? <PictureError picture={chosen} name={chosen.name} /> : null}</div>
          </>
        )}
      </div>
    </Dialog>
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
