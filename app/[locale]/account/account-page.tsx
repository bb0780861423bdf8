import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountLayout } from '@/components/account/account-layout';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { AccountTab } from '@/lib/account/tabs';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { accountTitles } from './account-titles';

/** What the pages of the account area have in common. They hold nothing personal: that comes in the browser. */
export async function AccountPage({ tab, namespaces = [], children }: { tab: AccountTab; namespaces?: string[]; children: ReactNode }) {
  const [t, content, titles] = await Promise.all([getTranslations('Account'), getTranslations('Content'), accountTitles()]);
  return (
    <ClientMessages namespaces={['Account', 'Form', ...namespaces]}>
      <AccountLayout
        current={tab.key}
        title={titles?.[tab.path] || t(tab.key)}
        titles={titles}
        crumbs={
          <Breadcrumb
            items={[
              { label: content('home'), href: '/' },
              ...(tab.slug === '' ? [] : [{ label: t('title'), ...(tab.guests ? {} : { href: '/account' }) }]),
              { label: titles?.[tab.path] || t(tab.key) },
            ]}
          />
        }
      >
        {children}
      </AccountLayout>
    </ClientMessages>
  );
}

export async function accountMetadata(tab: AccountTab): Promise<Metadata> {
  const t = await getTranslations('Account');
  return pageMetadata({ locale: await getLocale(), path: tab.path, title: t(tab.key) });
}
