'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button, TextLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldGroup } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { RadioPills } from '@/components/ui/radio-pills';
import { useEditNotificationSettings } from '@/lib/account/notification';
import type { Account, NotificationChannel, NotificationSettings } from '@/lib/account/schema';
import type { CustomerLocale } from '@/lib/configuration/schema';
import { isNamed, readable } from '@/lib/format/readable';
import { failureWords } from '@/lib/form/words';
import { formatPhone } from '@/lib/i18n/phone';
import { toastRejection } from '@/lib/outcome-toast';
import styles from './notification-form.module.scss';
import { useKeptChoices } from './use-kept-choices';

const CHANNEL_WORDS = { EMAIL: 'channelEmail', SMS: 'channelSms', WHATSAPP: 'channelWhatsapp' } as const;
const CHANNELS = ['EMAIL', 'SMS', 'WHATSAPP'] as const;

interface NotificationFormProps {
  settings: NotificationSettings;
  /** without it nobody knows which contacts there are, and every channel is offered */
  account: Account | undefined;
  locales: readonly CustomerLocale[];
}

/** The settings with what was chosen since on top. One button saves them all; a refusal leaves the choices as they are. */
export function NotificationForm({ settings, account, locales }: NotificationFormProps) {
  const t = useTranslations('Notification');
  const words = useTranslations('Form');
  const { mutateAsync: edit, isPending, error } = useEditNotificationSettings();
  const { chosen, choose, forget } = useKeptChoices();
  const [isMissingChannel, setMissingChannel] = useState(false);
  const channelList = useRef<HTMLDivElement>(null);

  const shown = { ...settings, ...chosen };
  // a channel or a language that the shop does not know is offered as long as the settings have it
  const offered = [...CHANNELS, ...settings.channels.filter((channel) => !isNamed(CHANNEL_WORDS, channel))];
  const languages = locales.map(({ slug, title }) => ({ value: slug, label: title }));
  if (languages.every(({ value }) => value !== settings.language)) languages.push({ value: settings.language, label: readable(settings.language) });
  const channels = offered.map((channel) => {
    const contact = contactOf(account, channel);
    return { channel, contact, isChosen: contact !== '' && shown.channels.includes(channel) };
  });

  function chooseChannel(channel: NotificationChannel, isChosen: boolean) {
    setMissingChannel(false);
    choose({ channels: offered.filter((one) => (one === channel ? isChosen : shown.channels.includes(one))) });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const next = { ...shown, channels: channels.filter(({ isChosen }) => isChosen).map(({ channel }) => channel) };
    if (next.is_notifiable && next.channels.length === 0) {
      setMissingChannel(true);
      toastRejection();
      channelList.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    try {
      await edit(next);
      forget();
    } catch {
      // the note below says so; the choices stay
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void save(event)} noValidate>
      <div className={styles.group}>
        <Checkbox
          checked={shown.is_notifiable}
          onChange={({ target }) => {
            setMissingChannel(false);
            choose({ is_notifiable: target.checked });
          }}
          aria-describedby="notifiable-hint"
        >
          {t('receive')}
        </Checkbox>
        <p className={styles.hint} id="notifiable-hint">
          {t('receiveHint')}
        </p>
      </div>
      <FieldGroup id="notification-channels" legend={t('channels')} error={isMissingChannel ? t('noChannel') : undefined}>
        <div ref={channelList}>
          {channels.map(({ channel, contact, isChosen }) => (
            <div key={channel} className={styles.channel}>
              <Checkbox
                checked={isChosen}
                disabled={!shown.is_notifiable || contact === ''}
                onChange={({ target }) => chooseChannel(channel, target.checked)}
                aria-describedby={contact === undefined ? undefined : `channel-${channel}`}
              >
                {isNamed(CHANNEL_WORDS, channel) ? t(CHANNEL_WORDS[channel]) : readable(channel)}
              </Checkbox>
              {contact === undefined ? null : (
                <p className={styles.contact} id={`channel-${channel}`}>
                  {contact || (
                    <>
                      {t(channel === 'EMAIL' ? 'noEmail' : 'noPhone')}{' '}
                      <TextLink href={channel === 'EMAIL' ? '/account/update-email' : '/account/phone'} prefetch={false}>
                        {t(channel === 'EMAIL' ? 'addEmail' : 'addPhone')}
                      </TextLink>
                    </>
                  )}
                </p>
              )}
            </div>
          ))}
        </div>
      </FieldGroup>
      <RadioPills
        legend={t('language')}
        name="language"
        options={languages}
        value={shown.language}
        onChange={(language) => choose({ language: language as NotificationSettings['language'] })}
      />
      <div className={styles.group}>
        <Checkbox checked={shown.is_accept} onChange={({ target }) => choose({ is_accept: target.checked })} aria-describedby="accept-hint">
          {t('accept')}
        </Checkbox>
        <p className={styles.hint} id="accept-hint">
          {t('acceptHint')}
        </p>
      </div>
      {error && !isPending ? (
        <Note tone="error" live="alert">
          {failureWords(words, error)} {t('kept')}
        </Note>
      ) : null}
      <div>
        <Button type="submit" busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** Where a channel reaches the customer: '' when the account has no such contact, undefined when nobody knows, as of a channel that the shop does not know. */
function contactOf(account: Account | undefined, channel: NotificationChannel): string | undefined {
  if (!account || !isNamed(CHANNEL_WORDS, channel)) return undefined;
  if (channel === 'EMAIL') return account.email;
  return account.phone && formatPhone(account.area_code, account.phone);
}
