'use client';
import { useTranslations } from 'next-intl';
import { Block } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { OrderAccess } from '@/lib/order/queries';
import type { Project } from '@/lib/order/schema';
import { ProjectInstalments } from './project-instalments';
import { ProjectQuotation } from './project-quotation';
import { ProjectRecords } from './project-records';
import styles from './project-section.module.scss';

/** A project order's own part: quotation, instalments, payment records. */
export function ProjectSection({ project, currency, access }: { project: Project; currency: string; access: OrderAccess }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const { quotation, installments, payment_records: records } = project;
  return (
    <Block title={textIn(project.title, locale) ? <TextIn text={project.title} locale={locale} /> : t('title')} id="order-project">
      <div className={styles.parts}>
        {quotation ? <ProjectQuotation quotation={quotation} currency={currency} /> : null}
        {installments.length > 0 ? <ProjectInstalments instalments={installments} currency={currency} /> : null}
        <ProjectRecords records={records} currency={currency} access={access} />
      </div>
    </Block>
  );
}
