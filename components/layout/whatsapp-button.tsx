import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './corner.module.scss';

/** Replaces the scroll-to-top button on /contact-us. `number`: with country code. */
export function WhatsAppButton({ number }: { number: string }) {
  const t = useTranslations('Layout');
  const digits = number.replace(/\D/g, '');
  if (!digits) return null;
  return (
    <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener noreferrer" className={styles.whatsapp} data-replaces="scroll-to-top" data-print="no">
      <Icon name="whatsapp" />
      <span>{t('whatsapp')}</span>
    </a>
  );
}
