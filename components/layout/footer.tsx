import { useTranslations } from 'next-intl';
import { TextIn } from '@/components/ui/text-in';
import type { Configuration } from '@/lib/configuration/schema';
import { firstWechatId } from '@/lib/format/wechat';
import { phoneHref } from '@/lib/format/phone-href';
import type { Locale } from '@/lib/i18n/locales';
import { localizedText, textIn } from '@/lib/i18n/text';
import { FooterLinks, SocialLinks, StoreLinks } from './footer-links';
import { Logo } from './logo';
import styles from './footer.module.scss';

const SOCIAL_ICONS = ['facebook', 'instagram', 'linkedin', 'wechat', 'whatsapp', 'xiaohongshu', 'youtube'] as const;
const socialIcon = (type: string) => SOCIAL_ICONS.find((name) => name === type.toLowerCase()) ?? 'link';

/** When the page is rendered: it is cached for minutes, not for years. */
const thisYear = () => String(new Date().getFullYear());

interface FooterProps {
  configuration: Configuration;
  locale: Locale;
}

export function Footer({ configuration, locale }: FooterProps) {
  const t = useTranslations('Layout');
  const { footer, navbar } = configuration;
  const name = textIn(configuration.name, locale);
  const social = footer.social.filter(({ url }) => /^https?:\/\//i.test(url));
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <Logo url={navbar.logo.url} name={name} height={50} />
            {footer.description ? (
              <p className={styles.description}>
                <TextIn text={footer.description} locale={locale} />
              </p>
            ) : null}
            {social.length > 0 ? (
              <SocialLinks items={social.map(({ type, title, url }) => ({ icon: socialIcon(type), title, url }))} />
            ) : null}
          </div>
          <div className={styles.columns}>
            {footer.sections.map((section, index) => (
              <FooterLinks
                key={`${index}`}
                title={localizedText(section.title, locale)}
                items={section.items.map(({ title, path }) => ({ ...localizedText(title, locale), path }))}
              />
            ))}
            <Contact configuration={configuration} locale={locale} />
          </div>
        </div>
        <div className={styles.end}>
          <span>{t('copyright', { year: thisYear(), name })}</span>
          {footer.powered_by ? <span>{t('poweredBy', { name: footer.powered_by })}</span> : null}
        </div>
      </div>
    </footer>
  );
}

/** Where the studio is and how it is reached. */
function Contact({ configuration, locale }: FooterProps) {
  const t = useTranslations('Common');
  const { phone, email, ...store } = configuration.footer.store;
  const address = textIn(store.address, locale);
  if (!address && !phone && !email) return null;
  return (
    <div className={styles.store}>
      <h2>{t('contactUs')}</h2>
      {address ? (
        <address className={styles.address}>
          <TextIn text={store.address} locale={locale} />
        </address>
      ) : null}
      <StoreLinks
        wechat={firstWechatId(configuration, locale)}
        phone={{ text: phone, href: phoneHref(phone) }}
        email={email}
      />
    </div>
  );
}
