import type { Courier } from '@/lib/cart/schema';
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
      t('Studio van', '工作室貨車', '工作室货车'),
      t('Samples, drawings and small furniture, to the door', '樣板、圖則及小型傢俬，送貨上門', '样板、图纸与小型家具，送货上门'),
    ),
    courier(
      'courier-hk-large',
      'DELIVERY',
      680,
      t('Large furniture, two carriers', '大型傢俬（兩人搬運）', '大型家具（两人搬运）'),
      t('Carried up and unpacked in the room', '搬運至室內並拆箱', '搬运至室内并拆箱'),
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
      t('To the door, customs papers included', '送貨上門，包括報關文件', '送货上门，含报关文件'),
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
      t('To the door, customs papers included', '送貨上門，包括報關文件', '送货上门，含报关文件'),
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
    opening_hours: t('Monday to Friday, 10:00–18:00', '星期一至五 10:00–18:00', '周一至周五 10:00–18:00'),
  },
  {
    _id: 'warehouse-tsuen-wan',
    title: t('Tsuen Wan store room', '荃灣倉庫', '荃湾仓库'),
    address: t('Room 5, G/F, Sample Industrial Building, Tsuen Wan, New Territories', '新界荃灣樣本工業大廈地下 5 室', '新界荃湾样本工业大厦地面层 5 室'),
    opening_hours: t('Saturday, 10:00–13:00', '星期六 10:00–13:00', '周六 10:00–13:00'),
  },
];
