import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WechatLink } from '@/components/ui/wechat-link';
import type { Configuration } from '@/lib/configuration/schema';
import { firstWechatId } from '@/lib/format/wechat';
import { whatsappHref } from '@/lib/format/whatsapp';
import { useLocale } from '@/lib/i18n/client';
import layout from '@/components/ui/layout.module.scss';
import styles from './proof-panel.module.scss';

interface SendProofProps {
  number: string;
  shop: Pick<Configuration, 'whatsapp' | 'wechat'>;
  /** `line` where another way to pay comes first */
  variant?: 'primary' | 'line';
}

/** How to send the studio a proof that cannot be uploaded here, with the order's number and the transfer's reference. */
export function SendProof({ number, shop, variant = 'primary' }: SendProofProps) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const wechat = firstWechatId(shop, useLocale());
  const chat = whatsappHref(shop.whatsapp, t('proofMessage', { number }));
  return (
    <p className={styles.ways} data-print="no">
      <WechatLink id={wechat} className={layout.textButton} />
      {chat ? (
        <ButtonLink href={chat} variant={variant} external>
          <Icon name="whatsapp" size={18} />
          <span>{t('proofByWhatsapp')}</span>
        </ButtonLink>
      ) : null}
      <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
    </p>
  );
}
