import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountLayout } from '@/components/account/account-layout';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { AccountTab } from '@/lib/account/tabs';
import { FALLBACK_CONFIGURATION } from '@/lib/configuration/fallback';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';

type Props = { tab: AccountTab; namespaces?: string[]; children: ReactNode };

/** What the pages of the account area have in common. They hold nothing personal: that comes in the browser. */
export async function AccountPage({ tab, namespaces = [], children }: Props) {
  const [t, tCommon, titles] = await Promise.all([
    getTranslations('Account'),
    getTranslations('Common'),
    accountTitles(),
  ]);
  const title = titles?.[tab.path] || t(`pages.${tab.key}`);
  return (
    <ClientMessages namespaces={['Account', 'Form', ...namespaces]}>
      <AccountLayout
        current={tab.key}
        title={title}
        titles={titles}
        crumbs={
          <Breadcrumb
            items={[
              { label: tCommon('home'), href: '/' },
              ...(tab.key === 'title'
                ? []
                : [{ label: t('pages.title'), ...(tab.guests ? {} : { href: '/account' }) }]),
              { label: title },
            ]}
          />
        }
      >
        {children}
      </AccountLayout>
    </ClientMessages>
  );
}

/**
 * What the configuration calls the account's pages that it enables, by path, in the page's language.
 * @returns undefined while there is no configuration: all pages are listed then, under the shop's own titles
 */
export async function accountTitles(): Promise<Record<string, string> | undefined> {
  const [{ navbar }, locale] = await Promise.all([getConfiguration(), getLocale()]);
  if (navbar === FALLBACK_CONFIGURATION.navbar) return undefined;
  return Object.fromEntries(
    navbar.account_items.filter((item) => item.is_enabled).map((item) => [item.path, textIn(item.title, locale)]),
  );
}
