'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import { PictureField } from '@/components/upload/picture-field';
import { PictureFormFailure, StopUpload } from '@/components/upload/picture-form';
import type { Pictures } from '@/components/upload/use-pictures';
import type { useShopForm } from '@/lib/form/use-shop-form';
import { MAX_REVIEW_IMAGES } from '@/lib/order/schema';
import { toastRejection } from '@/lib/outcome-toast';
import layout from '@/components/ui/layout.module.scss';
import styles from './written-form.module.scss';

interface WrittenFormProps {
  title: string;
  /** the title is for screen readers only: the heading above says the same */
  titleHidden?: boolean;
  action: string;
  pictures: Pictures;
  shopForm: Pick<ReturnType<typeof useShopForm>, 'formProps' | 'failure' | 'isBusy'>;
  /** in flight: no more edits */
  isSending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The stepper of a mistyped quantity shows its own error: nothing is sent. @returns whether there is one */
function stopForMistyped(event: SubmitEvent<HTMLFormElement>): boolean {
  const mistyped = event.currentTarget.querySelector<HTMLElement>('[data-invalid] input');
  if (!mistyped) return false;
  event.preventDefault();
  mistyped.focus();
  toastRejection();
  return true;
}

/** The frame of a review or a refund request: title, fields, pictures, failure, buttons. */
export function WrittenForm(props: WrittenFormProps) {
  const { title, titleHidden, action, pictures, isSending, onClose, children } = props;
  const { formProps, failure, isBusy } = props.shopForm;
  const t = useTranslations('Review');
  const tCommon = useTranslations('Common');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // the button that opened the form is gone
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!stopForMistyped(event)) formProps.onSubmit(event);
  }

  return (
    <form
      {...formProps}
      onSubmit={onSubmit}
      className={`${layout.stack} ${layout.narrow}`}
      data-gap="6"
      aria-labelledby={titleId}
    >
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title} data-hidden={titleHidden || undefined}>
        {title}
      </h3>
      <div className={`${layout.stack} ${styles.fields}`} data-gap="6" inert={isSending}>
        {children}
      </div>
      <PictureField
        label={t('photos')}
        hint={t('photosHint')}
        pictures={pictures}
        max={MAX_REVIEW_IMAGES}
        disabled={isSending}
      />
      <PictureFormFailure failure={failure} pictures={pictures}>
        {t('kept')}
      </PictureFormFailure>
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
        <StopUpload pictures={pictures} isSending={isSending} />
        {isSending ? null : <TextButton onClick={onClose}>{tCommon('close')}</TextButton>}
      </div>
    </form>
  );
}
