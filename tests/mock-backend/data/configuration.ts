import type { Configuration, Sorting } from '@/lib/configuration/schema';
import { ACCOUNT_ITEMS, FOOTER_SECTIONS, NAVIGATION_ITEMS } from './navigation.ts';
import { PICTURES } from './pictures.ts';
import { RESPONSE_MESSAGES } from './response-messages.ts';
import { t } from './text.ts';

/** When the studio is open, wherever it is said in words; `store.opening_hours` below says the same to search engines. */
export const OPENING_HOURS = t(
  'Monday to Friday 10:00–19:00, Saturday 10:00–17:00, closed on Sundays and public holidays',
  '星期一至五 10:00–19:00，星期六 10:00–17:00，星期日及公眾假期休息',
  '周一至周五 10:00–19:00，周六 10:00–17:00，周日与公众假期休息',
);

const NAME = t('Atelier HK', 'Atelier HK', 'Atelier HK');

/** `GET /configuration/latest` of the demo shop. Address, phone and email are fictional. */
export const CONFIGURATION: Configuration = {
  name: NAME,
  navbar: { logo: { url: null, alt: NAME }, items: NAVIGATION_ITEMS, account_items: ACCOUNT_ITEMS },
  footer: {
    description: t(
      'Interior design and renovation in Hong Kong since 2018: one studio from floor-plan layout to fitting-out and furniture design.',
      '自 2018 年起於香港提供室內設計及裝修服務，由平面佈局、裝修到傢俬設計，一站式跟進。',
      '自 2018 年起在香港提供室内设计与装修服务，从平面布局、装修到家具设计，一站式跟进。',
    ),
    social: [
      { type: 'instagram', title: 'Instagram', url: 'https://www.instagram.com/atelierhk.example' },
      { type: 'facebook', title: 'Facebook', url: 'https://www.facebook.com/atelierhk.example' },
      { type: 'whatsapp', title: 'WhatsApp', url: 'https://wa.me/85200000000' },
    ],
    store: {
      address: t(
        'Unit 1203, 12/F, Harbour Trade Centre, 88 Hoi Yuen Road, Kwun Tong, Kowloon',
        '九龍觀塘開源道 88 號海港貿易中心 12 樓 1203 室',
        '九龙观塘开源道 88 号海港贸易中心 12 楼 1203 室',
      ),
      phone: '+852 0000 0000',
      email: 'studio@example.hk',
      map_url: null,
      geo: { latitude: 22.3121, longitude: 114.2222 },
      opening_hours: [
        { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '19:00' },
        { days: ['Sa'], opens: '10:00', closes: '17:00' },
      ],
      is_closed_on_public_holidays: true,
    },
    sections: FOOTER_SECTIONS,
    powered_by: 'Atelier HK Online',
  },
  response_messages: RESPONSE_MESSAGES,
  page_texts: {
    home: {
      hero_title: t('Rooms that fit the way Hong Kong lives', '懂得香港生活，才造得出好住的家', '懂香港的生活，才造得出好住的家'),
      hero_action: t('Browse services', '瀏覽服務', '浏览服务'),
      hero_picture: PICTURES['hero-living-room'],
      hero_caption: t(
        'Tai Hang, 612 sq ft, completed September 2026',
        '大坑，實用面積 612 平方呎，2026 年 9 月完工',
        '大坑，套内面积 57 平方米，2026 年 9 月完工',
      ),
      categories_title: t('One studio, from the first drawing to the last drawer', '由第一張圖則，到最後一個櫃桶', '从第一张图纸，到最后一个抽屉'),
      categories_picture: PICTURES['walk-in-wardrobe'],
      steps: [
        {
          title: t('Floor plan', '平面圖', '户型图'),
          description: t(
            'We measure your flat, listen, and draw two layouts with a quotation for each.',
            '上門度尺，了解起居習慣，交出兩個佈局方案，並各附報價單。',
            '上门量房，了解起居习惯，交出两套布局方案，并各附报价单。',
          ),
          duration: t('About 2 weeks', '約 2 星期', '约 2 周'),
          picture: PICTURES['floor-plan-one-bedroom'],
        },
        {
          title: t('Fitting-out', '裝修', '装修'),
          description: t(
            'Every trade works to one programme. You receive photos and a cost update each Friday.',
            '各工種按同一進度表施工，逢星期五送上現場相片及費用更新。',
            '各工种按同一进度表施工，每周五发送现场照片与费用更新。',
          ),
          duration: t('8 to 12 weeks', '8 至 12 星期', '8 至 12 周'),
          picture: PICTURES['concrete-shell'],
        },
        {
          title: t('Furniture', '傢俬', '家具'),
          description: t(
            'Cabinets are built in the workshop while the paint dries, then fitted in the room.',
            '油漆期間，傢俬同步於工場製作，其後到場安裝。',
            '刷漆期间，家具同步在工厂制作，之后上门安装。',
          ),
          duration: t('About 4 weeks', '約 4 星期', '约 4 周'),
          picture: PICTURES['detail-oak-joinery'],
        },
        {
          title: t('Handover', '交樓', '交付'),
          description: t(
            'We check the flat with you, room by room, and close every point on the list.',
            '與您逐間房驗收，清單上每一項均跟進妥當。',
            '与您逐间验收，清单上每一项都跟进到位。',
          ),
          duration: t('1 day', '1 日', '1 天'),
          picture: PICTURES['after-living-room'],
        },
      ],
      enquiry_title: t('Send a floor plan and tell us how you live', '傳來平面圖，談談您的生活', '发来户型图，说说您的生活'),
      enquiry_description: t(
        'A photo of the agent’s leaflet is enough. We read every enquiry and reply in your language.',
        '拍下地產代理派發的樓盤單張，便已足夠。每項查詢我們均會細閱，並以您所用的語言回覆。',
        '拍下中介的宣传单就足够了。每条咨询我们都会细读，并以您的语言回复。',
      ),
      enquiry_picture: PICTURES['material-board'],
    },
    contact: {
      lead: t(
        'Write to us, call, or visit the studio by appointment. A floor plan helps, and so does a list of what does not work today.',
        '歡迎電郵、致電，或預約到訪工作室。如有平面圖，或一份現居不便之處的清單，將更有幫助。',
        '欢迎发送邮件、来电，或预约到访工作室。如有户型图，或一份现住房不便之处的清单，会更有帮助。',
      ),
      opening_hours: OPENING_HOURS,
      picture: PICTURES['office-meeting'],
    },
    authentication: { picture: PICTURES['hero-bedroom'] },
    not_found: { picture: PICTURES['concrete-shell'] },
  },
  whatsapp: '85200000000',
  delivery_country_codes: ['HK', 'MO', 'CN'],
  payment_methods: ['ONLINE', 'OFFLINE'],
  offline_payment: {
    bank: t('Demo Bank (fictional)', 'Demo Bank（虛構）', 'Demo Bank（虚构）'),
    account_name: 'Atelier HK Limited',
    account_number: '000-000000-001',
    fps_id: '0000000',
  },
  booking: {
    contact: t(
      'We will phone or email you within one working day to arrange it.',
      '我們會於一個工作天內以電話或電郵與您安排。',
      '我们会在一个工作日内致电或发邮件与您安排。',
    ),
    payment_hold: t('An unpaid appointment is held for seven days.', '未付款的預約會保留七天。', '未付款的预约会保留七天。'),
    proof_check: t('Checking takes up to one working day.', '核對需時最多一個工作天。', '核对最多需要一个工作日。'),
    points: t(
      'A completed appointment earns one point for every HK$1 paid. Points expire at the end of the following year.',
      '預約完成後，每付 HK$1 可得 1 積分，積分有效至翌年年底。',
      '预约完成后，每支付 HK$1 可得 1 积分，积分有效至次年年底。',
    ),
  },
};

