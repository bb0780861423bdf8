import type { Text } from '@/lib/api/shapes';
import { t } from './text.ts';

/** What a service of a kind brings, leaves out and states as facts. Each service adds its own words to these. */
export type Kind =
  | 'design'
  | 'survey'
  | 'planting'
  | 'works'
  | 'trade'
  | 'furniture'
  | 'bookcase'
  | 'table'
  | 'panels'
  | 'curtains'
  | 'commercial'
  | 'inspection'
  | 'supervision'
  | 'cleaning'
  | 'review'
  | 'smart'
  | 'lock'
  | 'motor';
type Fact = { title: Text; value: Text };
type Parts = { included: Text[]; excluded: Text[]; facts: Fact[]; payment_note?: Text };

/** The payment terms have the stages; what the checkout takes counts towards them. */
const IN_INSTALMENTS = t(
  'This amount is an estimate. After the site visit you receive a quotation, payable in instalments; what you pay now is deducted from it.',
  '此為估價。上門度尺後會提供報價單，可按分期付款；現時所付的金額會從中扣除。',
  '此为估价。上门量房后会提供报价单，可分期付款；现在支付的金额会从中抵扣。',
);

const MEASURE = t('Site measuring before work begins', '動工前上門度尺', '开工前上门量房');
const DRAWINGS = t('Working drawings for your approval', '施工圖則，經您確認後才動工', '施工图纸，经您确认后开工');
const MATERIALS = t('Materials and labour as listed in the quotation', '報價單所列的物料及人工', '报价单所列的材料与人工');
const PROTECT = t('Protection of lift, corridor and floors', '升降機、走廊及地面保護', '电梯、走廊与地面保护');
const DEBRIS = t('Removal of demolition debris', '清走泥頭', '清运建筑垃圾');
const TEST = t('Testing before handover', '交收前測試', '交付前测试');
const STRUCTURAL = t('Structural alterations', '結構改動', '结构改动');
const FEES = t('Government and estate fees', '政府及屋苑收費', '政府与物业收费');
const LOOSE = t('Loose furniture and free-standing appliances', '活動傢俬及座地電器', '活动家具与独立式电器');
const DRAWN = t('Drawings with every dimension', '列明所有尺寸的圖則', '标明全部尺寸的图纸');
const INSTALLED = t('Delivery and installation in the room', '送貨及到場安裝', '送货与上门安装');
const REPORT = t('Written report with photos', '附相片的書面報告', '附照片的书面报告');
const CALL = t('A call to go through the findings', '以電話講解結果', '电话讲解结果');
const REPAIRS = t('Repair of the defects found', '修補所發現的缺陷', '修复所发现的问题');
const SET_UP = t('Installation and set-up', '安裝及設定', '安装与设置');
const PHONES = t('Router and mobile phones', '路由器及手提電話', '路由器与手机');
const CABLES = t('New cables inside walls', '暗藏新電線', '墙内新增线路');
const OLD_FURNITURE = t('Removal of old furniture', '棄置舊傢俬', '旧家具清运');
const SWITCHES = t('Moving switches and sockets', '移動燈掣及插座', '移动开关与插座');
const SERVICE_AREA = {
  title: t('Service area', '服務地區', '服务区域'),
  value: t('Hong Kong Island, Kowloon and New Territories', '香港島、九龍及新界', '香港岛、九龙与新界'),
};
const IN_QUOTATION = t('Stated in the quotation', '以報價單所列為準', '以报价单所列为准');
const DURATION: Fact = { title: t('Duration of works', '工期', '工期'), value: IN_QUOTATION };
const LEAD_TIME: Fact = { title: t('Lead time', '製作期', '制作周期'), value: IN_QUOTATION };
const board = (value: Text): Fact => ({ title: t('Board material', '板材', '板材'), value });
const PLYWOOD = board(t('18 mm plywood, edges sealed', '18 毫米夾板，封邊處理', '18 毫米多层板，封边处理'));
const control = (value: Text): Fact => ({ title: t('Control', '控制方式', '控制方式'), value });
const visit = (value: Text) => ({ title: t('Site visit', '到場安排', '上门安排'), value });
const VISIT_ONCE = visit(t('One visit, by appointment', '一次，需預約', '一次，需预约'));
const VISIT_MEASURED = visit(t('For measuring, then for the works', '度尺及施工時', '量房与施工时'));
const VISIT_TWICE = visit(t('Before ordering and at installation', '落單前及安裝時', '下单前与安装时'));
const VISIT_WORKS = visit(t('Before quotation and throughout the works', '報價前及施工期間', '报价前与施工期间'));

