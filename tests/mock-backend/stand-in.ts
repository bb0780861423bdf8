import type { Configuration } from '@/lib/configuration/schema';
import { PICTURES } from './data/pictures.ts';
import { t } from './data/text.ts';
import type { Seed } from './seed.ts';

const configuration: Configuration = {
  name: t('Atelier HK', 'Atelier HK', 'Atelier HK'),
  navbar: {
    logo: { url: null },
    items: [
      { title: t('Services', '服務', '服务'), path: '/shop/main/product', is_megamenu: true, children: [] },
      { title: t('Articles', '文章', '文章'), path: '/posts', is_megamenu: false, children: [] },
      { title: t('About us', '關於我們', '关于我们'), path: '/about-us', is_megamenu: false, children: [] },
      { title: t('Contact us', '聯絡我們', '联系我们'), path: '/contact-us', is_megamenu: false, children: [] },
    ],
    account_items: [{ title: t('My account', '我的帳戶', '我的账户'), path: '/account', is_enabled: true }],
  },
  footer: {
    description: null,
    social: [],
    store: { address: null, phone: '+852 0000 0000', email: 'studio@example.hk' },
    sections: [],
    powered_by: 'Atelier HK Online',
  },
  response_messages: {
    order: {
      success: { title: t('Appointment submitted', '預約已提交', '预约已提交') },
      failure: { title: t('Could not submit the appointment', '未能提交預約', '提交预约失败') },
      cancelled: { title: t('Payment cancelled', '付款已取消', '支付已取消') },
    },
    verification_code: { failure: { title: t('Verification failed', '驗證失敗', '验证失败') }, success: { title: t('Successful', '成功', '成功') } },
    credit_card: {
      success: { title: t('Saved', '已儲存', '已保存') },
      failure: { title: t('Failed', '失敗', '失败') },
      cancelled: { title: t('Cancelled', '已取消', '已取消') },
    },
  },
  page_texts: {},
  whatsapp: '85200000000',
  delivery_country_codes: ['HK'],
  payment_methods: ['ONLINE', 'OFFLINE'],
  offline_payment: { bank: t('Harbour Bank', '海港銀行', '海港银行'), account_name: 'Atelier HK Limited', account_number: '000-123456-001', fps_id: '1234567' },
};

const content = (slug: string, title: ReturnType<typeof t>) => ({
  slug,
  title,
  lead: null,
  body: t('<p>…</p>', '<p>…</p>', '<p>…</p>'),
  picture: PICTURES['hero-living-room'],
  updated_at: null,
});

export const standIn: Omit<Seed, 'categories' | 'products' | 'reviews' | 'storewide' | 'customerLocales'> = {
  warehouses: [{ _id: 'warehouse-kwun-tong', title: t('Kwun Tong studio', '觀塘工作室', '观塘工作室'), address: null }],
  posts: [],
  postCategories: [],
  postReviews: new Map(),
  contents: [
    content('about-us', t('About us', '關於我們', '关于我们')),
    content('disclaimer', t('Disclaimer', '免責聲明', '免责声明')),
    content('payment-terms-and-special-fees', t('Payment terms and special fees', '付款條款及特別收費', '付款条款与特殊收费')),
    content('privacy-policy', t('Privacy policy', '私隱政策', '隐私政策')),
    content('refund-policy', t('Refund policy', '退款政策', '退款政策')),
    content('terms-and-conditions', t('Terms and conditions', '條款及細則', '条款与细则')),
  ],
  configuration,
  sortingLists: {
    'product-filter': [{ slug: 'recommended', title: t('Recommended', '推薦', '推荐'), sort_by: 'recommended', sort_order: 'asc' }],
  },
  couriers: [
    {
      _id: 'courier-van',
      title: t('Studio van', '工作室車隊', '工作室配送车'),
      description: null,
      method: 'DELIVERY',
      currency: 'HKD',
      fee: 280,
      country_codes: ['HK'],
    },
    { _id: 'courier-express', title: t('Express', '速遞', '快递'), description: null, method: 'DELIVERY', currency: 'HKD', fee: 480, country_codes: ['HK'] },
  ],
  vouchers: [],
  gifts: [],
  accounts: [],
  orders: [],
};
