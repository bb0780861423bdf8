import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Block } from '@/components/ui/section';
import { needsDelivery } from '@/lib/api/service-kind';
import { WechatLink } from '@/components/ui/wechat-link';
import type { Configuration } from '@/lib/configuration/schema';
import { firstWechatId } from '@/lib/format/wechat';
import { readable } from '@/lib/format/readable';
import { whatsappHref } from '@/lib/format/whatsapp';
import { useLocale } from '@/lib/i18n/client';
import { countryNames } from '@/lib/i18n/countries';
import { formatPhone } from '@/lib/i18n/phone';
import type { Order } from '@/lib/order/schema';
import { isOver } from '@/lib/order/status';
import { useText } from './use-format';
import layout from '@/components/ui/layout.module.scss';
import styles from './order-asides.module.scss';

type Chats = Pick<Configuration, 'whatsapp' | 'wechat'>;

export function OrderDelivery({ order }: { order: Order }) {
  const tPurchase = useTranslations('Purchase');
  return (
    <>
      <Block title={tPurchase(addressTitle(order))} id="order-recipient">
        <RecipientLines order={order} />
      </Block>
      {hasDeliveryLine(order) ? (
        <Block title={tPurchase('delivery')} id="order-delivery">
          <DeliveryLine order={order} />
        </Block>
      ) : null}
    </>
  );
}

/** What the address of an order is of: a recipient's, or the home that its services are for. */
export const addressTitle = ({ items }: Order) => (needsDelivery(items) ? 'recipient' : 'yourHome');

/** Whether there is something to say of the delivery: not of works, nor where it is over and was arranged by phone. */
export const hasDeliveryLine = (order: Order): boolean =>
  !order.project &&
  needsDelivery(order.items) &&
  !(isOver(order) && !order.courier_title && order.delivery_info.method === 'DELIVERY');

export function RecipientLines({ order }: { order: Order }) {
  const locale = useLocale();
  const { delivery_details: to, delivery_info: info } = order;
  return (
    <p className={styles.lines}>
      <span>{to.name}</span>
      {to.phone ? <span className={styles.number}>{formatPhone(to.area_code, to.phone)}</span> : null}
      {to.email ? <span>{to.email}</span> : null}
      <span className={styles.address}>{to.address}</span>
      {info.country_code === 'HK' ? null : <span>{countryNames(locale)(info.country_code)}</span>}
    </p>
  );
}

export function DeliveryLine({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const courier = useText()(order.courier_title);
  if (courier) return <p>{courier}</p>;
  const { method } = order.delivery_info;
  if (method !== 'PICKUP' && method !== 'DELIVERY') return <p>{readable(method)}</p>;
  return <p>{method === 'PICKUP' ? tPurchase('pickup') : t('courierLater')}</p>;
}

/** The way to the studio, in a note. */
export function ContactButton() {
  const t = useTranslations('Common');
  return (
    <ButtonLink href="/contact-us" variant="line" size="s">
      {t('contactUs')}
    </ButtonLink>
  );
}

export function OrderQuestion({ shop, number }: { shop: Chats; number: string }) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const wechat = firstWechatId(shop, useLocale());
  const chat = whatsappHref(shop.whatsapp, t('questionMessage', { number }));
  return (
    <div className={styles.question} data-print="no">
      <Block title={t('question')} id="order-question">
        <p>{t('questionText')}</p>
        {wechat ? (
          <p>
            <WechatLink id={wechat} className={layout.textButton} />
          </p>
        ) : null}
        {chat ? (
          <p className={styles.way}>
            <Icon name="whatsapp" size={18} />
            <TextLink href={chat} external>
              {tCommon('whatsapp')}
            </TextLink>
          </p>
        ) : null}
        <p className={styles.way}>
          <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
        </p>
      </Block>
    </div>
  );
}
