import type { Product } from '@/lib/catalog/schema';
import { CURTAIN, FABRIC, FLAT_AREA, ROOMS, SCOPE, VIEWS } from '../options.ts';
import { service } from '../service.ts';
import { t } from '../text.ts';

export const DESIGN_SERVICES: Product[] = [
  service(
    'home-consultation',
    'cat-space-planning',
    t('Home consultation', '上門度尺諮詢', '上门量房咨询'),
    t('We measure your flat and listen to your needs', '到場量度，了解您的需要', '现场量房，了解您的需求'),
    t(
      'A designer comes to your flat, measures every wall, beam and window, and asks how you spend an ordinary day.\nYou receive a measured survey and a page of notes on what the flat can do.',
      '設計師到您的單位量度每道牆、橫樑及窗戶，並了解您日常的起居習慣。\n其後會交付量度圖，以及一頁改善方案筆記。',
      '设计师到您家中测量每面墙、每根梁与每扇窗，并了解您日常的起居习惯。\n之后您会收到一份测量图，以及一页关于房子改造方向的笔记。',
    ),
    { kind: 'survey', pictures: ['about-studio', 'floor-plan-top-view', 'material-board'], price: 880, options: [FLAT_AREA], day: 8 },
  ),
  service(
    'floor-plan-layout',
    'cat-floor-plans',
    t('Floor-plan layout', '平面佈局設計', '户型布局设计'),
    t('Room layout, circulation and storage on one plan', '規劃間隔、動線及收納', '规划格局、动线与收纳'),
    t(
      'Two layouts are drawn from the same survey, so that you can compare where a door, a bed or a dining table might stand.\nStorage is counted in cubic metres, and walking lines are drawn from the entrance to every room.',
      '按同一份量度圖繪畫兩個佈局，方便您比較門、床及餐枱的不同位置。\n圖上列明收納容量，並標示由玄關到各房間的動線。',
      '基于同一份测量图绘制两套布局，方便您比较门、床与餐桌的不同位置。\n图上标明收纳容量，并画出从玄关到各房间的动线。',
    ),
    { kind: 'design', pictures: ['floor-plan-top-view', 'floor-plan-small-flat', 'study-desk'], price: 4500, offer: 0.845, options: [FLAT_AREA], day: 15 },
  ),
  service(
    'accessible-layout',
    'cat-floor-plans',
    t('Layout for ageing at home', '長者居家佈局設計', '适老化户型布局'),
    t('Wide turns, few steps and light where feet need it', '寬敞的轉彎位置、減少級位，腳下有足夠光線', '转身宽敞、少高差，脚下有足够光线'),
    t(
      'We check door widths, thresholds, reach heights and the way to the bathroom at night.\nThe plan marks what can be changed now and what can wait until it is needed.',
      '逐一檢查門口闊度、門檻、伸手高度，以及夜間前往浴室的路線。\n圖上標明可即時改動的地方，以及可留待日後處理的項目。',
      '逐一检查门洞宽度、门槛、伸手高度，以及夜间去卫生间的路线。\n图上标明现在可以改动之处，以及可留待以后处理的项目。',
    ),
    {
      kind: 'design',
      pictures: ['floor-plan-small-flat', 'bathroom-terrazzo', 'entryway'],
      price: 3980,
      options: [FLAT_AREA],
      unavailable: ['over-800'],
      day: 96,
    },
  ),
  service(
    'feng-shui-layout-review',
    'cat-floor-plans',
    t('Feng shui layout review', '風水佈局審視', '风水布局审阅'),
    t('Your adviser’s wishes brought together with a workable plan', '配合您所請師傅的意見，落實可行佈局', '结合您所请老师的意见，落实可行布局'),
    t(
      'Bring the notes of your own adviser; we test each wish against doors, beams, pipes and daylight.\nWhere two wishes disagree, the drawing shows both ways side by side.',
      '請帶同您所請師傅的筆記，我們會按門位、橫樑、喉管及採光逐項核對。\n如有兩項要求互相牴觸，圖上會並列兩種做法。',
      '请带上您所请老师的笔记，我们会结合门位、横梁、管道与采光逐项核对。\n如有两项要求互相冲突，图上会并列两种做法。',
    ),
    { kind: 'design', pictures: ['floor-plan-three-bedroom', 'living-room-oak'], price: 2880, options: [FLAT_AREA], day: 140 },
  ),
  service(
    'storage-analysis',
    'cat-space-planning',
    t('Storage analysis', '收納分析', '收纳分析'),
    t('What you own, counted; where it goes, drawn', '點算物品，再規劃存放位置', '清点物品，再规划存放位置'),
    t(
      'We go through wardrobes, kitchen and store room with you, and count shoes, suitcases, pots and paper.\nThe result is a list of volumes per room and a sketch of cabinets that would hold them.',
      '我們與您一同檢視衣櫃、廚房及儲物室，點算鞋履、行李箱、廚具及文件。\n其後列出各房間所需容量，並繪畫相應的儲物櫃草圖。',
      '我们与您一起查看衣柜、厨房与储物间，清点鞋子、行李箱、锅具与文件。\n之后列出各房间所需容量，并画出相应的储物柜草图。',
    ),
    { kind: 'design', pictures: ['storage-shoe-cabinet', 'walk-in-wardrobe', 'entryway'], price: 1680.5, options: [ROOMS], day: 210 },
  ),
  service(
    '3d-rendering',
    'cat-3d-renderings',
    t('3D rendering', '3D 效果圖', '3D 效果图'),
    t('See colours and materials before work begins', '動工前預覽配色及用料', '开工前预览配色与用材'),
    t(
      'Each view is built from your measured plan, with the finishes of your quotation and the daylight of your flat’s orientation.\nMaterials are named on the picture, so that a colour can be traced to its sample.',
      '每個角度均按量度圖製作，採用報價單所列飾面，並按單位座向模擬日光。\n圖上標明物料名稱，每種顏色均可對應實物樣板。',
      '每个视角均按测量图制作，采用报价单所列饰面，并按房屋朝向模拟日光。\n图上标明材料名称，每种颜色都能对应实物样板。',
    ),
    { kind: 'design', pictures: ['living-room-dark', 'hero-living-room', 'hero-bedroom'], price: 2600, options: [VIEWS], day: 22 },
  ),
  service(
    'virtual-walk-through',
    'cat-3d-renderings',
    t('Virtual walk-through', '虛擬實景漫遊', '虚拟漫游'),
    t('Walk through the design on a phone or computer', '以手機或電腦走進設計中的家', '用手机或电脑走进设计中的家'),
    t(
      'The model of your flat opens in a browser, and you move from room to room at eye height.\nThree times of day can be chosen, from morning to lamplight.',
      '以瀏覽器開啟單位模型，從視線高度逐間房遊走。\n可選擇清晨、日間及夜間燈光三個時段。',
      '在浏览器中打开房屋模型，以视线高度逐间走动。\n可选择清晨、白天与夜间灯光三个时段。',
    ),
    {
      kind: 'design',
      pictures: ['hero-bedroom', 'hero-dining', 'floor-plan-top-view'],
      price: 6800,
      options: [FLAT_AREA],
      unavailable: ['over-800'],
      day: 520,
    },
  ),
  service(
    'lighting-design',
    'cat-lighting-design',
    t('Lighting design', '燈光設計', '灯光设计'),
    t('Light sources, colour temperature and switches', '規劃光源、色溫及燈掣位置', '规划光源、色温与开关点位'),
    t(
      'Every room is drawn with its lamps, beam angles and the switch that turns them on.\nColour temperature is kept between 2700 K and 3500 K, and glare is checked from the sofa and the bed.',
      '每個房間均繪出燈具、光束角度及相應燈掣。\n色溫介乎 2700 K 至 3500 K，並從梳化及床的位置檢查眩光。',
      '每个房间都画出灯具、光束角度与对应开关。\n色温控制在 2700 K 至 3500 K，并从沙发与床的位置检查眩光。',
    ),
    {
      kind: 'design',
      pictures: ['detail-brass-lamp', 'trade-track-light', 'hero-dining'],
      price: 3600,
      options: [ROOMS, SCOPE],
      unavailable: ['flat-full'],
      day: 61,
    },
  ),
  service(
    'soft-furnishing',
    'cat-soft-furnishing',
    t('Soft furnishing', '軟裝配搭', '软装搭配'),
    t('Curtains, rugs and fabrics chosen as a set', '窗簾、地氈及布藝整套選配', '窗帘、地毯与布艺整套选配'),
    t(
      'We lay fabrics, rugs and cushions on one board and bring it to your flat, to see them in your own light.\nThe list gives sizes and suppliers, and you decide what to buy through us and what on your own.',
      '我們把布料、地氈及軟墊樣板集於一板，帶到府上在實際光線下比較。\n清單列明尺寸及供應商，您可選擇經我們訂購或自行購買。',
      '我们把面料、地毯与靠垫样板集中在一块板上，带到您家中在实际光线下比较。\n清单列明尺寸与供应商，您可选择由我们代购或自行购买。',
    ),
    { kind: 'design', pictures: ['detail-fabric-sofa', 'hero-living-room', 'material-board'], price: 3200, offer: 0.9, options: [ROOMS, FABRIC], day: 74 },
  ),
  service(
    'colour-scheme',
    'cat-soft-furnishing',
    t('Colour scheme', '室內配色方案', '室内配色方案'),
    t('Five colours that belong together, room by room', '五種協調顏色，逐房配搭', '五种协调颜色，逐间搭配'),
    t(
      'Paint, timber and fabric are chosen together and tried on A4 cards against your own walls.\nYou keep a board with paint codes for every room.',
      '牆漆、木料及布料一併挑選，並以 A4 色卡在府上牆身比試。\n您會獲得一塊列明各房間油漆編號的色板。',
      '墙漆、木料与面料一并挑选，并用 A4 色卡在您家墙面上比对。\n您会得到一块标明各房间涂料编号的色板。',
    ),
    { kind: 'design', pictures: ['bedroom-evening-terracotta', 'material-board', 'study-desk'], price: 1980, options: [ROOMS], day: 188 },
  ),
  service(
    'curtain-and-track',
    'cat-soft-furnishing',
    t('Curtain and track', '窗簾連路軌', '窗帘与轨道'),
    t('Measured, sewn and hung, bay windows included', '度尺、縫製及安裝，窗台亦可', '测量、缝制与安装，飘窗也可'),
    t(
      'Curtains are sewn with a fullness of two, so that they still fall in folds when closed.\nTracks follow bay windows and can be set into a false ceiling.',
      '窗簾以兩倍褶量縫製，拉上後仍有自然褶紋。\n路軌可沿窗台轉角安裝，亦可藏於假天花內。',
      '窗帘按两倍褶量缝制，拉上后仍有自然褶皱。\n轨道可沿飘窗转角安装，也可藏入吊顶。',
    ),
    {
      kind: 'curtains',
      pictures: ['trade-blinds-curtains', 'window-seat', 'detail-fabric-sofa'],
      price: 2380,
      options: [ROOMS, CURTAIN],
      unavailable: ['flat-sheer'],
      day: 231,
    },
  ),
  service(
    'balcony-planting',
    'cat-soft-furnishing',
    t('Balcony and indoor planting', '露台及室內植物配置', '阳台与室内绿植配置'),
    t('Plants that suit your light, pots that suit the room', '按採光選植物，按房間選花盆', '按采光选植物，按房间选花盆'),
    t(
      'We note the hours of sun and the wind on your floor, then choose plants that can live with both.\nPots come with saucers and a card that says when to water.',
      '我們記錄單位的日照時數及風勢，再挑選適合的植物。\n花盆附設底碟及澆水提示卡。',
      '我们记录房屋的日照时长与风力，再挑选适合的植物。\n花盆配托盘与浇水提示卡。',
    ),
    { kind: 'planting', pictures: ['detail-plants', 'balcony-garden'], price: 1280.5, options: [SCOPE], day: 402 },
  ),
];
