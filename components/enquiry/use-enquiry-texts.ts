import { useTranslations } from 'next-intl';
import { type EnquiryValues, MAX_SIZE } from '@/lib/enquiry/form';
import type { AskedService } from '@/lib/enquiry/service';
import { districtName } from '@/lib/i18n/address';
import { useLocale } from '@/lib/i18n/client';

type Flat = Pick<EnquiryValues, 'district' | 'size'>;
const LONGEST: Flat = { district: 'x'.repeat(MAX_SIZE), size: 'x'.repeat(MAX_SIZE) };

/** What an enquiry says besides the shopper's own words: its subject, and what goes along with the text. */
export function useEnquiryTexts(services: readonly AskedService[], isVisit: boolean) {
  const t = useTranslations('Enquiry');
  const tForm = useTranslations('Form');
  const locale = useLocale();
  const [first, ...others] = services;

  const factsOf = ({ district, size }: Flat) =>
    [
      t('visitWanted'),
      district && t('fact', { name: tForm('districtLabel'), value: district }),
      size && t('fact', { name: t('size'), value: size }),
    ]
      .filter(Boolean)
      .join('\n');
  const asked = services.map(({ title, url, choices }) =>
    [
      t('about', { title }),
      ...choices.map(({ title: choice, price }) =>
        choice ? t('fact', { name: choice, value: t('price', { price }) }) : t('price', { price }),
      ),
      url,
    ].join('\n'),
  );
  const about = (flat: Flat) => [...(isVisit ? [factsOf(flat)] : []), ...asked].join('\n\n');

  return {
    /** undefined for an enquiry about no service, which has the shopper's own */
    subject: subjectOf(),
    about: ({ district, size }: Flat) => about({ district: districtName(district, locale), size }),
    /** the same, as long as it can be */
    aboutAtMost: about(LONGEST),
  };

  function subjectOf(): string | undefined {
    if (!isVisit) return first && t('aboutSubject', { title: first.title });
    return first ? t('visitSubjectFor', { title: first.title, more: others.length }) : t('visitSubject');
  }
}