export const PARTS: Record<Kind, Parts> = {
  design: {
    included: [
      t('A meeting at the studio or online', '於工作室或網上開會講解', '工作室或线上讲解'),
      t('Two rounds of changes', '兩次修改', '两轮修改'),
      t('Files you may keep and print', '可自行保存及列印的檔案', '可自行保存与打印的文件'),
    ],
    excluded: [
      t('Building works and materials', '施工及物料', '施工与材料'),
      t('Plans for submission to the authorities', '呈交政府部門的圖則', '报送政府部门的图纸'),
    ],
    facts: [VISIT_ONCE, SERVICE_AREA],
  },
  survey: {
    included: [
      t('A visit with measuring tools', '攜帶量度工具到場', '携带测量工具到场'),
      t('Measured survey of the flat', '單位量度圖', '房屋测量图'),
      t('Notes on what could be improved', '改善方案筆記', '改造方向笔记'),
    ],
    excluded: [t('Layouts and renderings', '佈局設計及效果圖', '布局设计与效果图'), t('Building works and materials', '施工及物料', '施工与材料')],
    facts: [VISIT_ONCE, SERVICE_AREA],
  },
  planting: {
    included: [
      t('Plants, pots and saucers', '植物、花盆及底碟', '绿植、花盆与托盘'),
      t('Delivery and arranging in the room', '送貨及到場佈置', '送货与上门布置'),
      t('A card with watering times', '澆水提示卡', '浇水提示卡'),
    ],
    excluded: [
      t('Watering and care afterwards', '日後澆水及護理', '后续浇水与养护'),
      t('Drilling into walls or railings', '於牆身或欄杆鑽孔', '在墙面或栏杆打孔'),
    ],
    facts: [visit(t('One for light and wind, one for planting', '先到場了解光線及風勢，再到場佈置', '先上门了解光线与风力，再上门布置')), SERVICE_AREA],
  },
  works: {
    included: [MEASURE, DRAWINGS, PROTECT, MATERIALS, DEBRIS],
    excluded: [STRUCTURAL, FEES, LOOSE],
    facts: [VISIT_WORKS, DURATION, SERVICE_AREA],
    payment_note: IN_INSTALMENTS,
  },
  trade: {
    included: [MEASURE, PROTECT, MATERIALS, TEST],
    excluded: [t('Moving or storing your furniture outside the flat', '把傢俬搬離單位或存倉', '将家具搬离房屋或仓储'), STRUCTURAL],
    facts: [VISIT_MEASURED, DURATION, SERVICE_AREA],
  },
  furniture: {
    included: [MEASURE, DRAWN, t('Hinges, runners and handles', '門鉸、路軌及拉手', '铰链、滑轨与拉手'), INSTALLED],
    excluded: [OLD_FURNITURE, SWITCHES],
    facts: [PLYWOOD, VISIT_TWICE, LEAD_TIME],
  },
  bookcase: {
    included: [MEASURE, DRAWN, t('Hinges, runners and handles', '門鉸、路軌及拉手', '铰链、滑轨与拉手'), INSTALLED],
    excluded: [OLD_FURNITURE, SWITCHES],
    facts: [board(t('25 mm shelves, 18 mm plywood doors', '層板 25 毫米，櫃門 18 毫米夾板', '层板 25 毫米，柜门 18 毫米多层板')), VISIT_TWICE, LEAD_TIME],
  },
  table: {
    included: [
      DRAWN,
      t('A sample of the finish to approve', '飾面樣板供您確認', '饰面样板供您确认'),
      t('Delivery and assembly in the room', '送貨及到場組裝', '送货与上门组装'),
    ],
    excluded: [OLD_FURNITURE, t('Chairs', '座椅', '座椅')],
    facts: [visit(t('For delivery, by appointment', '送貨時到場，需預約', '送货时上门，需预约')), LEAD_TIME],
  },
  panels: {
    included: [MEASURE, DRAWN, t('Tracks, clips and fittings', '路軌、掛扣及配件', '轨道、挂扣与配件'), INSTALLED],
    excluded: [OLD_FURNITURE, SWITCHES],
    facts: [VISIT_TWICE, LEAD_TIME],
  },
  curtains: {
    included: [
      t('Measuring at the window', '上門量度窗戶', '上门测量窗户'),
      t('Sewing, with hems weighted', '縫製，下擺加重', '缝制，下摆加重'),
      t('Track and brackets', '路軌及支架', '轨道与支架'),
      t('Delivery and hanging', '送貨及掛裝', '送货与挂装'),
    ],
    excluded: [t('Removal of old curtains', '棄置舊窗簾', '旧窗帘清运'), t('Building a false ceiling', '製作假天花', '制作吊顶')],
    facts: [VISIT_TWICE, LEAD_TIME],
  },
  commercial: {
    included: [
      MEASURE,
      DRAWINGS,
      MATERIALS,
      t('Work outside opening hours where the landlord asks for it', '按業主要求於非營業時間施工', '按业主要求在非营业时间施工'),
      DEBRIS,
    ],
    excluded: [FEES, t('Machines and stock', '機器及貨品', '设备与货品')],
    facts: [VISIT_WORKS, DURATION, SERVICE_AREA],
    payment_note: IN_INSTALMENTS,
  },
  inspection: {
    included: [t('A visit with measuring tools', '攜帶量度工具到場', '携带测量工具到场'), REPORT, CALL],
    excluded: [REPAIRS, t('Opening up walls or ceilings', '開鑿牆身或天花', '开凿墙面或吊顶')],
    facts: [VISIT_ONCE, SERVICE_AREA],
  },
  supervision: {
    included: [
      t('Visits at the stages that matter', '於重要階段到場', '在重要节点上门'),
      t('Report with photos after each visit', '每次到訪後附相片的報告', '每次上门后附照片的报告'),
      t('What should be paid at each stage', '各階段的應付款項', '各阶段的应付款项'),
    ],
    excluded: [REPAIRS, t('Contracts with your contractor', '您與承辦商之間的合約', '您与施工方之间的合同')],
    facts: [visit(t('As many visits as chosen', '按所選到訪次數', '按所选到访次数')), SERVICE_AREA],
  },
  cleaning: {
    included: [
      t('Cleaning team, tools and products', '清潔人員、工具及用品', '保洁人员、工具与用品'),
      t('Inside of drawers, cabinets and tracks', '櫃桶、櫃內及路軌', '抽屉、柜内与轨道'),
      t('A final walk through the flat with you', '與您逐間房檢查', '与您逐间检查'),
    ],
    excluded: [t('Outside of windows', '窗戶外側', '窗户外侧'), t('Removal of demolition debris', '清走泥頭', '清运建筑垃圾')],
    facts: [VISIT_ONCE, SERVICE_AREA],
  },
  review: {
    included: [t('The quotation with our notes on it', '附註解的報價單', '附批注的报价单'), t('A list of questions to ask', '提問清單', '提问清单'), CALL],
    excluded: [t('Negotiating with the other firm', '與對方公司議價', '与对方公司议价'), t('A visit to the flat', '到訪單位', '上门查看')],
    facts: [
      {
        title: t('What we need', '所需資料', '所需资料'),
        value: t('The quotation and a floor plan', '報價單及平面圖', '报价单与户型图'),
      },
    ],
  },
  smart: {
    included: [t('Check of wiring and Wi-Fi on site', '現場檢查電線及 Wi-Fi', '现场检查线路与 Wi-Fi'), SET_UP, TEST],
    excluded: [PHONES, CABLES],
    facts: [VISIT_ONCE, control(t('App, wall switch or voice', '應用程式、燈掣或語音', '应用、墙面开关或语音')), SERVICE_AREA],
  },
  lock: {
    included: [t('Check of door and gate on site', '現場檢查大門及鐵閘', '现场检查大门与铁闸'), SET_UP, TEST],
    excluded: [PHONES, t('A new door or gate', '更換大門或鐵閘', '更换大门或铁闸')],
    facts: [VISIT_ONCE, control(t('Code, card or key', '密碼、卡或鎖匙', '密码、卡或钥匙')), SERVICE_AREA],
  },
  motor: {
    included: [t('Check of track and power on site', '現場檢查路軌及電源', '现场检查轨道与电源'), SET_UP, TEST],
    excluded: [t('The curtains themselves', '窗簾布', '窗帘布'), CABLES],
    facts: [VISIT_ONCE, control(t('By daylight, app or hand', '按日光、應用程式或手動', '随日光、应用或手动')), SERVICE_AREA],
  },
};