/** `GET /configuration/slug/customer-locales`. */
export const CUSTOMER_LOCALES: { slug: 'en' | 'zh' | 'cn'; title: string; is_default: boolean }[] = [
  { slug: 'en', title: 'English', is_default: true },
  { slug: 'zh', title: '繁體中文', is_default: false },
  { slug: 'cn', title: '简体中文', is_default: false },
];

/** `GET /configuration/slug/{slug}/sorting-list`, by slug. */
export const SORTING_LISTS: Record<string, Sorting[]> = {
  products: [
    { slug: 'recommended', title: t('Recommended', '推薦', '推荐'), sort_by: 'recommended', sort_order: 'desc' },
    { slug: 'newest', title: t('Newest', '最新', '最新'), sort_by: 'created_at', sort_order: 'desc' },
    { slug: 'price-asc', title: t('Price: low to high', '價格由低至高', '价格从低到高'), sort_by: 'price', sort_order: 'asc' },
    { slug: 'price-desc', title: t('Price: high to low', '價格由高至低', '价格从高到低'), sort_by: 'price', sort_order: 'desc' },
    { slug: 'name-asc', title: t('Name A–Z', '名稱 A–Z', '名称 A–Z'), sort_by: 'title.en', sort_order: 'asc' },
  ],
  posts: [
    { slug: 'recommended', title: t('Recommended', '推薦', '推荐'), sort_by: 'recommended', sort_order: 'desc' },
    { slug: 'newest', title: t('Newest', '最新', '最新'), sort_by: 'created_at', sort_order: 'desc' },
  ],
};
