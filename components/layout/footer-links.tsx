'use client';
import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import { Marked } from '@/components/ui/marked';
import { WechatLink } from '@/components/ui/wechat-link';
import type { LocalizedText } from '@/lib/i18n/text';
import { ItemLink } from './nav-link';
import styles from './footer.module.scss';

// client components: a page's data holds the footer's links, not their markup

type Props = { title: LocalizedText; items: readonly (LocalizedText & { path: string })[] };

/** A column of the footer. */
export function FooterLinks({ title, items }: Props) {
  return (
    <div>
      <h2>
        <Marked {...title} />
      </h2>
      <ul>
        {items.map((item, index) => (
          <li key={`${index}`}>
            <ItemLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SocialLinks({ items }: { items: readonly { icon: IconName; title: string; url: string }[] }) {
  const t = useTranslations('Layout');
  return (
    <ul className={styles.social} aria-label={t('follow')}>
      {items.map(({ icon, title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={title}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The studio's number as it writes it, and the link that calls it; undefined where the text holds no number. */
export type Phone = { text: string; href: string | undefined };

/** How to call and write; nothing for what is '' or undefined. */
export function StoreLinks({ wechat, phone, email }: { wechat: string | undefined; phone: Phone; email: string }) {
  return (
    <ul>
      {wechat ? (
        <li>
          <WechatLink id={wechat} className={styles.link} />
        </li>
      ) : null}
      {phone.text ? (
        <li>
          <a className={styles.link} href={phone.href}>
            <span className={styles.number}>{phone.text}</span>
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
