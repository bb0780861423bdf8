'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { initialsOf } from '@/lib/account/initials';
import { useEditAccount, useIsAvatarSaving } from '@/lib/account/queries';
import styles from './avatar-field.module.scss';

const AvatarDialog = onDemand(async () => (await import('./avatar-dialog')).AvatarDialog);

/** The account's picture, to be changed in a dialog or removed. */
export function AvatarField({ avatar, name }: { avatar: string | null | undefined; name: string }) {
  const t = useTranslations('Account');
  const { round, title, show, ...dialog } = useDialog();
  const changer = useRef<HTMLButtonElement>(null);
  const { mutate: edit, isPending, isError, reset } = useEditAccount();
  const isSaving = useIsAvatarSaving();
  const action = avatar ? t('avatarChange') : t('avatarAdd');

  return (
    <div className={styles.field}>
      <Avatar url={avatar} name={name} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.actions}>
          <Button
            ref={changer}
            variant="line"
            size="s"
            busy={isSaving}
            onClick={() => {
              reset();
              show(action);
            }}
          >
            {action}
          </Button>
          {avatar ? (
            <TextButton
              aria-disabled={isPending}
              onClick={() => {
                if (isPending) return;
                edit({ avatar: null });
                // the button goes with the picture
                changer.current?.focus();
              }}
            >
              {t('avatarRemove')}
            </TextButton>
          ) : null}
        </p>
        <p role="status">{isSaving && !dialog.open ? t('saving') : null}</p>
        <div role="alert">{isError ? <FieldError>{t('avatarRemoveFailed')}</FieldError> : null}</div>
      </div>
      {title ? <AvatarDialog key={round} title={title} {...dialog} /> : null}
    </div>
  );
}

/** The dialog, which starts again once a picture was saved, and keeps the choice until then. */
function useDialog() {
  const [open, setOpen] = useState(false);
  // as it was when the dialog opened: the new picture shows before the dialog has faded out
  const [title, setTitle] = useState<string>();
  const [round, setRound] = useState(0);
  const isSaved = useRef(false);
  return {
    show(newTitle: string) {
      if (isSaved.current) setRound((before) => before + 1);
      isSaved.current = false;
      setTitle(newTitle);
      setOpen(true);
    },
    title,
    round,
    open,
    onClose: () => setOpen(false),
    onSaved() {
      isSaved.current = true;
      setOpen(false);
    },
  };
}

/** A customer's picture; their initials where there is none, or where it cannot be loaded. */
function Avatar({ url, name }: { url: string | null | undefined; name: string }) {
  const t = useTranslations('Account');
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(name);
  return (
    <span className={styles.avatar} onErrorCapture={() => setBroken(url ?? undefined)}>
      {url && url !== broken ? (
        <Picture
          key={url}
          picture={{ url, width: 512, height: 512 }}
          alt={t('avatarOf', { name })}
          sizes="96px"
          ratio="1"
        />
      ) : (
        <span aria-hidden="true">{initials || <Icon name="user" size={32} />}</span>
      )}
    </span>
  );
}
