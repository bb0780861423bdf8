import type { Courier } from '@/lib/cart/schema';
import { OPENING_HOURS } from './configuration.ts';
import { t } from './text.ts';

function courier(_id: string, method: Courier['method'], fee: number, title: Courier['title'], description: Courier['title']): Courier {
  return { _id, method, currency: 'HKD', fee, title, description };
}

/** Ways of delivery by country. */
export const COURIERS: Record<string, Courier[]> = {
  HK: [
    courier(
      'courier-hk-van',
      'DELIVERY',
      280,
      t('Delivery by studio van', '工作室派車送貨', '工作室派车配送'),
      t(
        'Samples, drawings and small furniture, to your door within five working days once ready',
        '樣板、圖則及小型傢俬，備妥後五個工作天內送貨上門',
        '样板、图纸与小型家具，备妥后五个工作日内送货上门',
      ),
    ),
    courier(
      'courier-hk-large',
      'DELIVERY',
      680,
      t('Large furniture, two movers', '大型傢俬（兩人搬運）', '大型家具（两人搬运）'),
      t(
        'Carried up and unpacked in the room within ten working days once ready',
        '備妥後十個工作天內送達，搬運至室內並拆箱',
        '备妥后十个工作日内送达，搬运至室内并拆箱',
      ),
    ),
    courier(
      'courier-hk-studio',
      'PICKUP',
      0,
      t('Collect at the studio', '於工作室自取', '到工作室自提'),
      t('Harbour Trade Centre, Kwun Tong, by appointment', '觀塘海港貿易中心，需預約', '观塘海港贸易中心，需预约'),
    ),
  ],
  MO: [
    courier(
      'courier-mo-ferry',
      'DELIVERY',
      980,
      t('Ferry freight to Macao', '澳門船運', '澳门船运'),
      t(
        'To your door within ten working days once ready, customs documents included',
        '備妥後十個工作天內送貨上門，包括報關文件',
        '备妥后十个工作日内送货上门，含报关文件',
      ),
    ),
    courier(
      'courier-mo-studio',
      'PICKUP',
      0,
      t('Collect at the studio in Hong Kong', '於香港工作室自取', '到香港工作室自提'),
      t('Harbour Trade Centre, Kwun Tong, by appointment', '觀塘海港貿易中心，需預約', '观塘海港贸易中心，需预约'),
    ),
  ],
  CN: [
    courier(
      'courier-cn-road',
      'DELIVERY',
      1280.5,
      t('Road freight to the mainland', '內地陸運', '内地陆运'),
      t(
        'To your door within ten working days once ready, customs documents included',
        '備妥後十個工作天內送貨上門，包括報關文件',
        '备妥后十个工作日内送货上门，含报关文件',
      ),
    ),
    courier(
      'courier-cn-studio',
      'PICKUP',
      0,
      t('Collect at the studio in Hong Kong', '於香港工作室自取', '到香港工作室自提'),
      t('Harbour Trade Centre, Kwun Tong, by appointment', '觀塘海港貿易中心，需預約', '观塘海港贸易中心，需预约'),
    ),
  ],
};

/** `warehouses/all`: where things can be seen and collected. */
export const WAREHOUSES = [
  {
    _id: 'warehouse-kwun-tong',
    title: t('Kwun Tong studio', '觀塘工作室', '观塘工作室'),
    address: t(
      'Unit 1203, 12/F, Harbour Trade Centre, 88 Hoi Yuen Road, Kwun Tong, Kowloon',
      '九龍觀塘開源道 88 號海港貿易中心 12 樓 1203 室',
      '九龙观塘开源道 88 号海港贸易中心 12 楼 1203 室',
    ),
    opening_hours: OPENING_HOURS,
  },
];
