import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { textOr } from '@/components/ui/text-in';
import { WechatLink } from '@/components/ui/wechat-link';
import type { Configuration } from '@/lib/configuration/schema';
import { whatsappHref } from '@/lib/format/whatsapp';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import layout from '@/components/ui/layout.module.scss';
import styles from './enquiry-band.module.scss';

type Props = {
  texts: Configuration['page_texts']['home'];
  whatsapp: string;
  /** comes before WhatsApp where its readers use it */
  wechat: string | undefined;
  locale: Locale;
};

/** The way to ask the studio, on gold. */
export function EnquiryBand({ texts, whatsapp, wechat, locale }: Props) {
  const t = useTranslations('Home');
  const tEnquiry = useTranslations('Enquiry');
  const tCommon = useTranslations('Common');
  const picture = texts?.enquiry_picture;
  const chat = whatsappHref(whatsapp);
  return (
    <section className={styles.band} data-ground="gold" aria-labelledby="enquiry">
      {picture ? (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            alt={textIn(picture.alt, locale)}
            sizes="(width >= 768px) 60vw, (resolution >= 2.5dppx) 66vw, 100vw"
          />
        </div>
      ) : null}
      <div className={styles.body}>
        <h2 id="enquiry">{textOr(texts?.enquiry_title, locale, t('enquiryTitle'))}</h2>
        <p>{textOr(texts?.enquiry_description, locale, t('enquiryText'))}</p>
        <div className={styles.actions}>
          <ButtonLink href="/contact-us#enquiry" variant="ink">
            {tEnquiry('send')}
          </ButtonLink>
          {wechat || chat ? (
            <div className={styles.chats}>
              <WechatLink id={wechat} className={layout.textButton} />
              {chat ? (
                <TextLink href={chat} external arrow>
                  {tCommon('whatsapp')}
                </TextLink>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
