import type { Text } from '@/lib/api/shapes';
import { t } from './text.ts';

/** What a service of a kind brings, leaves out and states as facts. Each service adds its own words to these. */
export type Kind = 'design' | 'works' | 'trade' | 'furniture' | 'commercial' | 'inspection' | 'smart';
type Parts = { included: Text[]; excluded: Text[]; facts: { title: Text; value: Text }[] };

const MEASURE = t('Site measuring before work begins', '動工前上門度尺', '开工前上门量房');
const DRAWINGS = t('Working drawings for your approval', '施工圖則，經您確認後才動工', '施工图纸，经您确认后开工');
const MATERIALS = t('Materials and labour as listed in the quotation', '報價單所列的物料及人工', '报价单所列的材料与人工');
const PROTECT = t('Protection of lift, corridor and floors', '升降機、走廊及地面保護', '电梯、走廊与地面保护');
const DEBRIS = t('Removal of demolition debris', '清走泥頭', '清运建筑垃圾');
const TEST = t('Testing before handover', '交收前測試', '交付前测试');
const STRUCTURAL = t('Structural alterations', '結構改動', '结构改动');
const FEES = t('Government and estate fees', '政府及屋苑收費', '政府与物业收费');
const LOOSE = t('Loose furniture and appliances', '活動傢俬及電器', '活动家具与电器');
const SERVICE_AREA = {
  title: t('Service area', '服務地區', '服务区域'),
  value: t('Hong Kong Island, Kowloon and New Territories', '香港島、九龍及新界', '香港岛、九龙与新界'),
};
const LEAD_TIME = { title: t('Lead time', '工期', '工期'), value: t('Stated in the quotation', '以報價單所列為準', '以报价单所列为准') };
const visit = (value: Text) => ({ title: t('Site visit', '到場安排', '上门安排'), value });
const VISIT_ONCE = visit(t('One visit, by appointment', '一次，需預約', '一次，需预约'));
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
  works: { included: [MEASURE, DRAWINGS, PROTECT, MATERIALS, DEBRIS], excluded: [STRUCTURAL, FEES, LOOSE], facts: [VISIT_WORKS, LEAD_TIME, SERVICE_AREA] },
  trade: {
    included: [MEASURE, PROTECT, MATERIALS, TEST],
    excluded: [t('Moving or storing your furniture', '搬運或存放傢俬', '搬运或存放家具'), STRUCTURAL],
    facts: [VISIT_ONCE, LEAD_TIME],
  },
  furniture: {
    included: [
      MEASURE,
      t('Drawings with every dimension', '列明所有尺寸的圖則', '标明全部尺寸的图纸'),
      t('Hinges, runners and handles', '門鉸、路軌及拉手', '铰链、滑轨与拉手'),
      t('Delivery and installation in the room', '送貨及到場安裝', '送货与上门安装'),
    ],
    excluded: [t('Removal of old furniture', '棄置舊傢俬', '旧家具清运'), t('Moving switches and sockets', '移動燈掣及插座', '移动开关与插座')],
    facts: [
      { title: t('Board', '板材', '板材'), value: t('18 mm plywood, edges sealed', '18 毫米夾板，封邊處理', '18 毫米多层板，封边处理') },
      VISIT_TWICE,
      LEAD_TIME,
    ],
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
    facts: [VISIT_WORKS, LEAD_TIME, SERVICE_AREA],
  },
  inspection: {
    included: [
      t('A visit with measuring tools', '攜帶量度工具到場', '携带测量工具到场'),
      t('Written report with photos', '附相片的書面報告', '附照片的书面报告'),
      t('A call to go through the findings', '以電話講解結果', '电话讲解结果'),
    ],
    excluded: [t('Repair of the defects found', '修補所發現的缺陷', '修复所发现的问题'), t('Opening up walls or ceilings', '開鑿牆身或天花', '开凿墙面或吊顶')],
    facts: [VISIT_ONCE, SERVICE_AREA],
  },
  smart: {
    included: [
      t('Check of wiring and Wi-Fi on site', '現場檢查電線及 Wi-Fi', '现场检查线路与 Wi-Fi'),
      t('Installation and set-up', '安裝及設定', '安装与设置'),
      TEST,
    ],
    excluded: [t('Router and mobile phones', '路由器及手提電話', '路由器与手机'), t('New cables inside walls', '暗藏新電線', '墙内新增线路')],
    facts: [VISIT_ONCE, { title: t('Control', '控制方式', '控制方式'), value: t('App, wall switch or voice', '應用程式、燈掣或語音', '应用、墙面开关或语音') }],
  },
};
