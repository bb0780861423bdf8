import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Contact } from '@/components/enquiry/contact';
import { ContactFacts } from '@/components/enquiry/contact-facts';
import { EnquiryForm } from '@/components/enquiry/enquiry-island';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Contact');
  return pageMetadata({ locale: await getLocale(), path: '/contact-us', title: t('title'), description: t('description') });
}

export default async function ContactPage() {
  const [locale, t, { footer, page_texts, whatsapp }] = await Promise.all([getLocale(), getTranslations('Contact'), getConfiguration()]);
  const texts = page_texts.contact;
  const { address, phone, email } = footer.store;
  const facts = [
    { key: 'address', name: t('address'), text: textIn(address, locale) },
    { key: 'phone', name: t('phone'), text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    { key: 'email', name: t('email'), text: email, href: `mailto:${email}` },
    { key: 'hours', name: t('openingHours'), text: textIn(texts?.opening_hours, locale) },
  ];
  return (
    <>
      <Contact
        title={t('title')}
        lead={textIn(texts?.lead, locale) || t('lead')}
        crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />}
        facts={
          <ContactFacts
            items={facts.filter(({ text }) => text !== '').map(({ key, name, text, href }) => ({ key, name, value: href ? <a href={href}>{text}</a> : text }))}
          />
        }
        picture={texts?.picture}
        alt={textIn(texts?.picture?.alt, locale)}
        formTitle={t('enquiry')}
        form={
          <ClientMessages namespaces={['Enquiry', 'Form']}>
            <EnquiryForm />
          </ClientMessages>
        }
      />
      {/* specification 2: takes the place of the way back to the top */}
      <WhatsAppButton number={whatsapp} />
    </>
  );
}
