import { useTranslations } from 'next-intl';
import { Block } from '@/components/ui/section';
import type { Text } from '@/lib/api/shapes';
import type { OrderAccess } from '@/lib/order/queries';
import type { Order, Project, QuotationVersion } from '@/lib/order/schema';
import { ProjectInstalments } from './project-instalments';
import { PROJECT_PARTS } from './project-navigation';
import { ProjectQuotation } from './project-quotation';
import { ProjectRecords } from './project-records';
import styles from './project-section.module.scss';

interface ProjectSectionProps {
  order: Order;
  project: Project;
  access: OrderAccess;
  /** the shop's name */
  shop: Text | undefined;
  /** it cannot be answered from here */
  isReadOnly: boolean;
  onPrint: (version: QuotationVersion) => void;
}

/** The quotation, instalments and payment records of a project order. */
export function ProjectSection({ order, project, access, shop, isReadOnly, onPrint }: ProjectSectionProps) {
  const t = useTranslations('Project');
  const { quotation, installments, payment_records: records } = project;
  return (
    <div className={styles.parts}>
      {quotation ? (
        <Block title={t('part.quotation')} id={PROJECT_PARTS.quotation}>
          <ProjectQuotation order={order} quotation={quotation} isReadOnly={isReadOnly} onPrint={onPrint} />
        </Block>
      ) : null}
      {installments.length > 0 ? (
        <Block title={t('part.instalments')} id={PROJECT_PARTS.instalments}>
          <ProjectInstalments project={project} order={order} shop={shop} />
        </Block>
      ) : null}
      <Block title={t('records')} id={PROJECT_PARTS.records}>
        <ProjectRecords records={records} currency={order.currency} access={access} />
      </Block>
    </div>
  );
}

/** What the page's navigation leads to. */
export const partsOf = ({ quotation, installments }: Project, hasDiary: boolean) => [
  ...(hasDiary ? (['diary'] as const) : []),
  ...(quotation ? (['quotation'] as const) : []),
  ...(installments.length > 0 ? (['instalments'] as const) : []),
  ...(['records', 'services'] as const),
];
