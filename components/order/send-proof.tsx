import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './proof-panel.module.scss';

/** Where a payment proof goes that cannot be uploaded here: to the studio, with the number that it belongs to. */
export function SendProof({ number, whatsapp }: { number: string; whatsapp: string }) {
  const t = useTranslations('Order');
  return (
    <p className={styles.ways} data-print="no">
      {whatsapp ? (
        <span className={styles.way}>
          <Icon name="whatsapp" size={18} />
          <TextLink href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(t('proofMessage', { number }))}`} external>
            {t('whatsapp')}
          </TextLink>
        </span>
      ) : null}
      <TextLink href="/contact-us">{t('contact')}</TextLink>
    </p>
  );
}
