import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { textOr } from '@/components/ui/text-in';
import type { CartLine } from '@/lib/cart/lines';
import type { BookingFacts } from '@/lib/configuration/schema';
import { visitPath } from '@/lib/paths/visit-path';
import { useLocale } from '@/lib/i18n/client';

interface VisitOfferProps {
  /** the lines whose price is an estimate */
  estimates: readonly CartLine[];
  visit: BookingFacts['visit'];
  className?: string;
}

/** A visit to the flat first, before anything is booked. */
export function VisitOffer({ estimates, visit, className }: VisitOfferProps) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  if (estimates.length === 0) return null;
  const about = textOr(visit, locale);
  const chosen = estimates.flatMap(({ productId, variantId }) => (productId ? [{ productId, variantId }] : []));
  return (
    <Note icon="pin" className={className} action={<TextLink href={visitPath(chosen)}>{tCommon('visit')}</TextLink>}>
      <p>{t('visitFirst')}</p>
      {about ? <p>{about}</p> : null}
    </Note>
  );
}
