'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Block } from '@/components/ui/section';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useAccount } from '@/lib/account/queries';
import { formatPhone } from '@/lib/i18n/phone';
import layout from '@/components/ui/layout.module.scss';
import styles from './account-details.module.scss';
import { AvatarField } from './avatar-field';
import { DetailsForm } from './details-form';

/** Picture and details to edit, email and phone with links to the pages that change them. */
export function AccountDetails() {
  const t = useTranslations('Account');
  const tForm = useTranslations('Form');
  const { account, ...query } = useAccount();
  if (!account) return query.isError ? <ErrorState query={query} /> : <DetailsSkeleton />;
  const contact = [
    {
      key: 'email',
      name: tForm('emailLabel'),
      value: account.email,
      href: '/account/update-email',
      change: t(account.email ? 'changeEmail' : 'addEmail'),
    },
    {
      key: 'phone',
      name: tForm('phoneLabel'),
      value: account.phone ? formatPhone(account.area_code, account.phone) : '',
      href: '/account/phone',
      change: t(account.phone ? 'changePhone' : 'addPhone'),
    },
  ];
  return (
    <div className={styles.details}>
      <Block title={t('details')} id="account-details">
        <div className={layout.stack} data-gap="8">
          <AvatarField avatar={account.avatar} name={account.username} />
          <DetailsForm account={account} />
        </div>
      </Block>
      <Block title={t('contact')} id="account-contact">
        <Facts
          items={contact.map(({ key, name, value, href, change }) => ({
            key,
            name,
            value: (
              <span className={styles.contact}>
                <span className={value ? undefined : styles.none}>{value || t('none')}</span>
                <TextLink href={href}>{change}</TextLink>
              </span>
            ),
          }))}
        />
      </Block>
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <Loading className={styles.details}>
      <Skeleton width="200px" height="28px" />
      <div className={styles.skeletonHead}>
        <Skeleton round ratio="1" width="96px" />
        <Skeleton width="160px" height="24px" />
      </div>
      <div className={layout.stack}>
        {['username', 'gender', 'country'].map((field) => (
          <Skeleton key={field} width="100%" height="76px" />
        ))}
      </div>
    </Loading>
  );
}
