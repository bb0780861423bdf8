import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field';
import type { ChosenPicture } from '@/lib/upload/chosen';
import formStyles from '@/components/ui/form.module.scss';

/**
 * Why a picture was refused or could not be uploaded, and what to do. `failed` replaces the general message for the
 * latter.
 */
export function PictureError({ picture, name, failed }: { picture: ChosenPicture; name?: string; failed?: ReactNode }) {
  const t = useTranslations('Upload');
  const { problem, minutes = 1, serverMessage } = picture;
  if (!problem) return null;
  const reason = problem === 'limited' ? t(problem, { minutes }) : t(problem);
  return (
    <FieldError>
      {name ? <b className={formStyles.line}>{name}</b> : null}
      <span>{problem === 'failed' && failed ? failed : reason}</span>
      {problem === 'heic' ? <span className={formStyles.line}>{t('heicHelp')}</span> : null}
      {serverMessage ? <span className={formStyles.line}>{serverMessage}</span> : null}
    </FieldError>
  );
}
