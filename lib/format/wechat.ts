import type { Configuration } from '@/lib/configuration/schema';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

type Wechat = NonNullable<Configuration['wechat']>;

/** The studio's WeChat account, where there is one: its id has no more than a line. */
export const wechatOf = ({ wechat }: Pick<Configuration, 'wechat'>): Wechat | undefined =>
  wechat?.id.trim() ? wechat : undefined;

/** The id that readers of this language write to before WhatsApp, which the mainland blocks; undefined elsewhere. */
export const firstWechatId = (configuration: Pick<Configuration, 'wechat'>, locale: Locale): string | undefined =>
  LOCALE_TABLE[locale].chat === 'wechat' ? wechatOf(configuration)?.id : undefined;
