import type { Configuration, CustomerLocale } from '@/lib/configuration/schema';
import { DEFAULT_LOCALE, type Locale, LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';

const itemOf = (path: string, title: Record<Locale, string>) => ({ title, path, is_megamenu: false, children: [] });

/** Shown while the backend's configuration cannot be read. */
export const FALLBACK_CONFIGURATION: Configuration = {
  name: { en: 'Atelier HK', zh: 'Atelier HK', cn: 'Atelier HK' },
  navbar: {
    logo: { url: null },
    items: [
      itemOf('/shop/main/product', { en: 'Services', zh: '服務', cn: '服务' }),
      itemOf('/about-us', { en: 'About us', zh: '關於我們', cn: '关于我们' }),
      itemOf('/contact-us', { en: 'Contact us', zh: '聯絡我們', cn: '联系我们' }),
    ],
    account_items: [
      { title: { en: 'My account', zh: '我的帳戶', cn: '我的账户' }, path: '/account', is_enabled: true },
    ],
  },
  footer: {
    social: [],
    store: { phone: '', email: '', opening_hours: [], is_closed_on_public_holidays: false },
    sections: [],
    powered_by: '',
  },
  response_messages: { order: {}, verification_code: {} },
  page_texts: {},
  whatsapp: '',
  delivery_country_codes: ['HK'],
  payment_methods: ['ONLINE', 'OFFLINE'],
  offline_payment: null,
  booking: {},
};

/** The languages of messages to customers while the backend's list cannot be read. */
export const FALLBACK_CUSTOMER_LOCALES: CustomerLocale[] = LOCALES.map((slug) => ({
  slug,
  title: LOCALE_TABLE[slug].name,
  is_default: slug === DEFAULT_LOCALE,
}));
