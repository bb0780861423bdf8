import type { Product } from '@/lib/catalog/schema';
import { FINISH, FLAT_AREA, SCOPE, SEATS, SHOP_AREA, STONE, VISITS, WIDTH } from '../options.ts';
import { service } from '../service.ts';
import { t } from '../text.ts';

/** Commercial spaces, inspection and the smart home. */
export const COMMERCIAL_SERVICES: Product[] = [
  service(
    'shop-fitting-out',
    'cat-shops-and-cafes',
    t('Shop fitting-out', '舖位裝修', '店铺装修'),
    t('Counter, shelves and signage for your trade', '按行業設計櫃枱、層架及招牌', '按业态设计柜台、货架与招牌'),
    t(
      'The plan starts with stock, queue and till, then decides where a passer-by should look first.\nDrawings for the landlord are prepared with the design.',
      '由存貨、輪候及收銀位置開始規劃，再決定途人目光的焦點。\n交予業主的圖則隨設計一併準備。',
      '从库存、排队与收银位置开始规划，再决定路人目光的焦点。\n提交业主的图纸随设计一并准备。',
    ),
    { kind: 'commercial', pictures: ['retail-shelf', 'cafe-counter', 'concrete-shell'], price: 138000, options: [SHOP_AREA, SCOPE], day: 40 },
  ),
  service(
    'cafe-counter',
    'cat-shops-and-cafes',
    t('Café counter', '咖啡店櫃枱', '咖啡吧台'),
    t('Espresso, pastry and till in one line of work', '咖啡機、糕點及收銀一線排開', '咖啡机、糕点与收银一线排开'),
    t(
      'Water, waste and power come up inside the counter, and the barista reaches everything within one step.\nThe front is fluted oak, the top stone that takes heat.',
      '來水、去水及電源藏於櫃枱內，咖啡師一步之內可取所需。\n正面為坑紋橡木，枱面採用耐熱石材。',
      '进水、排水与电源藏于吧台内，咖啡师一步之内可取所需。\n正面为竖纹橡木，台面采用耐热石材。',
    ),
    {
      kind: 'commercial',
      pictures: ['cafe-counter', 'detail-oak-joinery', 'detail-brass-lamp'],
      price: 46800,
      options: [WIDTH, STONE],
      unavailable: ['4ft-dark', '4ft-white'],
      day: 58,
    },
  ),
  service(
    'retail-shelving',
    'cat-shops-and-cafes',
    t('Lit retail shelving', '燈光陳列層架', '灯光陈列货架'),
    t('Shelves that move, light that follows them', '層架可調，燈光隨之移動', '层架可调，灯光随之移动'),
    t(
      'Uprights carry low-voltage power, so that a lit shelf can be hung at any height.\nA terrazzo plinth takes the piece of the month.',
      '立柱帶低壓電，發光層板可掛於任何高度。\n水磨石展示枱可陳列當月主打。',
      '立柱带低压电，发光层板可挂在任意高度。\n水磨石展台可陈列当月主打。',
    ),
    { kind: 'commercial', pictures: ['retail-shelf', 'material-board'], price: 15800, offer: 0.9, options: [WIDTH, FINISH], day: 190 },
  ),
  service(
    'signage',
    'cat-shops-and-cafes',
    t('Signage', '招牌製作', '招牌制作'),
    t('Letters, light and brackets, drawn with your shopfront', '字體、燈光及支架，配合舖面設計', '字体、灯光与支架，配合门面设计'),
    t(
      'Letters are cut in brass, steel or acrylic and lit from the front or behind.\nWe draw the sign on a photo of the street before it is made.',
      '字體可用黃銅、不鏽鋼或亞加力膠製作，正面或背面發光。\n製作前會把招牌畫於街景相片上供您確認。',
      '字体可用黄铜、不锈钢或亚克力制作，正面或背面发光。\n制作前会把招牌画在街景照片上供您确认。',
    ),
    { kind: 'commercial', pictures: ['retail-shelf', 'cafe-counter'], price: 12600, options: [WIDTH], unavailable: 'all', day: 270 },
  ),
  service(
    'office-fitting-out',
    'cat-offices',
    t('Office fitting-out', '辦公室裝修', '办公室装修'),
    t('Workstations, meeting rooms and cabling', '工作間、會議室及佈線', '工位、会议室与布线'),
    t(
      'We count people, calls and screens, and give quiet work the window.\nCabling, sockets and access control are drawn on one plan with the desks.',
      '先點算人數、通話及屏幕數量，把窗邊留給需要專注的工作。\n佈線、插座及門禁與座位繪於同一張圖。',
      '先清点人数、通话与屏幕数量，把窗边留给需要专注的工作。\n布线、插座与门禁与工位画在同一张图上。',
    ),
    {
      kind: 'commercial',
      pictures: ['office-meeting', 'study-desk', 'concrete-shell'],
      price: 118000,
      options: [SHOP_AREA, SCOPE],
      unavailable: ['1000-2000-full'],
      day: 46,
    },
  ),
  service(
    'acoustic-panels',
    'cat-offices',
    t('Acoustic panels for meeting rooms', '會議室吸音板', '会议室吸音板'),
    t('Clear calls, and less of them next door', '通話清晰，鄰室更寧靜', '通话清晰，隔壁更安静'),
    t(
      'We clap, measure and mark the walls that answer back, then cover just those.\nPanels come in felt or slatted timber, and door seals can be added.',
      '先實地測試回音，只在需要的牆面加裝吸音板。\n可選毛氈或木條款式，並可加裝門縫密封條。',
      '先实地测试回声，只在需要的墙面加装吸音板。\n可选毛毡或木格栅款式，并可加装门缝密封条。',
    ),
    { kind: 'commercial', pictures: ['office-meeting', 'detail-fabric-sofa'], price: 9800, options: [WIDTH, FINISH], day: 235 },
  ),
  service(
    'meeting-table',
    'cat-offices',
    t('Meeting table', '會議枱', '会议桌'),
    t('Walnut, with power within reach', '胡桃木枱面，電源觸手可及', '胡桃木桌面，电源触手可及'),
    t(
      'Sockets and network lie under a flap in the middle, and cables drop inside the legs.\nThe top comes in two parts, to fit the lift.',
      '插座及網絡接口藏於中央翻蓋下，電線經枱腳走線。\n枱面分兩件製作，方便升降機運送。',
      '插座与网口藏于中央翻盖下，线缆经桌脚走线。\n桌面分两件制作，方便电梯运送。',
    ),
    { kind: 'table', pictures: ['office-meeting', 'detail-oak-joinery'], price: 16800, offer: 0.9, options: [SEATS, FINISH], day: 345 },
  ),
  service(
    'flat-inspection',
    'cat-inspection-and-supervision',
    t('Flat inspection', '驗樓', '验房'),
    t('Room-by-room defect report before handover', '收樓前逐一檢查，附執漏報告', '收房前逐间检查，附问题报告'),
    t(
      'Drainage falls, hollow tiles, window seals, sockets and water pressure are checked room by room.\nEach finding has a photo, a place on the plan and a word on how urgent it is.',
      '逐一檢查去水斜度、空心磚、窗邊密封、插座及水壓。\n每項問題均附相片、平面圖位置及緩急程度。',
      '逐间检查排水坡度、空鼓砖、窗边密封、插座与水压。\n每项问题均附照片、户型图位置与紧急程度。',
    ),
    { kind: 'inspection', pictures: ['concrete-shell', 'floor-plan-top-view', 'bathroom-terrazzo'], price: 1880, options: [FLAT_AREA], day: 7 },
  ),
  service(
    'site-supervision',
    'cat-inspection-and-supervision',
    t('Site supervision', '工程監督', '装修监理'),
    t('Regular visits with photo progress reports', '定期巡查，附相片進度報告', '定期巡检，附照片进度报告'),
    t(
      'For works by a contractor of your own: we visit at the stages that matter, and compare them with drawings and quotation.\nYou receive photos, a list of points and what should be paid at that stage.',
      '適用於您自行聘請的承辦商：我們在重要階段到場，按圖則及報價單核對。\n您會收到相片、跟進清單，以及該階段的應付款項。',
      '适用于您自行聘请的施工方：我们在重要节点到场，对照图纸与报价单核对。\n您会收到照片、跟进清单，以及该阶段的应付款项。',
    ),
    { kind: 'supervision', pictures: ['concrete-shell', 'material-board'], price: 5200, options: [VISITS], day: 36 },
  ),
  service(
    'post-renovation-cleaning',
    'cat-inspection-and-supervision',
    t('Post-renovation cleaning', '裝修後清潔', '开荒保洁'),
    t('Dust and residue cleared before moving in', '入住前清除灰塵及殘漬', '入住前清除灰尘与残渍'),
    t(
      'Drawers, tracks, lamps and the inside of cabinets are vacuumed before anything is wiped.\nGlue and paint are taken off glass and tiles without scratching them.',
      '先吸塵再抹拭，包括櫃桶、路軌、燈具及櫃內。\n以不刮花表面的方式清除玻璃及瓷磚上的膠漬及漆漬。',
      '先吸尘再擦拭，包括抽屉、滑轨、灯具与柜内。\n以不刮花表面的方式清除玻璃与瓷砖上的胶渍与漆渍。',
    ),
    { kind: 'cleaning', pictures: ['hero-living-room', 'kitchen-island'], price: 1680, offer: 0.9, points: 12_000, options: [FLAT_AREA], day: 64 },
  ),
  service(
    'window-waterproofing-check',
    'cat-inspection-and-supervision',
    t('Window waterproofing check', '窗戶滲水檢查', '窗户渗水检查'),
    t('Where the rain comes in, found before the next storm', '在下一場暴雨前找出滲水位置', '在下一场暴雨前找出渗水位置'),
    t(
      'Frames are sprayed from outside where they can be reached, and damp is measured inside.\nThe report tells a failed seal from a cracked wall.',
      '在可到達的位置向窗框外側灑水，並於室內量度濕度。\n報告會分辨是密封膠失效還是牆身裂縫。',
      '在可到达的位置向窗框外侧淋水，并在室内测量湿度。\n报告会区分是密封胶失效还是墙体裂缝。',
    ),
    { kind: 'inspection', pictures: ['window-seat', 'concrete-shell'], price: 1280, options: [FLAT_AREA], day: 155 },
  ),
  service(
    'quotation-review',
    'cat-inspection-and-supervision',
    t('Renovation quotation review', '裝修報價審閱', '装修报价审阅'),
    t('Another firm’s quotation, read line by line', '逐項審閱其他公司的報價單', '逐项审阅其他公司的报价单'),
    t(
      'We mark what is missing, what is counted twice and which quantities do not fit the plan.\nYou receive the marked quotation and a list of questions to ask.',
      '我們會標示遺漏、重複計算，以及與平面圖不符的數量。\n您會收到附註解的報價單及提問清單。',
      '我们会标出遗漏、重复计算，以及与图纸不符的数量。\n您会收到附批注的报价单与提问清单。',
    ),
    { kind: 'review', pictures: ['material-board', 'floor-plan-top-view'], price: 780, day: 320 },
  ),
  service(
    'smart-home-set',
    'cat-smart-home',
    t('Smart home set', '智能家居套裝', '智能家居套装'),
    t('Lights, curtains and lock in one app', '一個應用程式控制燈光、窗簾及門鎖', '一个应用控制灯光、窗帘与门锁'),
    t(
      'Scenes for leaving, coming home and sleeping are set up with you, and every light still has its switch.\nThe hub is mounted where it can be reached, with the Wi-Fi tested in each room.',
      '與您一同設定離家、回家及睡眠情景，每盞燈仍保留燈掣。\n主機安裝於易於接觸的位置，並測試各房間的 Wi-Fi。',
      '与您一起设置离家、回家与睡眠场景，每盏灯仍保留开关。\n主机安装在便于操作的位置，并测试各房间的 Wi-Fi。',
    ),
    {
      kind: 'smart',
      pictures: ['entryway', 'hero-bedroom', 'detail-brass-lamp'],
      price: 9800,
      options: [FLAT_AREA, SCOPE],
      unavailable: ['under-300-full'],
      day: 92,
    },
  ),
  service(
    'smart-lock',
    'cat-smart-home',
    t('Smart lock', '智能門鎖', '智能门锁'),
    t('Code, card or key, fitted to the door you have', '密碼、卡或鎖匙，配合現有大門', '密码、卡或钥匙，适配现有大门'),
    t(
      'We check thickness, gate and fire rating of the door before a lock is chosen.\nThe old lock is taken out and its marks are covered.',
      '選鎖前先檢查大門厚度、鐵閘及防火要求。\n拆除舊鎖後，原有孔位會妥善遮蓋。',
      '选锁前先检查大门厚度、铁闸与防火要求。\n拆除旧锁后，原有孔位会妥善遮盖。',
    ),
    { kind: 'lock', pictures: ['entryway', 'material-board'], price: 2880, options: [SCOPE], day: 178 },
  ),
  service(
    'motorised-curtains',
    'cat-smart-home',
    t('Motorised curtains', '電動窗簾', '电动窗帘'),
    t('A quiet motor, opened by daylight or by hand', '寧靜摩打，可按日光或手動開合', '静音电机，可随日光或手动开合'),
    t(
      'The motor hides at the end of the track and gives way when the curtain is pulled by hand.\nPower comes from a socket above the ceiling or from a battery.',
      '摩打藏於路軌末端，手拉窗簾時會自動配合。\n電源可取自天花上的插座或電池。',
      '电机藏在轨道末端，手拉窗帘时会自动跟随。\n电源可取自顶面插座或电池。',
    ),
    { kind: 'motor', pictures: ['window-seat', 'hero-bedroom'], price: 3480, offer: 0.9, options: [WIDTH], day: 298 },
  ),
];
