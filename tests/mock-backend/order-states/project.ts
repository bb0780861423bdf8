import type { ProjectSeed, QuotationSeed } from '../data/order-seed.ts';
import { WHOLE_HOME_VERSIONS } from '../data/quotations.ts';
import { t } from '../data/text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHARES = [
  { title: t('On signing', '簽約時', '签约时'), share: 0.3 },
  { title: t('After demolition and pipework', '清拆及喉管工程後', '拆除与管路完成后'), share: 0.3 },
  { title: t('Before furniture is delivered', '傢俬送貨前', '家具送货前'), share: 0.3 },
  { title: t('At handover', '交樓時', '交付时'), share: 0.1 },
];

export type ProjectPlan = {
  quotation: 'sent' | 'accepted';
  /** how many days from now each instalment is due; fewer than 0 are days ago */
  dueInDays: number[];
};

/** A whole-home renovation as the studio plans it; every time counts from `now` (milliseconds since 1970). */
export function projectSeed(id: string, { quotation, dueInDays }: ProjectPlan, now: number): ProjectSeed {
  const day = (days: number): string => new Date(now + days * DAY_MS).toISOString();
  const first = dueInDays[0] ?? 0;
  const version: QuotationSeed = {
    ...WHOLE_HOME_VERSIONS.find(({ version: number }) => number === 2)!,
    version: 1,
    status: quotation,
    created_at: day(first - 3),
    accepted_at: quotation === 'accepted' ? day(first - 2) : null,
    valid_until: day(30),
  };
  return {
    title: t('Tai Hang, whole-home renovation', '大坑全屋裝修', '大坑全屋整装'),
    quotation: { reference_number: id.replace('order', 'Q'), url: null, versions: [version] },
    installments: SHARES.map((part, index) => ({ ...part, _id: `instalment-${id}-${index + 1}`, due_at: day(dueInDays[index] ?? 0), is_paid: false })),
    payment_records: [],
  };
}
