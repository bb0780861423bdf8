import type { Locale } from '@/lib/i18n/locales';

/** One thing has one name (docs/requirements.md): a pattern of the other name, and the name that is wanted. */
export const OTHER_NAMES: Record<Locale, Record<string, string>> = {
  en: {
    'delivery fee': 'shipping fee',
    'offline payment': 'bank transfer or FPS',
    'request list': 'requests, appointment requests',
    'current password': 'old password',
    'no longer available': 'no longer offered',
    'answer the quotation': 'accept the quotation',
    'we call you': 'we contact you',
    'last four digits\\b(?! and the expiry)': 'ending in',
    'this shop|back to the shop|shop cannot': 'this website',
    'home consultation': 'site visit (free), or measured survey and advice',
    'pay the estimate\\b': 'pay the estimated amount',
    'spent (for you|on your behalf)': 'incurred',
    'after offer|share of discount': 'storewide discount',
    '\\bdefects on the list|list of points': 'snags, snag list',
    'electrical board|distribution board|fuse board': 'consumer unit',
    'handrail|murphy|siphon|water lines|outlets': 'grab rail, wall bed, trap, water pipe, points',
  },
  zh: {
    現時密碼: '舊密碼',
    '線下付款(?!預約)': '銀行轉帳／轉數快',
    '螢幕|尾號|軟包|水管|單椅|格仔|配電箱|燈具': '屏幕、末四位、軟墊、水喉、單人椅、格子、電箱、燈飾',
    會扣除: '須扣除',
    您的居所: '府上',
    家庭酒吧: '家居酒吧',
    '本店|商店': '本網站、我們',
    固定價格: '定價',
    '預約上門度尺|度尺預約|上門度尺諮詢': '安排上門度尺，或量度圖及改善建議',
    正待您: '等待您',
    垃圾郵件匣: '垃圾郵件箱',
    裸銅: '原色黃銅',
  },
  cn: {
    当前密码: '旧密码',
    '线下支付(?!预约)': '银行转账/转数快',
    会扣除: '须扣除',
    虚拟漫游: 'VR 漫游',
    平面图: '户型图',
    加入清单: '加入预约清单',
    '减 ?\\{\\w+\\}%': '折',
    '工程(?:内容|订单)': '施工内容、装修订单',
    '分期款|分期付款': '进度款、按进度付款',
    '本店|店铺(?=当时|全天)': '本网站、我们',
    固定价格: '一口价',
    '预约上门量房|量房预约|上门量房咨询': '申请上门量房，或量房图与改造建议',
    正待您: '等待您',
    '洗手盆|坐便器|批腻子|单椅|裸铜|送货|搁板|布料': '台盆、马桶、刮腻子、单人椅、原色黄铜、配送、层板、面料',
    '以转数快|银行应用|一个应用|应用、': '用转数快、App',
    '(?<!香港)公众假期': '香港公众假期',
  },
};

/** Names of the interface alone: a kitchen has a tap, a customer's photo is a 照片, and the law has 工程项目. */
export const OTHER_NAMES_OF_CONTROLS: typeof OTHER_NAMES = {
  en: { '\\btap\\b|\\bpress\\b': 'select', '\\bshops?\\b': 'this website, we' },
  zh: { 加入清單: '加入預約清單' },
  cn: { 照片: '图片', 工程项目: '装修项目' },
};

/** What a text calls by another name, with the name that is wanted. */
export const otherNamesIn = (text: string, locale: Locale, names = OTHER_NAMES): string[] =>
  Object.entries(names[locale])
    .filter(([other]) => new RegExp(other, 'i').test(text))
    .map(([other, wanted]) => `${other} → ${wanted}`);
