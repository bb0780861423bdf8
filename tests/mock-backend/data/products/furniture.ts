import type { Product } from '@/lib/catalog/schema';
import { FABRIC, FINISH, SEATS, STONE, WIDTH } from '../options.ts';
import { service } from '../service.ts';
import { t } from '../text.ts';

export const FURNITURE_SERVICES: Product[] = [
  service(
    'window-seat',
    'cat-custom-furniture',
    t('Window seat', '窗台座位', '飘窗座位'),
    t('A cushioned bay with shelves', '窗台軟墊連層架', '飘窗软垫，配层架'),
    t(
      'The bay that most flats waste becomes a seat for two, with shelves at both ends and a drawer below where the sill allows.\nCushions are cut to the bay and the covers come off for washing.',
      '善用大多數單位閒置的窗台，造成兩人座位，兩端設層架，窗台高度許可時下設櫃桶。\n軟墊按窗台裁製，布套可拆洗。',
      '把多数房屋闲置的飘窗做成双人座位，两端设层架，高度允许时下设抽屉。\n软垫按飘窗裁制，布套可拆洗。',
    ),
    {
      kind: 'furniture',
      pictures: ['window-seat', 'detail-oak-joinery', 'detail-fabric-sofa', 'living-room-oak'],
      price: 12800,
      options: [WIDTH, FINISH],
      unavailable: ['10ft-white', '4ft-walnut'],
      day: 10,
    },
  ),
  service(
    'tv-wall',
    'cat-custom-furniture',
    t('TV wall', '電視牆', '电视背景墙'),
    t('Slats, stone and concealed wiring', '木條、石材及隱藏走線', '格栅、石材与隐藏走线'),
    t(
      'Cables run behind a panel that opens without tools, and the sockets sit where the screen hides them.\nThe low cabinet carries speakers and a router with room for air.',
      '電線藏於無須工具即可開啟的飾板後，插座由屏幕遮擋。\n矮櫃可放揚聲器及路由器，並預留通風位。',
      '线缆藏在无需工具即可打开的饰面板后，插座由屏幕遮挡。\n矮柜可放音箱与路由器，并预留通风空间。',
    ),
    {
      kind: 'furniture',
      pictures: ['tv-wall', 'living-room-dark', 'detail-marble'],
      price: 16800,
      options: [WIDTH, STONE],
      unavailable: ['4ft-dark'],
      day: 20,
    },
  ),
  service(
    'entrance-shoe-cabinet',
    'cat-custom-furniture',
    t('Entrance shoe cabinet', '玄關鞋櫃', '玄关鞋柜'),
    t('Shoes, bags and a mirror by the door', '鞋履、手袋及全身鏡各有其位', '鞋、包与穿衣镜各归其位'),
    t(
      'Shelves tilt to hold two rows of shoes in a cabinet 35 cm deep, and the lowest is open for the pair you wear daily.\nA halo mirror hides the electrical board.',
      '斜層板可在 35 厘米深的櫃內放兩排鞋，底層留空放日常所穿。\n背光全身鏡可遮蓋電箱。',
      '斜层板可在 35 厘米深的柜内放两排鞋，底层留空放日常所穿。\n背光穿衣镜可遮挡配电箱。',
    ),
    { kind: 'furniture', pictures: ['entryway', 'storage-shoe-cabinet'], price: 8800, offer: 0.88, options: [WIDTH, FINISH], day: 28 },
  ),
  service(
    'childrens-room-furniture',
    'cat-custom-furniture',
    t('Children’s room furniture', '兒童房傢俬', '儿童房家具'),
    t('Bed, desk and storage that grow with a child', '床、書枱及收納隨成長調整', '床、书桌与收纳随成长调整'),
    t(
      'The desk rises, the bed lengthens, and toy drawers become book drawers.\nEdges are rounded, and cabinets are fixed to the wall.',
      '書枱可升高，床可加長，玩具櫃桶日後可改放書本。\n邊角圓滑處理，櫃身固定於牆上。',
      '书桌可升高，床可加长，玩具抽屉以后可改放书本。\n边角圆滑处理，柜体固定在墙上。',
    ),
    { kind: 'furniture', pictures: ['kids-room', 'kids-bunk-blue', 'detail-oak-joinery'], price: 22800, options: [FINISH], day: 38 },
  ),
  service(
    'bunk-bed',
    'cat-custom-furniture',
    t('Bunk bed with stairs', '樓梯櫃碌架床', '梯柜上下床'),
    t('Two beds, and a drawer in every step', '兩張床位，每級樓梯均為櫃桶', '两个床位，每级台阶都是抽屉'),
    t(
      'Stairs replace the ladder, and each step pulls out as a drawer.\nThe upper rail is drawn to the mattress you choose, and each bed has its own lamp and socket.',
      '以樓梯代替爬梯，每級均可拉出作櫃桶。\n上層圍欄按床褥厚度設計，每個床位均有獨立燈及插座。',
      '以梯柜代替爬梯，每级都可拉出作抽屉。\n上层护栏按床垫厚度设计，每个床位都有独立灯与插座。',
    ),
    { kind: 'furniture', pictures: ['kids-bunk-blue', 'kids-room', 'bedroom-blue-small'], price: 19800, options: [FINISH], unavailable: ['walnut'], day: 222 },
  ),
  service(
    'round-dining-table',
    'cat-custom-furniture',
    t('Round dining table in fluted oak', '橡木坑紋圓餐枱', '橡木竖纹圆餐桌'),
    t('A drum of oak below, room for every knee', '坑紋橡木圓枱腳，四周皆可就座', '竖纹橡木圆桌脚，四周皆可落座'),
    t(
      'The round top seats one more than a square of the same floor, and the fluted drum leaves no leg to avoid.\nThe top can be oiled oak or marble with a turntable in the centre.',
      '同樣佔地，圓枱比方枱可多坐一人；坑紋圓柱枱腳不阻雙腿。\n枱面可選上油橡木，或中央設轉盤的雲石。',
      '同样占地，圆桌比方桌可多坐一人；竖纹圆柱桌脚不碍腿。\n桌面可选上油橡木，或中央设转盘的大理石。',
    ),
    {
      kind: 'table',
      pictures: ['dining-round-table', 'hero-dining', 'detail-oak-joinery'],
      price: 9800,
      options: [SEATS, FINISH],
      unavailable: ['8-white'],
      day: 50,
    },
  ),
  service(
    'study-and-home-office',
    'cat-custom-furniture',
    t('Study and home office', '書房及家居辦公室', '书房与居家办公'),
    t('A desk that closes when the working day ends', '下班後可收起的書枱', '下班后可收起的书桌'),
    t(
      'Cable trays, a printer on a pull-out shelf and a lamp over the keyboard are drawn into the desk.\nDoors close over the whole, and the wall is quiet again.',
      '書枱預設線槽、打印機拉板及鍵盤上方的燈。\n關上櫃門，牆面便回復整潔。',
      '书桌预留线槽、打印机拉板与键盘上方的灯。\n关上柜门，墙面便恢复整洁。',
    ),
    { kind: 'furniture', pictures: ['study-desk', 'detail-oak-joinery', 'window-seat'], price: 14600, options: [WIDTH, FINISH], day: 80 },
  ),
  service(
    'bookcase-wall',
    'cat-custom-furniture',
    t('Bookcase wall', '整幅書櫃牆', '整面书柜墙'),
    t('Books from floor to ceiling, a ladder if you like', '由地面至天花的藏書牆，可配梯', '从地面到顶面的藏书墙，可配梯'),
    t(
      'Shelves are 25 mm thick and span no more than 80 cm, so that they stay straight under books.\nA row of closed doors at the bottom takes what should not be seen.',
      '層板厚 25 毫米，每格闊度不超過 80 厘米，承托書本亦不易變形。\n底部設一排櫃門，收納不想外露的物品。',
      '层板厚 25 毫米，每格宽度不超过 80 厘米，放满书也不易变形。\n底部设一排柜门，收纳不想外露的物品。',
    ),
    { kind: 'bookcase', pictures: ['storage-bookcase-wall', 'living-room-oak'], price: 18600, offer: 0.9, options: [WIDTH, FINISH], day: 110 },
  ),
  service(
    'home-bar',
    'cat-custom-furniture',
    t('Home bar', '家居酒吧櫃', '家庭吧台'),
    t('Glasses, bottles and a stone top in one tall cabinet', '酒杯、酒瓶及石枱面集於一櫃', '酒杯、酒瓶与石材台面集于一柜'),
    t(
      'Folding doors open onto a lit niche with a stone top, hanging glasses and a drawer for openers.\nA small fridge or a sink can be drawn into the base.',
      '摺門打開即見燈光壁龕，配石枱面、掛杯架及小櫃桶。\n底部可預留小型雪櫃或鋅盆。',
      '折叠门打开即见灯光壁龛，配石材台面、挂杯架与小抽屉。\n底部可预留小型冰箱或水槽。',
    ),
    {
      kind: 'furniture',
      pictures: ['storage-home-bar', 'living-room-dark'],
      price: 17800,
      options: [WIDTH, STONE],
      unavailable: ['10ft-beige', '10ft-white', '10ft-dark'],
      day: 145,
    },
  ),
  service(
    'sliding-partition',
    'cat-custom-furniture',
    t('Sliding partition', '活動趟門間隔', '推拉隔断'),
    t('A guest room when you need one, a living room when not', '有需要時是客房，平日是客廳', '需要时是客房，平日是客厅'),
    t(
      'Panels of reeded glass or timber slide on a track in the ceiling, so that the floor has no rail.\nClosed, they stack behind a panel of the same timber.',
      '坑紋玻璃或木門板以天花吊軌滑動，地面無軌。\n收起時疊於同款木飾板後。',
      '长虹玻璃或木门板以顶部吊轨滑动，地面无轨。\n收起时叠放在同款木饰面板后。',
    ),
    { kind: 'panels', pictures: ['tatami-room', 'living-room-oak', 'living-room-evening'], price: 13200, options: [WIDTH, FINISH], day: 160 },
  ),
  service(
    'pet-corner',
    'cat-custom-furniture',
    t('Pet corner', '寵物角落', '宠物角落'),
    t('A bed, a bowl and a climb, built into the cabinet', '睡窩、餐位及攀爬架，融入櫃身', '睡窝、餐位与爬架，融入柜体'),
    t(
      'Cats climb steps along the bookcase; dogs sleep below the window seat with a grille for air.\nSurfaces wipe clean and corners are closed against hair.',
      '貓可沿書櫃階梯攀爬，狗可睡於窗台座位下，設有通風格柵。\n表面易於抹拭，邊角密封防毛髮積聚。',
      '猫可沿书柜台阶攀爬，狗可睡在飘窗座位下，设有通风格栅。\n表面易于擦拭，边角密封防毛发堆积。',
    ),
    { kind: 'furniture', pictures: ['window-seat', 'detail-plants'], price: 5880.5, options: [FINISH], day: 500 },
  ),
  service(
    'upholstered-headboard',
    'cat-custom-furniture',
    t('Upholstered headboard wall', '軟包床頭牆', '软包床头墙'),
    t('Padded panels, slats and two reading lamps', '軟墊板、木條及兩盞閱讀燈', '软包板、格栅与两盏阅读灯'),
    t(
      'Panels hang on clips and can be taken down for cleaning; lamps and sockets are cut in before they are hung.\nThe padding runs past the bed on both sides, behind the bedside tables.',
      '軟墊板以掛扣安裝，可拆下清潔；掛裝前已預留燈及插座位置。\n軟墊延伸至床頭櫃後方，兩側齊整。',
      '软包板以挂扣安装，可拆下清洁；挂装前已预留灯与插座位置。\n软包延伸到床头柜后方，两侧齐整。',
    ),
    { kind: 'panels', pictures: ['hero-bedroom', 'bedroom-hotel', 'detail-fabric-sofa'], price: 8600, offer: 0.92, options: [WIDTH, FABRIC], day: 555 },
  ),
];
