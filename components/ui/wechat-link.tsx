import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from './icon';

/** The studio's WeChat id, which leads to its code on the contact page. Nothing without one. */
export function WechatLink({ id, className }: { id: string | undefined; className?: string }) {
  const t = useTranslations('Ui');
  if (!id) return null;
  return (
    <Link href="/contact-us#wechat" className={className}>
      <Icon name="wechat" size={20} />
      <span>{t('wechat', { id })}</span>
    </Link>
  );
}
