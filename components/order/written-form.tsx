'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import type { Pictures } from '@/components/upload/use-pictures';
import { isApiError } from '@/lib/api/error';
import { failureWords } from '@/lib/form/words';
import { MAX_REVIEW_IMAGES } from '@/lib/order/schema';
import { toastRejection } from '@/lib/outcome-toast';
import styles from './written-form.module.scss';

interface WrittenFormProps {
  title: string;
  /** the title is for screen readers alone, where what stands above says the same */
  titleHidden?: boolean;
  action: string;
  pictures: Pictures;
  /** what `useLazyForm` gives */
  form: { submit: (event: FormEvent<HTMLFormElement>) => unknown; failure?: Error; isBusy: boolean; isReady: boolean };
  /** it is on its way: what is typed now would not go along */
  isSending: boolean;
  onClose: () => void;
  children: ReactNode;
}

const isStopped = (failure: Error) => isApiError(failure, 'aborted') || failure.name === 'AbortError';

/** The frame of what a customer writes about an appointment: its fields, the pictures, why it failed, the way out. */
export function WrittenForm({ title, titleHidden, action, pictures, form, isSending, onClose, children }: WrittenFormProps) {
  const t = useTranslations('Review');
  const words = useTranslations('Form');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure } = form;
  const isUploading = isSending && pictures.pictures.some(({ state }) => state === 'sending' || state === 'preparing');
  // one that turned out to be unreadable after the form was sent says so itself too
  const isPicture = failure?.name === 'UnreadablePictureError' || pictures.pictures.some(({ state }) => state === 'failed');

  // the button that opened the form is gone
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // a quantity that was mistyped says so itself, and counts for nothing
    const mistyped = event.currentTarget.querySelector<HTMLElement>('[data-invalid] input');
    if (mistyped) {
      event.preventDefault();
      mistyped.focus();
      toastRejection();
      return;
    }
    void form.submit(event);
  }

  return (
    <form className={styles.form} method="post" aria-labelledby={titleId} onSubmit={onSubmit} noValidate>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title} data-hidden={titleHidden || undefined}>
        {title}
      </h3>
      <div className={styles.fields} inert={isSending}>
        {children}
      </div>
      <PictureField label={t('photos')} hint={t('photosHint')} optional pictures={pictures} max={MAX_REVIEW_IMAGES} disabled={isSending} />
      {failure && !form.isBusy ? (
        <Note tone={isStopped(failure) ? 'info' : 'error'} live="alert">
          {isStopped(failure) ? t('stopped') : isPicture ? t('uploadFailed') : failureWords(words, failure)} {t('kept')}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton isReady={form.isReady} isBusy={form.isBusy}>
          {action}
        </SubmitButton>
        {isUploading ? (
          <TextButton onClick={pictures.stop}>{t('stop')}</TextButton>
        ) : isSending ? null : (
          <TextButton onClick={onClose}>{t('close')}</TextButton>
        )}
      </div>
    </form>
  );
}
