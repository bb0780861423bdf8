import { line, type OrderSeed, seed, SLIP, STUDIO } from './order-seed.ts';
import { BATHROOM_VERSIONS, WHOLE_HOME_VERSIONS } from './quotations.ts';
import { dayAt } from './service.ts';
import { t } from './text.ts';

/** Orders with stages: quotation, instalments and payment records. */
export const PROJECT_ORDERS: OrderSeed[] = [
  seed(
    [
      ['submitted', 600],
      ['pending', 604],
    ],
    {
      _id: 'order-260824',
      lines: [line('svc-whole-home-renovation-500-800-standard')],
      proof: SLIP.url,
      delivery_info: STUDIO,
      project: {
        title: t('Tai Hang, whole-home renovation', '大坑全屋裝修', '大坑全屋整装'),
        quotation: { reference_number: 'Q-260824', url: null, versions: WHOLE_HOME_VERSIONS },
        installments: [
          { _id: 'instalment-260824-1', title: t('On signing', '簽約時', '签约时'), share: 0.3, due_at: dayAt(604, 9), is_paid: true },
          {
            _id: 'instalment-260824-2',
            title: t('After demolition and pipework', '清拆及喉管工程後', '拆除与管路完成后'),
            share: 0.3,
            due_at: dayAt(650, 9),
            is_paid: true,
          },
          {
            _id: 'instalment-260824-3',
            title: t('Before furniture is delivered', '傢俬送貨前', '家具送货前'),
            share: 0.3,
            due_at: dayAt(692, 9),
            is_paid: false,
          },
          { _id: 'instalment-260824-4', title: t('At handover', '交樓時', '交付时'), share: 0.1, due_at: dayAt(720, 9), is_paid: false },
        ],
        payment_records: [
          { _id: 'payment-260824-1', share: 0.3, status: 'approved', image: SLIP, created_at: dayAt(604, 6) },
          { _id: 'payment-260824-2', share: 0.3, status: 'approved', image: SLIP, created_at: dayAt(649, 6) },
          { _id: 'payment-260824-3', share: 0.1, status: 'rejected', image: SLIP, created_at: dayAt(684, 6) },
          { _id: 'payment-260824-4', share: null, status: 'recognising', image: SLIP, created_at: dayAt(686, 6) },
        ],
      },
    },
  ),
  seed(
    [
      ['submitted', 560],
      ['completed', 650],
    ],
    {
      _id: 'order-260715',
      lines: [line('svc-bathroom-renovation-40-60-brass'), line('svc-marble-vanity-beige-brass')],
      is_paid: true,
      payment_status: 'paid',
      proof: SLIP.url,
      delivery_info: STUDIO,
      project: {
        title: t('Tai Hang, bathroom', '大坑浴室翻新', '大坑卫生间翻新'),
        quotation: { reference_number: 'Q-260715', url: null, versions: BATHROOM_VERSIONS },
        installments: [
          { _id: 'instalment-260715-1', title: t('On signing', '簽約時', '签约时'), share: 0.5, due_at: dayAt(562, 9), is_paid: true },
          { _id: 'instalment-260715-2', title: t('At handover', '交樓時', '交付时'), share: 0.5, due_at: dayAt(648, 9), is_paid: true },
        ],
        payment_records: [
          { _id: 'payment-260715-1', share: 0.5, status: 'approved', image: SLIP, created_at: dayAt(561, 6) },
          { _id: 'payment-260715-2', share: 0.5, status: 'waiting', image: SLIP, created_at: dayAt(648, 6) },
        ],
      },
    },
  ),
];
