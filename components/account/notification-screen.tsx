'use client';
import { useTranslations } from 'next-intl';
import { type ControllerRenderProps, useController, type UseFormRegisterReturn } from 'react-hook-form';
import { TextLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorState } from '@/components/ui/error-state';
import { FieldGroup } from '@/components/ui/field';
import { FormFailure } from '@/components/ui/form-failure';
import { RadioPills } from '@/components/ui/radio-pills';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { NotificationFormSchema } from '@/lib/account/forms';
import { useEditNotificationSettings, useNotificationSettings } from '@/lib/account/notification';
import { useAccount } from '@/lib/account/queries';
import type { Account, NotificationChannel, NotificationSettings } from '@/lib/account/schema';
import type { CustomerLocale } from '@/lib/configuration/schema';
import { useShopForm } from '@/lib/form/use-shop-form';
import { isNamed, readable } from '@/lib/format/readable';
import { formatPhone } from '@/lib/i18n/phone';
import layout from '@/components/ui/layout.module.scss';
import styles from './notification-screen.module.scss';

/** `locales`: the languages that the shop writes in. */
export function NotificationScreen({ locales }: { locales: readonly CustomerLocale[] }) {
  const { settings, ...query } = useNotificationSettings();
  const { account, isPending, isError: hasNoAccount } = useAccount();
  if (!settings && query.isError) return <ErrorState query={query} />;
  // the account says which channels there are; when it cannot be loaded all of them are offered
  if (!settings || (isPending && !hasNoAccount)) return <NotificationSkeleton />;
  return <NotificationForm settings={settings} account={account} locales={locales} />;
}

function NotificationSkeleton() {
  return (
    <Loading className={`${layout.stack} ${layout.narrow}`} data-gap="6">
      <Skeleton width="62%" height="38px" />
      <Skeleton width="46%" height="140px" />
      <Skeleton width="62%" height="72px" />
      <Skeleton width="54%" height="38px" />
      <Skeleton width="120px" height="48px" />
    </Loading>
  );
}

const CHANNEL_LABELS = { EMAIL: 'channelEmail', SMS: 'channelSms', WHATSAPP: 'channelWhatsapp' } as const;
const CHANNELS = ['EMAIL', 'SMS', 'WHATSAPP'] as const;

interface NotificationFormProps {
  settings: NotificationSettings;
  /** without it the contacts are unknown, and every channel is offered */
  account: Account | undefined;
  locales: readonly CustomerLocale[];
}

/** What the shop may tell the customer, through which channels and in which language. */
function NotificationForm({ settings, account, locales }: NotificationFormProps) {
  const t = useTranslations('Notification');
  const tAccount = useTranslations('Account');
  const { mutateAsync: edit } = useEditNotificationSettings();
  const { form, formProps, codeOf, failure, isBusy } = useShopForm({
    schema: NotificationFormSchema,
    defaultValues: { ...settings, channels: settings.channels.filter((channel) => contactOf(account, channel) !== '') },
    draftKey: 'notifications',
    onSubmit: (values) => edit(values),
  });
  const { field: chosen } = useController({ control: form.control, name: 'channels' });
  const { field: language } = useController({ control: form.control, name: 'language' });
  const isNotifiable = form.watch('is_notifiable');

  return (
    <form {...formProps} className={`${layout.stack} ${layout.narrow}`} data-gap="6">
      <Consent field={form.register('is_notifiable')} hintId="notifiable-hint" hint={t('receiveHint')}>
        {t('receive')}
      </Consent>
      <FieldGroup
        id="notification-channels"
        legend={t('channels')}
        error={isNotifiable && codeOf('channels') ? t('noChannel') : undefined}
      >
        <Channels channels={channelsOf(settings, account)} chosen={chosen} isDisabled={!isNotifiable} />
      </FieldGroup>
      <RadioPills
        legend={t('language')}
        name="language"
        options={languagesOf(settings, locales)}
        value={language.value}
        onChange={language.onChange}
      />
      <Consent field={form.register('is_accept')} hintId="accept-hint" hint={t('acceptHint')}>
        {t('accept')}
      </Consent>
      <FormFailure failure={failure}>{t('kept')}</FormFailure>
      <SubmitButton isBusy={isBusy}>{tAccount('save')}</SubmitButton>
    </form>
  );
}

