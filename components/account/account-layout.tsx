import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import styles from './account-layout.module.scss';
import { AccountNavigation, type AccountPages } from './account-navigation';
import { AccountTabs } from './account-tabs';

interface AccountLayoutProps extends AccountPages {
  title: string;
  crumbs: Blocks;
  children: ReactNode;
}

/** A page of the account area: its title, the list of the others beside it, its one job. */
export function AccountLayout({ current, title, crumbs, titles, children }: AccountLayoutProps) {
  return (
    <Container>
      <PageHead title={title} crumbs={crumbs} />
      <div className={styles.account}>
        <AccountNavigation current={current} titles={titles} />
        <div className={styles.body}>
          <AccountTabs current={current} titles={titles} />
          <div>{children}</div>
        </div>
      </div>
    </Container>
  );
}
