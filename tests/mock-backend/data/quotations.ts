import type { QuotationSeed } from './order-seed.ts';
import { dayAt } from './service.ts';
import { t } from './text.ts';

const DESIGN = t('Design', '設計', '设计');
const MASONRY = t('Masonry and tiling', '泥水', '泥瓦');
const PIPES = t('Plumbing and electrical', '水電', '水电');
const PAINTING = t('Painting', '油漆', '墙面涂刷');
const FURNITURE = t('Custom furniture', '訂造傢俬', '全屋定制');
const SET = t('set', '套', '套');
const ROOM = t('rooms', '間', '间');
const POINT = t('points', '位', '个');
const LOT = t('lot', '項', '项');

const LAYOUT = { category: DESIGN, title: t('Floor-plan layout and drawings', '平面佈局及圖則', '户型布局与图纸'), qty: 1, unit: SET };
const RENDERINGS = { category: DESIGN, title: t('3D renderings', '3D 效果圖', '3D 效果图'), qty: 3, unit: t('views', '張', '张') };
const DEMOLITION = {
  category: MASONRY,
  title: t('Demolition and debris removal', '清拆及清走泥頭', '拆除与建筑垃圾清运'),
  description: t('Old finishes down to the concrete', '清拆舊裝修至石屎', '拆除旧装修至混凝土面'),
  qty: 1,
  unit: LOT,
};
const TILING = {
  category: MASONRY,
  title: t('Screed levelled, tiles laid', '地台批盪及鋪磚', '地面找平与贴砖'),
  description: t('Porcelain tiles, 600 × 600 mm', '瓷質磚，600 × 600 毫米', '瓷质砖，600 × 600 毫米'),
  qty: 5,
  unit: ROOM,
};
const WATER = { category: PIPES, title: t('Water pipes renewed', '更換水喉', '更换水管'), qty: 2, unit: ROOM };
const SOCKETS = { category: PIPES, title: t('Cables, switches and sockets', '電線、燈掣及插座', '电线、开关与插座'), qty: 46, unit: POINT };
const PAINT = { category: PAINTING, title: t('Skim coat, primer and top coat', '批灰、底漆及面漆', '刮腻子、底漆与面漆'), qty: 5, unit: ROOM };
const WARDROBES = { category: FURNITURE, title: t('Custom wardrobe', '訂造衣櫃', '定制衣柜'), qty: 2, unit: t('sets', '套', '套') };
const KITCHEN = { category: FURNITURE, title: t('Custom kitchen cabinets', '訂造廚櫃', '定制橱柜'), qty: 1, unit: SET };
const SHOES = { category: FURNITURE, title: t('Entrance shoe cabinet', '玄關鞋櫃', '玄关鞋柜'), qty: 1, unit: SET };

/** A first offer, the one that was accepted, and one with extra furniture that waits for an answer. */
export const WHOLE_HOME_VERSIONS: QuotationSeed[] = [
  {
    version: 1,
    status: 'superseded',
    created_at: dayAt(601, 4),
    accepted_at: null,
    valid_until: dayAt(631, 15),
    share: 1.08,
    discount: 0,
    lines: [
      { ...LAYOUT, share: 0.04 },
      { ...DEMOLITION, share: 0.1 },
      { ...TILING, share: 0.2 },
      { ...WATER, share: 0.1 },
      { ...SOCKETS, share: 0.14 },
      { ...PAINT, share: 0.1 },
      { ...WARDROBES, share: 0.17 },
      { ...KITCHEN, share: 0.15 },
    ],
  },
  {
    version: 2,
    status: 'accepted',
    created_at: dayAt(603, 4),
    accepted_at: dayAt(604, 6, 30),
    valid_until: dayAt(633, 15),
    share: 1,
    discount: 0.05,
    lines: [
      { ...LAYOUT, share: 0.04 },
      { ...RENDERINGS, share: 0.03 },
      { ...DEMOLITION, share: 0.08 },
      { ...TILING, share: 0.17 },
      { ...WATER, share: 0.09 },
      { ...SOCKETS, share: 0.12 },
      { ...PAINT, share: 0.09 },
      { ...WARDROBES, share: 0.16 },
      { ...KITCHEN, share: 0.14 },
      { ...SHOES, share: 0.08 },
    ],
  },
  {
    version: 3,
    status: 'sent',
    created_at: dayAt(682, 4),
    accepted_at: null,
    valid_until: dayAt(742, 15),
    share: 1.04,
    discount: 0.05,
    lines: [
      { ...LAYOUT, share: 0.04 },
      { ...RENDERINGS, share: 0.03 },
      { ...DEMOLITION, share: 0.08 },
      { ...TILING, share: 0.16 },
      { ...WATER, share: 0.09 },
      { ...SOCKETS, share: 0.12 },
      { ...PAINT, share: 0.08 },
      { ...WARDROBES, share: 0.16 },
      { ...KITCHEN, share: 0.14 },
      { ...SHOES, share: 0.06 },
      {
        category: FURNITURE,
        title: t('Window seat', '窗台座位', '飘窗座位'),
        description: t('Cushioned, with shelves', '連軟墊及層架', '配软垫与层架'),
        qty: 1,
        unit: SET,
        share: 0.04,
      },
    ],
  },
];

export const BATHROOM_VERSIONS: QuotationSeed[] = [
  {
    version: 1,
    status: 'accepted',
    created_at: dayAt(560, 8),
    accepted_at: dayAt(561, 3),
    valid_until: dayAt(590, 15),
    share: 1,
    discount: 0,
    lines: [
      { ...DEMOLITION, share: 0.15 },
      { ...TILING, qty: 1, share: 0.4 },
      { ...WATER, qty: 1, share: 0.2 },
      {
        category: FURNITURE,
        title: t('Marble vanity', '雲石面盆櫃', '大理石浴室柜'),
        qty: 1,
        unit: SET,
        share: 0.25,
      },
    ],
  },
];
