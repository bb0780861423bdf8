import type { ReactNode } from 'react';
import { Container, PageHead } from '@/components/ui/section';
import type { AccountLink } from '@/lib/account/tabs';
import styles from './account-layout.module.scss';
import { AccountNavigation } from './account-navigation';

/** A page of the account area: its title, the list of the others beside it, its one job. */
export function AccountLayout({ current, title, crumbs, children }: { current: AccountLink['key']; title: string; crumbs: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <PageHead title={title} crumbs={crumbs} />
      <div className={styles.account}>
        <AccountNavigation current={current} />
        <div className={styles.body}>{children}</div>
      </div>
    </Container>
  );
}
