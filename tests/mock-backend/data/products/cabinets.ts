import type { Product } from '@/lib/catalog/schema';
import { BED, DOORS, FINISH, KITCHEN_FINISH, ROOM_AREA, WIDTH, WORKTOP } from '../options.ts';
import { service } from '../service.ts';
import { t } from '../text.ts';

export const CABINET_SERVICES: Product[] = [
  service(
    'walk-in-wardrobe',
    'cat-wardrobes',
    t('Walk-in wardrobe', '訂造衣帽間', '定制衣帽间'),
    t('Open rails, drawers and an island to measure', '掛衣桿、櫃桶及中島按尺寸訂造', '挂衣杆、抽屉与中岛按尺寸定制'),
    t(
      'Rails are set at the heights of your own shirts, coats and dresses, and the island holds watches under glass.\nLight comes on with the door and falls on the clothes, not in your eyes.',
      '掛衣桿高度按您的襯衣、大衣及長裙而定，中島設玻璃面飾物格。\n開門即亮燈，光線照向衣物而不刺眼。',
      '挂衣杆高度按您的衬衫、大衣与长裙而定，中岛设玻璃面饰品格。\n开门即亮灯，光线照向衣物而不刺眼。',
    ),
    {
      kind: 'furniture',
      pictures: ['walk-in-wardrobe', 'detail-oak-joinery', 'hero-bedroom'],
      price: 32800,
      options: [ROOM_AREA, FINISH],
      unavailable: ['over-60-walnut'],
      day: 16,
    },
  ),
  service(
    'custom-wardrobe',
    'cat-wardrobes',
    t('Custom wardrobe', '訂造衣櫃', '定制衣柜'),
    t('Sliding or hinged doors, wall to wall', '趟門或掩門，貼合牆身', '推拉门或平开门，贴合墙面'),
    t(
      'The wardrobe is drawn to the ceiling and scribed to walls that are rarely straight.\nInside you choose rails, shelves, drawers and a box for suitcases on top.',
      '衣櫃做至天花，並按不平直的牆身修邊貼合。\n內籠可選掛衣桿、層板、櫃桶及頂部行李箱格。',
      '衣柜做到顶，并按不平直的墙面修边贴合。\n内部可选挂衣杆、层板、抽屉与顶部行李箱格。',
    ),
    {
      kind: 'furniture',
      pictures: ['bedroom-hotel', 'walk-in-wardrobe', 'material-board'],
      price: 11800,
      offer: 0.9,
      options: [WIDTH, DOORS, FINISH],
      unavailable: ['4ft-sliding-oak', '4ft-sliding-walnut', '4ft-sliding-white'],
      day: 24,
    },
  ),
  service(
    'wardrobe-refit',
    'cat-wardrobes',
    t('Wardrobe interior refit', '衣櫃內籠改裝', '衣柜内部改造'),
    t('The doors stay, the inside is planned again', '保留櫃門，重新規劃內籠', '保留柜门，重新规划内部'),
    t(
      'Rails move, drawers come in and a light is added, while the doors you have stay in place.\nThe old shelves are cut down and used again where they fit.',
      '重新安排掛衣桿、加設櫃桶及燈，原有櫃門保留不變。\n舊層板合適的會裁切再用。',
      '重新安排挂衣杆，加设抽屉与灯，原有柜门保留不变。\n旧层板合适的会裁切再用。',
    ),
    { kind: 'furniture', pictures: ['storage-display-cabinet', 'walk-in-wardrobe'], price: 3880, options: [WIDTH], day: 425 },
  ),
  service(
    'custom-kitchen-cabinets',
    'cat-kitchen-cabinets',
    t('Custom kitchen cabinets', '訂造廚櫃', '定制橱柜'),
    t('Base and wall units with your choice of worktop', '地櫃及吊櫃，枱面自選', '地柜与吊柜，台面可选'),
    t(
      'Drawers take pots, a tall unit takes the oven, and the corner turns out on a carousel.\nWall units reach the ceiling, so that no dust gathers above.',
      '櫃桶放鍋具，高櫃放焗爐，轉角設旋轉籃。\n吊櫃做至天花，頂部不積塵。',
      '抽屉放锅具，高柜放烤箱，转角设旋转篮。\n吊柜做到顶，顶部不积灰。',
    ),
    {
      kind: 'furniture',
      pictures: ['kitchen-white-l', 'kitchen-galley', 'material-board'],
      price: 28800,
      options: [WIDTH, KITCHEN_FINISH, WORKTOP],
      unavailable: ['4ft-oak-granite', '10ft-white-sintered'],
      day: 14,
    },
  ),
  service(
    'kitchen-door-replacement',
    'cat-kitchen-cabinets',
    t('Kitchen cabinet door replacement', '更換廚櫃門板', '更换橱柜门板'),
    t('New fronts and hinges on sound cabinets', '櫃身完好，只換門板及門鉸', '柜体完好，只换门板与铰链'),
    t(
      'When the cabinets are dry and square, new doors change the kitchen without taking it out.\nHandles, hinges and plinth are replaced together.',
      '櫃身乾爽方正時，更換門板即可煥然一新，無須整套拆除。\n拉手、門鉸及腳線板一併更換。',
      '柜体干燥方正时，更换门板即可焕然一新，无需整套拆除。\n拉手、铰链与踢脚板一并更换。',
    ),
    { kind: 'furniture', pictures: ['kitchen-galley', 'material-board'], price: 7600, options: [KITCHEN_FINISH], day: 315 },
  ),
  service(
    'pantry-unit',
    'cat-kitchen-cabinets',
    t('Tall pantry unit', '高身食品儲物櫃', '高身食品储物柜'),
    t('Everything dry behind one door, 30 cm wide or more', '乾貨集於一門之後，最窄 30 厘米', '干货集中在一扇门后，最窄 30 厘米'),
    t(
      'Baskets pull out to the front, so that what stands at the back is not forgotten.\nThe unit can stand beside the fridge or close a gap in the corridor.',
      '拉籃可全數拉出，放在深處的食品亦一目了然。\n可設於雪櫃旁，或善用走廊空隙。',
      '拉篮可全部拉出，放在深处的食品也一目了然。\n可设于冰箱旁，或利用走廊空隙。',
    ),
    { kind: 'furniture', pictures: ['kitchen-open-shelf', 'detail-oak-joinery'], price: 6480, options: [KITCHEN_FINISH], unavailable: ['white'], day: 575 },
  ),
  service(
    'storage-platform-bed',
    'cat-platform-beds',
    t('Storage platform bed', '儲物地台床', '储物地台床'),
    t('An oak platform with deep drawers', '橡木地台連深櫃桶', '橡木地台，配深抽屉'),
    t(
      'Drawers run the full depth of the platform, and the part by the wall lifts on gas springs.\nSlats let the mattress breathe, and a light runs along the step.',
      '櫃桶深度與地台相同，靠牆部分以氣壓桿揭起。\n排骨板讓床褥通風，踏級設有燈帶。',
      '抽屉深度与地台相同，靠墙部分以气压杆掀起。\n排骨板让床垫透气，踏步设有灯带。',
    ),
    {
      kind: 'furniture',
      pictures: ['bedroom-platform', 'detail-oak-joinery', 'floor-plan-small-flat'],
      price: 13800,
      offer: 0.85,
      options: [BED, FINISH],
      unavailable: ['3ft-walnut'],
      day: 32,
    },
  ),
  service(
    'tatami-room',
    'cat-platform-beds',
    t('Tatami room', '榻榻米房', '榻榻米房'),
    t('A raised floor with storage below', '升高地台，下設儲物格', '抬高地台，下设储物格'),
    t(
      'By day it is a room for tea and homework, at night two mattresses unfold.\nLids open on struts, a table rises from the middle if you wish, and shoji screens soften the light.',
      '日間是品茶及做功課的房間，晚上可鋪開兩張床褥。\n儲物格設撐桿，中央可選升降枱，日式紙趟門令光線柔和。',
      '白天是喝茶与做作业的房间，晚上可铺开两张床垫。\n储物格设撑杆，中央可选升降桌，日式纸拉门让光线柔和。',
    ),
    { kind: 'furniture', pictures: ['tatami-room', 'detail-oak-joinery', 'window-seat'], price: 28600, options: [ROOM_AREA, FINISH], day: 44 },
  ),
  service(
    'murphy-bed',
    'cat-platform-beds',
    t('Murphy bed with sofa', '隱形床連梳化', '隐形床与沙发'),
    t('A sofa by day, a bed in one movement', '日間是梳化，一拉即成床', '白天是沙发，一拉即成床'),
    t(
      'The bed folds down over the sofa, so that cushions need not be carried away.\nThe frame is fixed to a solid wall, and the cabinet round it holds bedding and lamps.',
      '床板直接放落於梳化之上，無須搬走軟墊。\n床架固定於實心牆，四周櫃身可放被鋪及燈具。',
      '床板直接放落在沙发之上，无需搬走靠垫。\n床架固定在实心墙上，四周柜体可放被褥与灯具。',
    ),
    { kind: 'furniture', pictures: ['living-room-evening', 'bedroom-platform'], price: 21800, options: [BED, FINISH], day: 275 },
  ),
];
