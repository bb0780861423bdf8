import { useTranslations } from 'next-intl';
import { type EnquiryValues, HOMES, MAX_SIZE } from '@/lib/enquiry/form';
import type { HalfDay } from '@/lib/enquiry/half-days';
import type { AskedService } from '@/lib/enquiry/service';
import { districtName } from '@/lib/i18n/address';
import { useLocale } from '@/lib/i18n/client';
import { useHalfDay } from './use-half-day';

/** Where and how large the home is, and when to come. */
type Visit = Pick<EnquiryValues, 'district' | 'size'> & { home: string; choices: readonly HalfDay[] };
/** Of a visit, in words; `halfDay` where it is a proposed one. */
export type VisitFact = { name: string; value: string; halfDay?: HalfDay };
const LONGEST = Array.from({ length: 6 }, (): VisitFact => ({ name: 'x'.repeat(30), value: 'x'.repeat(MAX_SIZE) }));

/** A visit in words, but for what is not known of it. */
function useVisitFacts() {
  const t = useTranslations('Enquiry');
  const tForm = useTranslations('Form');
  const locale = useLocale();
  const halfDay = useHalfDay();
  return ({ district, home, size, choices }: Visit): VisitFact[] => {
    const kind = HOMES.find((one) => one === home);
    return [
      ...choices.map((one, index) => ({ name: t('choice', { n: index + 1 }), value: halfDay(one), halfDay: one })),
      { name: tForm('districtLabel'), value: districtName(district, locale) },
      { name: t('home'), value: kind ? t(`homes.${kind}`) : '' },
      { name: t('size'), value: size },
    ].filter(({ value }) => value);
  };
}

/** What an enquiry says besides the shopper's own words: its subject, and what goes along with the text. */
export function useEnquiryTexts(services: readonly AskedService[], isVisit: boolean, number: string | undefined) {
  const t = useTranslations('Enquiry');
  const factsOf = useVisitFacts();
  const [first, ...others] = services;
  const asked = services.map(({ title, url, choices }) =>
    [
      t('about', { title }),
      ...choices.map(({ title: choice, price }) =>
        choice ? t('fact', { name: choice, value: t('price', { price }) }) : t('price', { price }),
      ),
      url,
    ].join('\n'),
  );
  const about = (facts: readonly VisitFact[]) =>
    [
      ...(isVisit
        ? [
            [number ? t('otherDayWanted', { number }) : t('visitWanted'), ...facts.map((fact) => t('fact', fact))].join(
              '\n',
            ),
          ]
        : []),
      ...asked,
    ].join('\n\n');

  return {
    /** undefined for an enquiry about no service, which has the shopper's own */
    subject: subjectOf(),
    factsOf,
    about,
    /** the same, as long as it can be */
    aboutAtMost: about(LONGEST),
  };

  function subjectOf(): string | undefined {
    if (number) return t('otherDaySubject', { number });
    if (!isVisit) return first && t('aboutSubject', { title: first.title });
    return first ? t('visitSubjectFor', { title: first.title, more: others.length }) : t('visitSubject');
  }
}
