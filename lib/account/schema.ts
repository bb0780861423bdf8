import * as z from 'zod/mini';
import { atom, flag, listOf, objectOf, optional, shown, string } from '@/lib/api/atoms';
import { EmailSchema, PhoneSchema } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { openEnum } from '@/lib/api/shapes';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

/** An area code as it is shown, chosen and sent, `+852`, also where the backend keeps it as `852` or `00852`. */
export const KeptAreaCodeSchema = atom(
  'string',
  z.string().check(z.overwrite((code) => code.replace(/^(?:\+|00)? ?(?=[1-9]\d{0,3}$)/, '+'))),
);

const accountFields = {
  avatar: shown(string),
  gender: shown(openEnum(['female', 'male', 'undisclosed'])),
  country: shown(string),
  username: shown(string, ''),
};
export const AccountSchema = z.object({
  ...accountFields,
  email: shown(string, ''),
  area_code: shown(KeptAreaCodeSchema, '+852'),
  phone: shown(string, ''),
});
export type Account = z.infer<typeof AccountSchema>;
/** A gender that the shop does not know goes back as it came. */
export const EditAccountSchema = z.strictObject({
  ...accountFields,
  email: EmailSchema,
  area_code: z._default(z.string(), '+852'),
  phone: PhoneSchema,
});

export const RecipientSchema = objectOf({
  name: shown(string, ''),
  address: shown(string, ''),
  area_code: shown(KeptAreaCodeSchema, '+852'),
  phone: shown(string, ''),
});
export type Recipient = z.infer<typeof RecipientSchema>;
export const RecipientResponseSchema = z.object({ delivery_recipient: z.nullable(RecipientSchema) });
export const EditRecipientSchema = z.strictObject({
  delivery_recipient: z.strictObject({
    name: z.string(),
    address: z.string(),
    area_code: z.string(),
    phone: PhoneSchema,
  }),
});

/** A channel or language that the shop does not know goes back as it came. */
export const EditNotificationSettingsSchema = z.strictObject({
  is_notifiable: flag,
  channels: listOf(openEnum(['EMAIL', 'SMS', 'WHATSAPP'])),
  language: openEnum(LOCALES),
  is_accept: flag,
});
export type NotificationSettings = z.infer<typeof EditNotificationSettingsSchema>;
export type NotificationChannel = NotificationSettings['channels'][number];
const { is_notifiable, channels, language, is_accept } = EditNotificationSettingsSchema.shape;
/** Of a customer who has set nothing yet all may be missing. */
export const NotificationSettingsSchema = z.object({
  is_notifiable: optional(is_notifiable, false),
  channels: shown(channels, []),
  language: shown(language, DEFAULT_LOCALE),
  is_accept: optional(is_accept, false),
});

export const accountCalls = {
  getAccount: call({ method: 'GET', path: '/profiles/account', access: 'registered', response: AccountSchema }),
  editAccount: call({
    method: 'PUT',
    path: '/profiles/account',
    access: 'registered',
    body: EditAccountSchema,
    response: AccountSchema,
    urls: { avatar: 'picture' },
  }),
  getRecipient: call({
    method: 'GET',
    path: '/profiles/delivery-recipient',
    access: 'registered',
    response: RecipientResponseSchema,
  }),
  editRecipient: call({
    method: 'PUT',
    path: '/profiles/delivery-recipient',
    access: 'registered',
    body: EditRecipientSchema,
    response: RecipientResponseSchema,
  }),
  getNotificationSettings: call({
    method: 'GET',
    path: '/notification-settings/details',
    access: 'registered',
    response: NotificationSettingsSchema,
  }),
  editNotificationSettings: call({
    method: 'PUT',
    path: '/notification-settings/details',
    access: 'registered',
    body: EditNotificationSettingsSchema,
    response: NotificationSettingsSchema,
  }),
};
