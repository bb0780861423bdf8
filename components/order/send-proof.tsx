import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { whatsappHref } from '@/lib/format/whatsapp';
import styles from './proof-panel.module.scss';

/** How to send the studio a proof that cannot be uploaded here, with the order's number and the transfer's reference. */
export function SendProof({ number, whatsapp }: { number: string; whatsapp: string }) {
  const t = useTranslations('Order');
  const chat = whatsappHref(whatsapp, t('proofMessage', { number }));
  return (
    <p className={styles.ways} data-print="no">
      {chat ? (
        <ButtonLink href={chat} external>
          <Icon name="whatsapp" size={18} />
          <span>{t('proofByWhatsapp')}</span>
        </ButtonLink>
      ) : null}
      <TextLink href="/contact-us">{t('contact')}</TextLink>
    </p>
  );
}
