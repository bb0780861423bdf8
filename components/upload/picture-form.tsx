'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { FormFailure } from '@/components/ui/form-failure';
import { isApiError } from '@/lib/api/error';
import type { Pictures } from './use-pictures';

type PictureFormFailureProps = { failure: Error | undefined; pictures: Pictures; children: string };

/** The failure of a form with pictures; what is kept as `children`. */
export function PictureFormFailure({ failure, pictures: { pictures }, children }: PictureFormFailureProps) {
  const t = useTranslations('Upload');
  const isStopped = isApiError(failure, 'aborted') || failure?.name === 'AbortError';
  // a picture may turn out to be unreadable after the form was sent
  const isPictureFailure =
    failure?.name === 'UnreadablePictureError' || pictures.some(({ state }) => state === 'failed');
  const pictureMessage = isPictureFailure ? t('formFailed') : undefined;
  return (
    <FormFailure
      failure={failure}
      tone={isStopped ? 'info' : 'error'}
      message={isStopped ? t('formStopped') : pictureMessage}
    >
      {children}
    </FormFailure>
  );
}

/** Stops the uploads of a form that is being sent, while there are any. */
export function StopUpload({ pictures: { pictures, stop }, isSending }: { pictures: Pictures; isSending: boolean }) {
  const t = useTranslations('Upload');
  const isUploading = isSending && pictures.some(({ state }) => state === 'sending' || state === 'preparing');
  return isUploading ? <TextButton onClick={stop}>{t('stopUpload')}</TextButton> : null;
}
