import type { Product } from '@/lib/catalog/schema';
import { AIR_CONDITIONER, FLAT_AREA, FLOOR, HEATER, ROOM_AREA, ROOMS, SCOPE, TILE, UNITS, WALL_COLOUR } from '../options.ts';
import { service } from '../service.ts';
import { t } from '../text.ts';

export const TRADE_SERVICES: Product[] = [
  service(
    'floor-laying',
    'cat-flooring',
    t('Floor laying', '鋪設地板', '地板铺装'),
    t('Timber or SPC flooring, supplied and laid', '木地板或 SPC 地板，包工包料', '木地板或 SPC 地板，包工包料'),
    t(
      'The old floor is checked for height and damp, doors are trimmed, and boards run towards the window.\nSkirting is removed and set back, or replaced to match.',
      '先檢查舊地台的高低及濕度，修短門腳，地板順着窗光方向鋪設。\n腳線拆下後重裝，或更換為相配款式。',
      '先检查原地面的高低与湿度，修短门脚，地板顺着窗光方向铺设。\n踢脚线拆下后重装，或更换为配套款式。',
    ),
    {
      kind: 'trade',
      pictures: ['trade-timber-samples', 'living-room-oak', 'bedroom-platform'],
      price: 11800,
      options: [FLAT_AREA, FLOOR],
      unavailable: ['under-300-solid', 'over-800-solid'],
      day: 26,
    },
  ),
  service(
    'balcony-decking',
    'cat-flooring',
    t('Balcony decking', '露台戶外地台', '阳台户外地板'),
    t('Boards that drain, lifted off for cleaning', '可去水的地台板，可揭起清潔', '可排水的拼装地板，可掀起清洁'),
    t(
      'Decking tiles sit on feet above the existing floor, so that the drain stays open and in reach.\nThe boards are cut round pipes and the railing.',
      '地台板以腳座架於原有地面，保持去水口暢通易清。\n板材按喉管及欄杆位置裁切。',
      '地板以支脚架在原地面上，排水口保持通畅、便于清理。\n板材按管道与栏杆位置裁切。',
    ),
    { kind: 'trade', pictures: ['balcony-garden', 'detail-plants'], price: 4280, options: [ROOM_AREA], day: 410 },
  ),
  service(
    'floor-sanding',
    'cat-flooring',
    t('Timber floor sanding', '木地板打磨翻新', '木地板打磨翻新'),
    t('Old boards made even and oiled again', '舊地板打磨平滑，重新上油', '旧地板打磨平整，重新上油'),
    t(
      'Three passes of sanding take out scratches and old varnish, with the dust drawn off at the machine.\nLoose boards are glued, gaps are filled, and the floor is oiled.',
      '分三次打磨，去除花痕及舊漆，機器同步吸塵。\n鬆脫的板重新黏合，填補縫隙後上油。',
      '分三遍打磨，去除划痕与旧漆，设备同步吸尘。\n松动的板重新粘合，填补缝隙后上油。',
    ),
    { kind: 'trade', pictures: ['detail-oak-joinery', 'living-room-oak'], price: 6800, offer: 0.85, options: [FLAT_AREA], day: 448 },
  ),
  service(
    'interior-painting',
    'cat-painting',
    t('Interior painting', '室內油漆', '墙面刷漆'),
    t('Skim coat, primer and top coat', '批灰、底漆及面漆', '刮腻子、底漆与面漆'),
    t(
      'Cracks are cut open and filled, walls skimmed and sanded under a side light, then primed and painted twice.\nFurniture is moved to the middle and wrapped.',
      '先開縫補裂，批灰後以側光打磨，再上底漆及兩層面漆。\n傢俬移至房間中央並包封。',
      '先开缝补裂，刮腻子后以侧光打磨，再上底漆与两遍面漆。\n家具移至房间中央并包裹。',
    ),
    { kind: 'trade', pictures: ['trade-wall-painting', 'study-desk', 'living-room-dark'], price: 9600, options: [FLAT_AREA, WALL_COLOUR], day: 30 },
  ),
  service(
    'mould-treatment',
    'cat-painting',
    t('Mould treatment', '牆身防霉處理', '墙面防霉处理'),
    t('The cause found first, then the wall cleaned and sealed', '先查成因，再清潔及封閉牆身', '先查成因，再清洁与封闭墙面'),
    t(
      'We measure damp in the wall and look for cold corners, leaks and poor ventilation.\nMould is removed, the plaster treated and repainted with a paint that breathes.',
      '先量度牆身濕度，檢查冷牆角、滲漏及通風不足的位置。\n清除霉菌後處理批盪，再塗上透氣牆漆。',
      '先测量墙体湿度，检查冷墙角、渗漏与通风不足之处。\n清除霉菌后处理抹灰层，再涂刷透气墙漆。',
    ),
    { kind: 'trade', pictures: ['before-living-room', 'bedroom-hotel'], price: 3280.5, options: [ROOMS], day: 285 },
  ),
  service(
    'limewash-wall',
    'cat-painting',
    { en: 'Limewash feature wall', zh: '石灰漆主題牆' },
    { en: 'A wall with the depth of stone, brushed by hand' },
    {
      en: 'Limewash is brushed on in crossing strokes, two coats or three, and dries to a cloud of light and shade.\nA sample board is made in your flat before the wall is begun.',
      zh: '石灰漆以交叉筆觸塗掃兩至三層，乾後呈現雲霧般的深淺層次。\n動工前會在府上先製作樣板。',
    },
    { kind: 'trade', pictures: ['living-room-dark', 'study-desk'], price: 5600, options: [WALL_COLOUR], day: 470 },
  ),
  service(
    'masonry-and-tiling',
    'cat-masonry-and-tiling',
    t('Masonry and tiling', '泥水及鋪磚', '泥瓦铺贴'),
    t('Walls built, screed levelled, tiles laid', '砌牆、地台批盪及鋪磚', '砌墙、地面找平与贴砖'),
    t(
      'Tile joints are set out on a drawing, so that cuts fall behind doors and under cabinets.\nFloors are levelled with a laser and left to dry before tiling.',
      '先以圖紙排磚，讓切磚位置落在門後及櫃底。\n地台以激光水平儀找平，乾透後才鋪磚。',
      '先用图纸排砖，让切砖位置落在门后与柜底。\n地面用激光水平仪找平，干透后再贴砖。',
    ),
    { kind: 'trade', pictures: ['trade-tile-laying', 'bathroom-terrazzo', 'detail-marble'], price: 15800, options: [ROOM_AREA, TILE], day: 66 },
  ),
  service(
    'terrazzo-floor',
    'cat-masonry-and-tiling',
    t('Terrazzo floor', '水磨石地台', '水磨石地面'),
    t('Chips of stone in the colours you choose, ground smooth', '自選石粒配色，磨至平滑', '自选石粒配色，打磨平滑'),
    t(
      'The mix is chosen from sample tiles, with chips of marble, shell or glass.\nThe floor is ground in stages and sealed against stains.',
      '可從樣板選擇雲石、貝殼或玻璃石粒。\n地台分階段打磨，並塗上防污封層。',
      '可从样板中选择大理石、贝壳或玻璃石粒。\n地面分阶段打磨，并涂刷防污封层。',
    ),
    { kind: 'trade', pictures: ['bathroom-pink-tub', 'bathroom-terrazzo', 'retail-shelf'], price: 22800, options: [ROOM_AREA], unavailable: 'all', day: 355 },
  ),
  service(
    'plumbing-and-rewiring',
    'cat-plumbing-and-electrical',
    t('Plumbing and rewiring', '水電工程', '水电改造'),
    t('Water pipes, cables and sockets renewed', '更換水喉、電線及插座', '更换水管、电线与插座'),
    t(
      'Every circuit is drawn and labelled at the board, and pipes are tested under pressure before walls are closed.\nYou receive photos with a tape measure in view, so that you know where not to drill.',
      '每條電路均繪圖並於電箱標示，喉管經試壓後才封牆。\n我們會提供附尺量度的相片，方便日後避開暗藏喉管及電線。',
      '每条回路都绘图并在配电箱上标注，管道试压后再封墙。\n我们会提供带尺的照片，方便日后避开暗藏管线。',
    ),
    { kind: 'trade', pictures: ['kitchen-sink-tap', 'concrete-shell', 'detail-marble'], price: 24800, options: [FLAT_AREA, SCOPE], day: 70 },
  ),
  service(
    'electrical-load-check',
    'cat-plumbing-and-electrical',
    t('Electrical load check', '電力負荷檢查', '用电负荷检查'),
    t('What your board can carry before a new hob arrives', '安裝新爐具前，先了解電箱負荷', '安装新灶具前，先了解配电箱负荷'),
    t(
      'Each circuit is measured with the appliances you use, and the board is opened and photographed.\nThe report says which appliances should not share a circuit.',
      '按您所用電器逐條電路量度，並開啟電箱拍照。\n報告列明哪些電器不宜共用電路。',
      '按您使用的电器逐条回路测量，并打开配电箱拍照。\n报告列明哪些电器不宜共用回路。',
    ),
    { kind: 'inspection', pictures: ['trade-electrical-panel', 'trade-switch-plates'], price: 980, options: [FLAT_AREA], day: 130 },
  ),
  service(
    'water-heater-replacement',
    'cat-plumbing-and-electrical',
    t('Water-heater replacement', '更換熱水爐', '更换热水器'),
    t('The old heater out, a new one in, pipes renewed between', '拆舊裝新，並更換連接喉管', '拆旧装新，并更换连接管道'),
    t(
      'We check water pressure, ventilation and the wall that will carry the heater.\nValves and flexible pipes are replaced with the heater.',
      '先檢查水壓、通風及承托熱水爐的牆身。\n閘掣及軟喉隨熱水爐一併更換。',
      '先检查水压、通风与承重墙面。\n阀门与软管随热水器一并更换。',
    ),
    { kind: 'trade', pictures: ['bathroom-washer-niche', 'detail-marble'], price: 3680, offer: 0.9, options: [HEATER], day: 250 },
  ),
  service(
    'air-conditioner-installation',
    'cat-air-conditioning',
    t('Air-conditioner installation', '冷氣安裝', '空调安装'),
    t('Split and window units, pipes concealed', '分體式及窗口式，喉管隱藏', '分体式与窗式，管线隐藏'),
    t(
      'The unit is placed so that air passes over the bed and not onto it.\nPipes run in a trunking painted with the wall, and the drain is tested with water.',
      '安裝位置讓冷風掠過床面，不會直吹。\n喉管藏於與牆身同色的線槽，去水經灌水測試。',
      '安装位置让冷风掠过床面，不会直吹。\n管线藏于与墙面同色的线槽，排水经灌水测试。',
    ),
    { kind: 'trade', pictures: ['trade-air-conditioner', 'hero-bedroom', 'living-room-oak'], price: 2980, options: [AIR_CONDITIONER, UNITS], day: 88 },
  ),
  service(
    'air-conditioner-relocation',
    'cat-air-conditioning',
    t('Air-conditioner relocation and deep cleaning', '冷氣移位及深層清洗', '空调移机与深度清洗'),
    t('Moved to the right wall and cleaned inside', '移至合適牆身，並清洗內部', '移至合适墙面，并清洗内部'),
    t(
      'The gas is recovered, the unit taken down, opened and washed, then hung again where the new layout wants it.\nThe old hole is filled and painted.',
      '先回收雪種，拆機後開蓋清洗，再按新間隔重新掛裝。\n舊牆孔會填補及補漆。',
      '先回收制冷剂，拆机后开盖清洗，再按新格局重新挂装。\n旧墙孔会填补并补漆。',
    ),
    { kind: 'trade', pictures: ['bedroom-hotel', 'trade-air-conditioner'], price: 1880, options: [UNITS], day: 390 },
  ),
];
