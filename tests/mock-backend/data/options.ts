import type { Text } from '@/lib/api/shapes';
import { t } from './text.ts';

/** A choice with what it does to the base price. */
export type OptionSet = { slug: string; title: Text; values: { slug: string; title: Text; factor: number }[] };

const set = (slug: string, title: Text, ...values: [slug: string, title: Text, factor: number][]): OptionSet => ({
  slug,
  title,
  values: values.map(([value, words, factor]) => ({ slug: value, title: words, factor })),
});

export const FLAT_AREA = set(
  'area',
  t('Saleable area', '實用面積', '套内面积'),
  ['under-300', t('Under 300 sq ft', '300 平方呎以下', '28 平方米以下'), 1],
  ['300-500', t('300–500 sq ft', '300 至 500 平方呎', '28–46 平方米'), 1.45],
  ['500-800', t('500–800 sq ft', '500 至 800 平方呎', '46–74 平方米'), 2.1],
  ['over-800', t('Over 800 sq ft', '800 平方呎以上', '74 平方米以上'), 2.9],
);
export const ROOM_AREA = set(
  'room',
  t('Room size', '房間大小', '房间大小'),
  ['under-40', t('Under 40 sq ft', '40 平方呎以下', '4 平方米以下'), 1],
  ['40-60', t('40–60 sq ft', '40 至 60 平方呎', '4–6 平方米'), 1.22],
  ['over-60', t('Over 60 sq ft', '60 平方呎以上', '6 平方米以上'), 1.5],
);
export const SHOP_AREA = set(
  'area',
  t('Area', '面積', '面积'),
  ['under-500', t('Under 500 sq ft', '500 平方呎以下', '46 平方米以下'), 1],
  ['500-1000', t('500–1,000 sq ft', '500 至 1,000 平方呎', '46–93 平方米'), 1.7],
  ['1000-2000', t('1,000–2,000 sq ft', '1,000 至 2,000 平方呎', '93–186 平方米'), 2.8],
);
export const ROOMS = set(
  'rooms',
  t('Rooms', '房間數目', '房间数量'),
  ['1', t('1 room', '1 個房間', '1 个房间'), 1],
  ['2', t('2 rooms', '2 個房間', '2 个房间'), 1.8],
  ['3', t('3 rooms', '3 個房間', '3 个房间'), 2.5],
  ['flat', t('Whole flat', '全屋', '全屋'), 3.4],
);
export const SCOPE = set('scope', t('Scope', '服務範圍', '服务范围'), ['standard', t('Standard', '標準', '标准'), 1], ['full', t('Full', '全面', '全套'), 1.4]);
export const FINISH = set(
  'finish',
  t('Finish', '飾面', '饰面'),
  ['oak', t('Oak veneer', '橡木皮', '橡木饰面'), 1],
  ['walnut', t('Walnut veneer', '胡桃木皮', '胡桃木饰面'), 1.15],
  ['white', t('White lacquer', '白色焗漆', '白色烤漆'), 1.08],
);
export const KITCHEN_FINISH = set(
  'finish',
  t('Door finish', '門板飾面', '门板饰面'),
  ['sage', t('Sage laminate', '鼠尾草綠防火板', '鼠尾草绿防火板'), 1],
  ['oak', t('Oak veneer', '橡木皮', '橡木饰面'), 1.18],
  ['white', t('White lacquer', '白色焗漆', '白色烤漆'), 1.12],
);
export const WIDTH = set(
  'width',
  t('Width', '闊度', '宽度'),
  ['4ft', t('4 ft', '4 呎', '1.2 米'), 1],
  ['6ft', t('6 ft', '6 呎', '1.8 米'), 1.35],
  ['8ft', t('8 ft', '8 呎', '2.4 米'), 1.7],
  ['10ft', t('10 ft', '10 呎', '3 米'), 2.1],
);
export const BED = set(
  'bed',
  t('Bed size', '床的尺寸', '床的尺寸'),
  ['3ft', t('3 ft wide', '3 呎闊', '0.9 米宽'), 1],
  ['4ft', t('4 ft wide', '4 呎闊', '1.2 米宽'), 1.14],
  ['5ft', t('5 ft wide', '5 呎闊', '1.5 米宽'), 1.28],
);
export const DOORS = set(
  'doors',
  t('Doors', '櫃門', '柜门'),
  ['hinged', t('Hinged doors', '掩門', '平开门'), 1],
  ['sliding', t('Sliding doors', '趟門', '推拉门'), 1.1],
);
export const WORKTOP = set(
  'worktop',
  t('Worktop', '枱面', '台面'),
  ['quartz', t('Quartz', '石英石', '石英石'), 1],
  ['sintered', t('Sintered stone', '岩板', '岩板'), 1.2],
  ['granite', t('Granite', '花崗石', '花岗岩'), 1.12],
);
export const STONE = set(
  'stone',
  t('Stone', '石材', '石材'),
  ['beige', t('Beige marble', '米白雲石', '米色大理石'), 1],
  ['white', t('White marble', '白色雲石', '白色大理石'), 1.1],
  ['dark', t('Dark marble', '深色雲石', '深色大理石'), 1.16],
);
export const TILE = set(
  'tile',
  t('Tile', '瓷磚', '瓷砖'),
  ['porcelain', t('Porcelain', '瓷質磚', '瓷质砖'), 1],
  ['terrazzo', t('Terrazzo', '水磨石', '水磨石'), 1.25],
);
export const FITTINGS = set(
  'fittings',
  t('Taps and fittings', '龍頭及配件', '龙头与配件'),
  ['chrome', t('Chrome', '鉻色', '镀铬'), 1],
  ['brass', t('Brushed brass', '拉絲黃銅', '拉丝黄铜'), 1.06],
  ['black', t('Matt black', '啞黑', '哑光黑'), 1.04],
);
export const FLOOR = set(
  'floor',
  t('Floor', '地板種類', '地板种类'),
  ['spc', t('SPC', 'SPC 地板', 'SPC 地板'), 1],
  ['engineered', t('Engineered oak', '橡木複合地板', '橡木多层实木'), 1.7],
  ['solid', t('Solid oak', '橡木實木', '橡木实木'), 2.3],
);
export const UNITS = set(
  'units',
  t('Units', '數目', '数量'),
  ['1', t('1 unit', '1 部', '1 台'), 1],
  ['2', t('2 units', '2 部', '2 台'), 1.85],
  ['3', t('3 units', '3 部', '3 台'), 2.6],
);
export const AIR_CONDITIONER = set(
  'type',
  t('Type', '種類', '种类'),
  ['window', t('Window unit', '窗口式', '窗式'), 1],
  ['split', t('Split unit', '分體式', '分体式'), 1.8],
);
export const VISITS = set(
  'visits',
  t('Visits', '到訪次數', '到访次数'),
  ['4', t('4 visits', '4 次', '4 次'), 1],
  ['8', t('8 visits', '8 次', '8 次'), 1.9],
  ['12', t('12 visits', '12 次', '12 次'), 2.7],
);
export const VIEWS = set(
  'views',
  t('Views', '角度', '视角'),
  ['1', t('1 view', '1 個角度', '1 个视角'), 1],
  ['3', t('3 views', '3 個角度', '3 个视角'), 2.6],
  ['6', t('6 views', '6 個角度', '6 个视角'), 4.8],
);
export const SEATS = set(
  'seats',
  t('Seats', '座位', '座位'),
  ['4', t('4 seats', '4 人', '4 人'), 1],
  ['6', t('6 seats', '6 人', '6 人'), 1.3],
  ['8', t('8 seats', '8 人', '8 人'), 1.65],
);
export const FABRIC = set(
  'fabric',
  t('Fabric', '布料', '布料'),
  ['linen', t('Linen', '亞麻布', '亚麻布'), 1],
  ['boucle', t('Bouclé', '圈圈絨', '圈圈绒'), 1.12],
);
export const CURTAIN = set(
  'curtain',
  t('Curtain', '窗簾種類', '窗帘种类'),
  ['sheer', t('Sheer', '窗紗', '窗纱'), 1],
  ['blackout', t('Blackout', '遮光簾', '遮光帘'), 1.3],
  ['double', t('Sheer and blackout', '窗紗及遮光簾', '窗纱与遮光帘'), 1.9],
);
export const HEATER = set(
  'type',
  t('Type', '種類', '种类'),
  ['electric', t('Electric storage', '電儲水式', '储水式电热'), 1],
  ['gas', t('Gas', '煤氣', '燃气'), 1.45],
);
export const WALL_COLOUR = set(
  'colour',
  t('Colour', '顏色', '颜色'),
  ['white', t('Warm white', '暖白', '暖白'), 1],
  ['clay', t('Clay', '陶土色', '陶土色'), 1.05],
  ['green', t('Deep green', '墨綠', '墨绿'), 1.05],
);
