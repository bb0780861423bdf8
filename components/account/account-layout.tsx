import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import type { AccountKey } from '@/lib/account/tabs';
import styles from './account-layout.module.scss';
import { AccountNavigation } from './account-navigation';
import { AccountTabs } from './account-tabs';

interface AccountLayoutProps {
  current: AccountKey;
  title: string;
  crumbs: Blocks;
  /** of `accountTitles` */
  titles: Readonly<Record<string, string>> | undefined;
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
