import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { TextIn } from '@/components/ui/text-in';
import { WechatLink } from '@/components/ui/wechat-link';
import type { BookingFacts } from '@/lib/configuration/schema';
import { phoneHref } from '@/lib/format/phone-href';
import { whatsappHref } from '@/lib/format/whatsapp';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './assurances.module.scss';

/** Where the studio is reached, as people write it. */
export interface StudioContact {
  phone: string;
  whatsapp: string;
  /** to be named before WhatsApp */
  wechat?: string | undefined;
}

interface AssurancesProps {
  cancellation: BookingFacts['cancellation'];
  contact: StudioContact | undefined;
  isGuest: boolean;
}

/** What a hesitant shopper looks for at the button: the way back, no account, and somebody to ask. */
export function Assurances({ cancellation, contact, isGuest }: AssurancesProps) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const call = contact && phoneHref(contact.phone);
  const chat = contact && whatsappHref(contact.whatsapp);
  return (
    <ul className={styles.assurances}>
      {textIn(cancellation, locale) ? (
        <li>
          <TextIn text={cancellation} locale={locale} />
        </li>
      ) : null}
      {isGuest ? <li>{t('noAccount')}</li> : null}
      {contact && (call || chat || contact.wechat) ? (
        <li className={styles.ask}>
          <span>{t('questions')}</span>
          {call ? <TextLink href={call}>{contact.phone}</TextLink> : null}
          <WechatLink id={contact.wechat} className={styles.wechat} />
          {chat ? (
            <TextLink href={chat} external>
              {tCommon('whatsapp')}
            </TextLink>
          ) : null}
        </li>
      ) : null}
    </ul>
  );
}
