import type { Category, CategoryNode, Product } from '@/lib/catalog/schema';
import { PICTURES, type PictureName } from './pictures.ts';
import { t } from './text.ts';

type Title = ReturnType<typeof t>;

function category(_id: string, parent_id: string | null, picture: PictureName, title: Title, description: Title): Category {
  return { _id, parent_id, title, description, picture: PICTURES[picture], is_active: true, product_count: 0 };
}

/** The flat list, parents before their children. Counts are filled in by `countedCategories`. */
export const CATEGORIES: Category[] = [
  category(
    'cat-design',
    null,
    'material-board',
    t('Design', '設計', '设计'),
    t(
      'Plans, renderings, light and fabrics, settled before work begins',
      '平面圖、效果圖、燈光及布藝，動工前逐一落實',
      '户型图、效果图、灯光与布艺，开工前逐一敲定',
    ),
  ),
  category(
    'cat-space-planning',
    'cat-design',
    'floor-plan-top-view',
    t('Space planning', '空間規劃', '空间规划'),
    t('Measure first, then decide where every wall and cabinet goes', '先度尺，再決定每道牆及每個櫃的位置', '先量房，再决定每面墙与每个柜子的位置'),
  ),
  category(
    'cat-floor-plans',
    'cat-space-planning',
    'floor-plan-small-flat',
    t('Floor plans', '平面圖', '户型图'),
    t('Room layout, circulation and storage drawn to scale', '按比例繪畫間隔、動線及收納', '按比例绘制格局、动线与收纳'),
  ),
  category(
    'cat-3d-renderings',
    'cat-space-planning',
    'hero-living-room',
    t('3D renderings', '3D 效果圖', '3D 效果图'),
    t('Colours, materials and light seen before they are bought', '購買物料前先看配色、用料及光線', '采购之前先看配色、用材与光线'),
  ),
  category(
    'cat-lighting-design',
    'cat-design',
    'detail-brass-lamp',
    t('Lighting design', '燈光設計', '灯光设计'),
    t('Light where you read, cook and rest', '在閱讀、煮食及休息之處安排合適光線', '在阅读、烹饪与休息之处安排合适光线'),
  ),
  category(
    'cat-soft-furnishing',
    'cat-design',
    'detail-fabric-sofa',
    t('Soft furnishing', '軟裝配搭', '软装搭配'),
    t('Curtains, rugs, cushions and plants chosen as a set', '窗簾、地氈、軟墊及植物整套選配', '窗帘、地毯、靠垫与绿植整套选配'),
  ),
  category(
    'cat-renovation-works',
    null,
    'concrete-shell',
    t('Renovation works', '裝修工程', '装修工程'),
    t(
      'From one room to the whole flat, with every trade on one programme',
      '由一個房間到全屋，各工種按同一進度表施工',
      '从一个房间到全屋，各工种按同一进度表施工',
    ),
  ),
  category(
    'cat-whole-home-renovation',
    'cat-renovation-works',
    'living-room-oak',
    t('Whole-home renovation', '全屋裝修', '全屋整装'),
    t('New flats, old flats and everything between', '新樓、舊樓及各類單位', '新房、旧房及各类户型'),
  ),
  category(
    'cat-public-housing',
    'cat-whole-home-renovation',
    'floor-plan-small-flat',
    t('Public housing', '公屋及居屋', '香港公屋与居屋'),
    t('Layouts and storage for public rental and Home Ownership flats', '為公屋及居屋單位設計間隔及收納', '为香港公屋与居屋设计格局与收纳'),
  ),
  category(
    'cat-room-renovation',
    'cat-renovation-works',
    'hero-bedroom',
    t('Room renovation', '局部翻新', '局部改造'),
    t('One room renewed while the rest of the flat stays as it is', '只翻新一個房間，其餘地方保持原狀', '只改造一个房间，其余部分保持原样'),
  ),
  category(
    'cat-bathrooms',
    'cat-room-renovation',
    'bathroom-marble',
    t('Bathrooms', '浴室翻新', '卫生间翻新'),
    t('Waterproofing, tiles, fittings and drainage', '防水、瓷磚、潔具及去水', '防水、瓷砖、洁具与排水'),
  ),
  category(
    'cat-kitchens',
    'cat-room-renovation',
    'kitchen-galley',
    t('Kitchens', '廚房翻新', '厨房翻新'),
    t('Cabinets, worktop, hob and pipework in one plan', '廚櫃、枱面、爐具及喉管一併規劃', '橱柜、台面、灶具与管路一并规划'),
  ),
  category(
    'cat-building-trades',
    'cat-renovation-works',
    'concrete-shell',
    t('Building trades', '分項工程', '分项施工'),
    t('One trade at a time, when that is all you need', '只需單一工種時，可分項預約', '只需单一工种时，可分项预约'),
  ),
  category(
    'cat-flooring',
    'cat-building-trades',
    'detail-oak-joinery',
    t('Flooring', '地板', '地板'),
    t('Timber, SPC and outdoor decking', '木地板、SPC 地板及戶外地台', '木地板、SPC 地板与户外地板'),
  ),
  category(
    'cat-painting',
    'cat-building-trades',
    'study-desk',
    t('Painting', '油漆', '墙面涂刷'),
    t('Skim coat, primer and top coat for walls and ceilings', '牆身及天花批灰、底漆及面漆', '墙面与顶面刮腻子、底漆与面漆'),
  ),
  category(
    'cat-masonry-and-tiling',
    'cat-building-trades',
    'bathroom-terrazzo',
    t('Masonry and tiling', '泥水', '泥瓦'),
    t('Walls built, floors levelled, tiles laid', '砌牆、批盪及鋪磚', '砌墙、找平与贴砖'),
  ),
  category(
    'cat-plumbing-and-electrical',
    'cat-building-trades',
    'detail-marble',
    t('Plumbing and electrical', '水電', '水电'),
    t('Water pipes, cables, switches and sockets', '水喉、電線、燈掣及插座', '水管、电线、开关与插座'),
  ),
  category(
    'cat-air-conditioning',
    'cat-building-trades',
    'hero-bedroom',
    t('Air conditioning', '冷氣', '空调'),
    t('Split and window units, with pipes kept out of sight', '分體式及窗口式冷氣，喉管隱藏', '分体式与窗式空调，管线隐藏'),
  ),
  category(
    'cat-smart-home',
    'cat-renovation-works',
    'entryway',
    t('Smart home', '智能家居', '智能家居'),
    t('Lights, curtains and locks that answer to one app', '以一個應用程式控制燈光、窗簾及門鎖', '用一个应用控制灯光、窗帘与门锁'),
  ),
  category(
    'cat-furniture',
    null,
    'window-seat',
    t('Furniture', '傢俬', '家具'),
    t('Made to the millimetre for the room it stands in', '按房間尺寸訂造，準確至毫米', '按房间尺寸定制，精确到毫米'),
  ),
  category(
    'cat-custom-furniture',
    'cat-furniture',
    'detail-oak-joinery',
    t('Custom furniture', '訂造傢俬', '全屋定制'),
    t('Seats, desks, tables and walls of shelves', '座位、書枱、餐枱及書櫃牆', '座位、书桌、餐桌与书柜墙'),
  ),
  category(
    'cat-wardrobes',
    'cat-custom-furniture',
    'walk-in-wardrobe',
    t('Wardrobes', '衣櫃', '衣柜'),
    t('Sliding, hinged or open, from wall to wall', '趟門、掩門或開放式，貼合牆身', '推拉门、平开门或开放式，贴合墙面'),
  ),
  category(
    'cat-kitchen-cabinets',
    'cat-custom-furniture',
    'kitchen-galley',
    t('Kitchen cabinets', '廚櫃', '橱柜'),
    t('Base units, wall units and the worktop above them', '地櫃、吊櫃及枱面', '地柜、吊柜与台面'),
  ),
  category(
    'cat-platform-beds',
    'cat-custom-furniture',
    'bedroom-platform',
    t('Platform beds', '地台床', '榻榻米与地台床'),
    t('Raised floors and beds with storage below', '升高地台及床，下設儲物空間', '抬高地台与床，下设储物空间'),
  ),
  category(
    'cat-commercial-spaces',
    null,
    'cafe-counter',
    t('Commercial spaces', '商業空間', '商业空间'),
    t('Shops, cafés and offices planned round the people who work in them', '舖位、咖啡店及辦公室，按使用者需要規劃', '店铺、咖啡馆与办公室，按使用者需要规划'),
  ),
  category(
    'cat-shops-and-cafes',
    'cat-commercial-spaces',
    'retail-shelf',
    t('Shops and cafés', '舖位裝修', '店铺装修'),
    t('Counters, shelves and signage', '櫃枱、層架及招牌', '柜台、货架与招牌'),
  ),
  category(
    'cat-offices',
    'cat-commercial-spaces',
    'office-meeting',
    t('Offices', '辦公室裝修', '办公室装修'),
    t('Workstations, meeting rooms and cabling', '工作間、會議室及佈線', '工位、会议室与布线'),
  ),
  category(
    'cat-inspection-and-supervision',
    null,
    'concrete-shell',
    t('Inspection and supervision', '驗樓及監工', '验房与监理'),
    t('A second pair of eyes, before handover and during works', '收樓前及施工期間，多一雙眼睛把關', '收房前与施工期间，多一双眼睛把关'),
  ),
];

const BY_ID = new Map(CATEGORIES.map((entry) => [entry._id, entry]));

/** The way to a category from the first level down, as services carry it. */
export function categoryPath(id: string): { _id: string; title: Category['title'] }[] {
  const entry = BY_ID.get(id);
  if (!entry) throw new Error(`no category ${id}`);
  return [...(entry.parent_id ? categoryPath(entry.parent_id) : []), { _id: entry._id, title: entry.title }];
}

/** The flat list with how many services each category holds, those of the levels below included. */
export function countedCategories(products: Iterable<Pick<Product, 'categories'>>): Category[] {
  const counts = new Map<string, number>();
  for (const product of products) for (const { _id } of product.categories) counts.set(_id, (counts.get(_id) ?? 0) + 1);
  return CATEGORIES.map((entry) => ({ ...entry, product_count: counts.get(entry._id) ?? 0 }));
}

/** The three-level tree, counted. */
export function categoryTree(products: Iterable<Pick<Product, 'categories'>>): CategoryNode[] {
  const counted = countedCategories(products);
  const below = (parent: string | null): CategoryNode[] =>
    counted.filter((entry) => entry.parent_id === parent).map((entry) => ({ ...entry, children: below(entry._id) }));
  return below(null);
}