interface ConsentProps {
  field: UseFormRegisterReturn;
  hintId: string;
  hint: string;
  children: string;
}

function Consent({ field, hintId, hint, children }: ConsentProps) {
  return (
    <div className={styles.group}>
      <Checkbox {...field} aria-describedby={hintId}>
        {children}
      </Checkbox>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
    </div>
  );
}

interface ChannelsProps {
  channels: ReturnType<typeof channelsOf>;
  chosen: Pick<ControllerRenderProps, 'onChange' | 'ref'> & { value: readonly NotificationChannel[] };
  isDisabled: boolean;
}

/** A box for each channel; those without a contact lead to where one is added. */
function Channels({ channels, chosen, isDisabled }: ChannelsProps) {
  const t = useTranslations('Notification');
  const firstOffered = channels.find(({ contact }) => contact !== '');
  const isChosen = (channel: NotificationChannel) => chosen.value.includes(channel);

  return (
    <div>
      {channels.map((option) => {
        const { channel, contact } = option;
        return (
          <div key={channel} className={styles.channel}>
            <Checkbox
              ref={option === firstOffered ? chosen.ref : undefined}
              checked={isChosen(channel)}
              disabled={isDisabled || contact === ''}
              onChange={({ target: { checked } }) =>
                chosen.onChange(
                  channels.flatMap((one) =>
                    (one.channel === channel ? checked : isChosen(one.channel)) ? one.channel : [],
                  ),
                )
              }
              aria-describedby={contact === undefined ? undefined : `channel-${channel}`}
            >
              {isNamed(CHANNEL_LABELS, channel) ? t(CHANNEL_LABELS[channel]) : readable(channel)}
            </Checkbox>
            {contact === undefined ? null : (
              <p className={styles.contact} id={`channel-${channel}`}>
                {contact || <AddContact isEmail={channel === 'EMAIL'} />}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

function AddContact({ isEmail }: { isEmail: boolean }) {
  const t = useTranslations('Notification');
  const tAccount = useTranslations('Account');
  return (
    <>
      <span>{t(isEmail ? 'noEmail' : 'noPhone')}</span>{' '}
      <TextLink href={isEmail ? '/account/update-email' : '/account/phone'}>
        {tAccount(isEmail ? 'addEmail' : 'addPhone')}
      </TextLink>
    </>
  );
}

/** A channel that the shop does not know is offered as long as the settings have it. */
function channelsOf({ channels }: NotificationSettings, account: Account | undefined) {
  return [...new Set<NotificationChannel>([...CHANNELS, ...channels])].map((channel) => ({
    channel,
    contact: contactOf(account, channel),
  }));
}

/** Those of the shop, and another one as long as the settings have it. */
function languagesOf({ language }: NotificationSettings, locales: readonly CustomerLocale[]) {
  const languages = locales.map(({ slug, title }) => ({ value: slug, label: title }));
  const isKnown = languages.some(({ value }) => value === language);
  return isKnown ? languages : [...languages, { value: language, label: readable(language) }];
}

/**
 * Where a channel reaches the customer: '' when the account has no such contact, undefined when that is unknown, as of
 * a channel that the shop does not know.
 */
function contactOf(account: Account | undefined, channel: NotificationChannel): string | undefined {
  if (!account || !isNamed(CHANNEL_LABELS, channel)) return undefined;
  if (channel === 'EMAIL') return account.email;
  return account.phone && formatPhone(account.area_code, account.phone);
}
