import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { Rich } from '@/components/ui/rich';
import type { AskedService } from '@/lib/enquiry/service';
import { Link } from '@/lib/i18n/navigation';
import styles from './enquiry-form.module.scss';

interface AskedServicesProps {
  services: readonly AskedService[];
  isVisit: boolean;
  onForget: () => void;
}

/** The services that an enquiry is about, with the options that were chosen and what these cost. */
export function AskedServices({ services, isVisit, onForget }: AskedServicesProps) {
  const t = useTranslations('Enquiry');
  if (services.length === 0) return null;
  return (
    <div className={styles.about}>
      <div>
        {services.map(({ title, path, choices }) => (
          <div key={path}>
            <p>
              <Rich>
                {t.rich(isVisit ? 'visitFor' : 'aboutService', {
                  title,
                  service: (chunks) => <Link href={path}>{chunks}</Link>,
                })}
              </Rich>
            </p>
            {choices.map(({ id, title: choice, price }) => (
              <p key={id} className={styles.choice}>
                {choice ? <span>{choice}</span> : null}
                <span>{t('price', { price })}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <TextButton onClick={onForget}>{t(isVisit ? 'visitForget' : 'forget')}</TextButton>
    </div>
  );
}
