import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import type { ShopFacts } from '@/lib/order/shop';
import { ReorderUnpaid } from '@/components/order/reorder';
import { OrderResult } from '@/components/result/order-result';
import { ResultActions } from '@/components/result/result-actions';
import { ResultLoading, ResultView } from '@/components/result/result-view';
import { resultTexts, type ResultTexts } from '@/components/result/result-texts';
import { getConfiguration } from '@/lib/configuration/server';
import { env } from '@/lib/env';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { redirect } from '@/lib/i18n/navigation';
import { decodedSegment } from '@/lib/routes';
import { type Outcome, resultOf, TONES } from '@/lib/result/outcome';
import { pageMetadata } from '@/lib/seo/metadata';
import { Letterhead } from '../../letterhead';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

type Props = { params: Promise<{ path: string[] }> };

async function read({
  params,
}: Props): Promise<{ type?: string; outcome: Outcome; texts: ResultTexts; shop: ShopFacts } | undefined> {
  const [{ path }, configuration, locale, t] = await Promise.all([
    params,
    getConfiguration(),
    getLocale(),
    getTranslations('Result'),
  ]);
  const { response_messages: messages, offline_payment, payment_methods, whatsapp, wechat, booking } = configuration;
  const result = resultOf(path.map(decodedSegment), messages);
  return (
    result && {
      ...result,
      shop: { offline_payment, payment_methods, whatsapp, wechat, booking, payment_origins: env().PAYMENT_ORIGINS },
      texts: resultTexts(messages, result, { t: (key) => t(key), locale }),
    }
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [result, { path }, locale] = await Promise.all([read(props), props.params, getLocale()]);
  return pageMetadata({ locale, path: `/result/${path.join('/')}`, title: result?.texts.title ?? '' });
}

/**
 * The outcome of a checkout, payment or verification. A type that is not configured redirects to the not-found page.
 */
export default async function ResultPage(props: Props) {
  const result = await read(props);
  if (!result) return redirect({ href: '/not-found', locale: await getLocale() });
  const { type, outcome, texts } = result;
  if (type !== 'order') {
    return (
      <ResultView
        tone={TONES[outcome]}
        title={texts.title}
        text={texts.text}
        actions={<ResultActions type={type} outcome={outcome} />}
      />
    );
  }
  const t = await getTranslations('Common');
  return (
    <ClientMessages namespaces={['BookingSteps', 'Form', 'GuestAccount', 'Order', 'Project', 'Purchase', 'Result']}>
      <Suspense fallback={<ResultLoading text={t('loading')} title={texts.title} />}>
        <OrderResult
          outcome={outcome}
          texts={texts}
          Reorder={ReorderUnpaid}
          shop={result.shop}
          letterhead={<Letterhead />}
        />
      </Suspense>
    </ClientMessages>
  );
}
