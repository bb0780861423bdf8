import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageOgImage } from '@/app/og/page-og-image';
import { EnquiryTitle } from '@/components/enquiry/enquiry-title';
import { OpeningTimes } from '@/components/enquiry/opening-times';
import { VisitSteps } from '@/components/enquiry/visit-steps';
import { WhatsAppButton } from '@/components/layout/corner';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Facts } from '@/components/ui/facts';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { PageHead } from '@/components/ui/section';
import { TextIn, textOr } from '@/components/ui/text-in';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { mapAddress } from '@/lib/configuration/map-address';
import type { Configuration } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { wechatOf } from '@/lib/format/wechat';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { messageMetadata } from '@/lib/seo/metadata';
import { companyData } from '@/lib/seo/structured-data/company';
import { breadcrumbData, contactPageData } from '@/lib/seo/structured-data/page';
import styles from './contact.module.scss';
import { EnquiryForm } from './deferred';

const PATH = '/contact-us';

export const generateMetadata = () =>
  messageMetadata(PATH, async (t, locale) => ({
    title: t('Common.contactUs'),
    description: t('Contact.description'),
    image: await pageOgImage('contact-us', locale),
  }));

export default async function ContactPage() {
  const [locale, t, tCommon, configuration] = await Promise.all([
    getLocale(),
    getTranslations('Contact'),
    getTranslations('Common'),
    getConfiguration(),
  ]);
  const { booking, page_texts, whatsapp } = configuration;
  const texts = page_texts.contact;
  const crumbs = [
    { label: tCommon('home'), href: '/' },
    { label: tCommon('contactUs'), href: PATH },
  ];
  return (
    <>
      <JsonLd
        things={[
          companyData(configuration, { locale, picture: texts?.picture }),
          contactPageData(tCommon('contactUs'), { locale, path: PATH }),
          breadcrumbData(crumbs, locale),
        ]}
      />
      <Container>
        <PageHead
          title={tCommon('contactUs')}
          lead={textOr(texts?.lead, locale, t('lead'))}
          crumbs={<Breadcrumb items={crumbs} />}
        />
        <div className={styles.columns}>
          <Enquiry configuration={configuration} locale={locale} />
          <div className={styles.studio}>
            <ClientMessages namespaces={['BookingSteps']}>
              <VisitSteps steps={bookingSteps(booking.steps, [{ kind: 'works' }], locale).steps} />
            </ClientMessages>
            <Facts items={contactFacts(configuration, { locale, t })} />
            {texts?.picture ? (
              <Picture
                picture={texts.picture}
                alt={textIn(texts.picture.alt, locale)}
                ratio="4/3"
                sizes="(width >= 992px) 36vw, 92vw"
              />
            ) : null}
          </div>
        </div>
      </Container>
      {/* replaces the scroll-to-top button */}
      <WhatsAppButton number={whatsapp} />
    </>
  );
}

/** The form, under a title that says what it asks for. */
function Enquiry({ configuration, locale }: { configuration: Configuration; locale: Locale }) {
  const tEnquiry = useTranslations('Enquiry');
  const tCommon = useTranslations('Common');
  const { booking, name } = configuration;
  const { opening_hours, closed_days } = configuration.footer.store;
  return (
    <section aria-labelledby="enquiry">
      <EnquiryTitle
        id="enquiry"
        title={tEnquiry('send')}
        visitTitle={tCommon('visit')}
        otherDayTitle={tEnquiry('otherDay')}
        visitText={textOr(booking.visit, locale)}
      />
      <ClientMessages namespaces={['Calendar', 'Enquiry', 'Form', 'Upload']}>
        <EnquiryForm store={{ opening_hours, closed_days }} contact={booking.contact} shop={name} />
      </ClientMessages>
    </section>
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<'Contact'>>>;

/** How the studio is reached, and when: what it has, first what people of this language write to. */
function contactFacts(configuration: Configuration, { locale, t }: { locale: Locale; t: Translate }) {
  const { footer, page_texts } = configuration;
  const { store } = footer;
  const wechat = wechatOf(configuration);
  const first = LOCALE_TABLE[locale].chat;
  const facts = [
    {
      key: 'address',
      name: t('address'),
      value: store.address ? <Address store={store} locale={locale} /> : null,
    },
    {
      key: 'phone',
      name: t('phone'),
      value: store.phone ? <a href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>{store.phone}</a> : null,
    },
    { key: 'email', name: t('email'), value: store.email ? <a href={`mailto:${store.email}`}>{store.email}</a> : null },
    {
      key: 'wechat',
      name: t('wechat'),
      value: wechat ? (
        <span id="wechat" className={styles.wechat}>
          <span>{wechat.id}</span>
          {wechat.qr ? <Picture picture={{ ...wechat.qr, crop: 'cover' }} alt={t('wechatCode')} sizes="160px" /> : null}
        </span>
      ) : null,
    },
    {
      key: 'hours',
      name: t('openingHours'),
      value:
        store.opening_hours.length > 0 ? (
          <OpeningTimes store={store} locale={locale} />
        ) : (
          textOr(page_texts.contact?.opening_hours, locale)
        ),
    },
  ];
  return facts
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => Number(b.key === first) - Number(a.key === first));
}

/** Where the studio is, and the way there. */
function Address({ store, locale }: { store: Configuration['footer']['store']; locale: Locale }) {
  const t = useTranslations('Contact');
  const map = mapAddress(store, locale);
  return (
    <>
      <address>
        <TextIn text={store.address} locale={locale} />
      </address>
      {map ? (
        <TextLink href={map} external arrow>
          {t('map')}
        </TextLink>
      ) : null}
    </>
  );
}
