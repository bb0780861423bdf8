import { LARGE, line, type OrderSeed, PAID_ONLINE, seed, SLIP, STUDIO } from './order-seed.ts';
import { PICTURES } from './pictures.ts';
import { PROJECT_ORDERS } from './project-orders.ts';
import { dayAt } from './service.ts';

/** The orders that the demo starts with, of every status; no particular sequence. */
export const ORDER_SEEDS: OrderSeed[] = [
  seed([['submitted', 686]], {
    _id: 'order-261118',
    lines: [line('svc-storage-platform-bed-5ft-oak'), line('svc-soft-furnishing-1-boucle')],
    delivery_info: LARGE,
  }),
  seed(
    [
      ['submitted', 678],
      ['pending', 679],
    ],
    { _id: 'order-261110', lines: [line('svc-round-dining-table-6-walnut')], delivery_info: LARGE, proof: SLIP.url },
  ),
  seed([['submitted', 670]], { _id: 'order-261102', lines: [line('svc-3d-rendering-3'), line('svc-colour-scheme-2')], ...PAID_ONLINE, delivery_info: STUDIO }),
  seed([['submitted', 662]], { _id: 'order-261025', lines: [line('svc-smart-lock-standard')], payment_method: 'ONLINE', payment_status: 'failed' }),
  seed(
    [
      ['submitted', 655],
      ['completed', 668],
    ],
    {
      _id: 'order-261018',
      lines: [line('svc-post-renovation-cleaning-300-500')],
      ...PAID_ONLINE,
      reviews: [
        {
          _id: 'order-review-261018',
          rating: 5,
          comment: 'Glue marks gone, and the drawers were vacuumed before anything was wiped.',
          images: [PICTURES['kitchen-island']],
          product_variant_ids: ['svc-post-renovation-cleaning-300-500'],
          status: 'waiting',
          created_at: dayAt(671, 9),
        },
      ],
    },
  ),
  seed(
    [
      ['submitted', 640],
      ['pending', 641],
      ['completed', 660],
    ],
    {
      _id: 'order-261003',
      lines: [line('svc-entrance-shoe-cabinet-4ft-oak'), line('svc-window-seat-6ft-walnut')],
      is_paid: true,
      payment_status: 'paid',
      proof: SLIP.url,
      delivery_info: LARGE,
      refund_request: {
        _id: 'refund-261003',
        reason: 'The left door of the shoe cabinet arrived with a dent. I would like part of its price returned.',
        images: [PICTURES.entryway],
        refund_items: [{ product_variant_id: 'svc-entrance-shoe-cabinet-4ft-oak', qty: 1 }],
        status: 'waiting',
        created_at: dayAt(664, 5, 45),
      },
    },
  ),
  seed(
    [
      ['submitted', 590],
      ['completed', 618],
    ],
    { _id: 'order-260814', lines: [line('svc-site-supervision-4')], ...PAID_ONLINE, delivery_info: STUDIO },
  ),
  seed(
    [
      ['submitted', 566],
      ['completed', 580],
    ],
    {
      _id: 'order-260721',
      lines: [line('svc-water-heater-replacement-electric')],
      ...PAID_ONLINE,
      reviews: [
        {
          _id: 'order-review-260721a',
          rating: 4,
          comment: 'Neat work. The valve was changed without being asked for twice.',
          images: [],
          product_variant_ids: ['svc-water-heater-replacement-electric'],
          status: 'approved',
          created_at: dayAt(583, 6),
        },
        {
          _id: 'order-review-260721b',
          rating: null,
          comment: 'One more word: the technician called before he came, which I liked.',
          images: [],
          product_variant_ids: [],
          status: 'rejected',
          created_at: dayAt(590, 6),
        },
      ],
    },
  ),
  seed(
    [
      ['submitted', 550],
      ['cancelled', 552],
    ],
    { _id: 'order-260705', lines: [line('svc-home-bar-6ft-dark')], delivery_info: LARGE },
  ),
  seed(
    [
      ['submitted', 530],
      ['cancelled', 530],
    ],
    { _id: 'order-260615', lines: [line('svc-motorised-curtains-6ft', 2)], payment_method: 'ONLINE', payment_status: 'cancelled' },
  ),
  seed(
    [
      ['submitted', 486],
      ['pending', 487],
      ['completed', 540],
    ],
    {
      _id: 'order-260502',
      lines: [line('svc-tv-wall-6ft-beige')],
      is_paid: true,
      payment_status: 'paid',
      proof: SLIP.url,
      delivery_info: LARGE,
      refund_request: {
        _id: 'refund-260502',
        reason: 'One slat was delivered in another shade and has since been replaced by us.',
        images: [],
        refund_items: [{ product_variant_id: 'svc-tv-wall-6ft-beige', qty: 1 }],
        status: 'rejected',
        created_at: dayAt(545, 7),
      },
    },
  ),
  seed(
    [
      ['submitted', 430],
      ['completed', 470],
    ],
    {
      _id: 'order-260306',
      lines: [line('svc-study-and-home-office-4ft-oak')],
      ...PAID_ONLINE,
      delivery_info: LARGE,
      refund_request: {
        _id: 'refund-260306',
        reason: 'The lamp over the desk could not be fitted, as agreed on site.',
        images: [PICTURES['study-desk']],
        refund_items: [{ product_variant_id: 'svc-study-and-home-office-4ft-oak', qty: 1 }],
        status: 'approved',
        created_at: dayAt(474, 8),
      },
    },
  ),
  seed(
    [
      ['submitted', 333],
      ['completed', 352],
    ],
    { _id: 'order-251130', lines: [line('svc-air-conditioner-installation-window-1')], ...PAID_ONLINE },
  ),
  seed(
    [
      ['submitted', 268],
      ['completed', 300],
    ],
    {
      _id: 'order-250926',
      lines: [line('svc-interior-painting-300-500-clay'), line('svc-flat-inspection-300-500')],
      ...PAID_ONLINE,
      reviews: [
        {
          _id: 'order-review-250926a',
          rating: 5,
          comment: 'Straight lines at the ceiling, and no smell after two days.',
          images: [PICTURES['living-room-oak'], PICTURES['detail-oak-joinery']],
          product_variant_ids: ['svc-interior-painting-300-500-clay'],
          status: 'approved',
          created_at: dayAt(304, 7),
        },
        {
          _id: 'order-review-250926b',
          rating: 2,
          comment: 'The inspection report came a week later than we had agreed.',
          images: [],
          product_variant_ids: ['svc-flat-inspection-300-500'],
          status: 'rejected',
          created_at: dayAt(310, 8),
        },
        {
          _id: 'order-review-250926c',
          rating: 4,
          comment: 'A year on, the clay colour still looks as it did on the first day.',
          images: [PICTURES['tv-wall']],
          product_variant_ids: ['svc-interior-painting-300-500-clay', 'svc-flat-inspection-300-500'],
          status: 'waiting',
          created_at: dayAt(660, 8),
        },
      ],
    },
  ),
  seed(
    [
      ['submitted', 33],
      ['completed', 40],
    ],
    { _id: 'order-250203', lines: [line('svc-home-consultation-300-500')], ...PAID_ONLINE, delivery_info: STUDIO },
  ),
  ...PROJECT_ORDERS,
  seed([['submitted', 680]], {
    _id: 'order-261112',
    account_id: 'account-taiman',
    lines: [line('svc-public-flat-fitting-out-standard-white')],
    delivery_info: STUDIO,
    delivery_details: { name: '陳大文', address: '九龍觀塘樣本邨樣本樓 8 樓 812 室', area_code: '+852', phone: '60000002', email: 'chan.taiman@example.hk' },
  }),
  seed([['submitted', 676]], {
    _id: 'order-261108',
    account_id: null,
    lines: [line('svc-flat-inspection-500-800')],
    delivery_info: STUDIO,
    delivery_details: {
      name: 'Guest Wong',
      address: 'Flat 5, 9/F, Sample Court, 20 Sample Road, Sha Tin, New Territories',
      area_code: '+852',
      phone: '60000009',
      email: 'guest@example.hk',
    },
  }),
];
