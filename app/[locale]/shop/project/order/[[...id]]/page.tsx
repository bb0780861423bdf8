import { getTranslations } from 'next-intl/server';
import { AccountLayout } from '@/components/account/account-layout';
import { ProjectList } from '@/components/order/project-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/lib/i18n/server';
import { messageMetadata } from '@/lib/seo/metadata';
import { accountTitles } from '../../../../account/account-page';
import { OrderPage } from '../../../order-page';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export const generateMetadata = () =>
  messageMetadata('/shop/project/order', (t) => ({ title: t('Project.title'), description: t('Project.description') }));

/** A project order, or the list of the customer's. */
export default async function ProjectOrderPage({ params }: { params: Promise<{ id?: string[] }> }) {
  return (await params).id ? <OrderPage /> : <ProjectsPage />;
}

async function ProjectsPage() {
  const [t, tCommon, titles] = await Promise.all([
    getTranslations('Project'),
    getTranslations('Common'),
    accountTitles(),
  ]);
  return (
    <ClientMessages namespaces={['Account', 'Order', 'Project']}>
      <AccountLayout
        current="projects"
        titles={titles}
        title={t('title')}
        crumbs={
          <Breadcrumb
            items={[{ label: tCommon('home'), href: '/' }, { label: tCommon('myAccount') }, { label: t('title') }]}
          />
        }
      >
        <ProjectList />
      </AccountLayout>
    </ClientMessages>
  );
}
