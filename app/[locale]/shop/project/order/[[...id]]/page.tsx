import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountLayout } from '@/components/account/account-layout';
import { OrderScreen } from '@/components/order/order-screen';
import { ProjectList } from '@/components/order/project-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { accountTitles } from '../../../../account/account-titles';
import { Letterhead } from '../../../letterhead';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Project');
  return pageMetadata({ locale: await getLocale(), path: '/shop/project/order', title: t('title'), description: t('description') });
}

/** A project order, or the list of the customer's. The cached shell: whose projects they are, comes in the browser. */
export default async function ProjectOrderPage({ params }: { params: Promise<{ id?: string[] }> }) {
  const { id } = await params;
  if (!id) return <ProjectsPage />;
  const [configuration, locale] = await Promise.all([getConfiguration(), getLocale()]);
  const { offline_payment, whatsapp, booking } = configuration;
  return (
    <ClientMessages namespaces={['Form', 'Order', 'Project', 'Refund', 'Review', 'Upload']}>
      <OrderScreen shop={{ offline_payment, whatsapp, booking }} letterhead={<Letterhead configuration={configuration} locale={locale} />} />
    </ClientMessages>
  );
}

async function ProjectsPage() {
  const [t, titles] = await Promise.all([getTranslations('Project'), accountTitles()]);
  return (
    <ClientMessages namespaces={['Account', 'Order', 'Project']}>
      <AccountLayout
        current="projects"
        titles={titles}
        title={t('title')}
        crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('account') }, { label: t('title') }]} />}
      >
        <ProjectList />
      </AccountLayout>
    </ClientMessages>
  );
}
