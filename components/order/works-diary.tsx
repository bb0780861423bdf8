import { useTranslations } from 'next-intl';
import { Block } from '@/components/ui/section';
import { formatDateTime } from '@/lib/format/date';
import type { Order } from '@/lib/order/schema';
import { Photos } from './photos';
import { PROJECT_PARTS } from './project-navigation';
import { useText } from './use-format';
import styles from './works-diary.module.scss';

/** What the studio has sent from the site: photos and a few words, the newest first. */
export function WorksDiary({ order: { works_diary: entries } }: { order: Order }) {
  const t = useTranslations('Order');
  const text = useText();
  const newestFirst = entries.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <Block title={t('diary')} id={PROJECT_PARTS.diary}>
      <ol className={styles.diary}>
        {newestFirst.map((entry) => (
          <li key={entry._id}>
            <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
            <div className={styles.entry}>
              <p>{text(entry.note)}</p>
              <Photos photos={entry.images} size="l" />
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
