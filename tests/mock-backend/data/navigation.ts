import type { Link, NavigationItem } from '@/lib/configuration/schema';
import { CATEGORIES } from './categories.ts';
import { t } from './text.ts';

const plain = (title: NavigationItem['title'], path: string): NavigationItem => ({ title, path, is_megamenu: false, children: [] });
const listing = (category: string) => `/shop/main/product?category=${category}`;

function categoryItems(parent: string | null): NavigationItem[] {
  return CATEGORIES.filter((category) => category.parent_id === parent).map((category) => ({
    title: category.title,
    path: listing(category._id),
    is_megamenu: false,
    picture: parent === null ? (category.picture ?? null) : null,
    children: categoryItems(category._id),
  }));
}

export const NAVIGATION_ITEMS: NavigationItem[] = [
  { title: t('Services', '服務', '服务'), path: '/shop/main/product', is_megamenu: true, children: categoryItems(null) },
  plain(t('Articles', '文章', '文章'), '/posts'),
  plain(t('About us', '關於我們', '关于我们'), '/about-us'),
  plain(t('Contact us', '聯絡我們', '联系我们'), '/contact-us'),
];

const tab = (title: Link['title'], path: string) => ({ title, path, is_enabled: true });
/** In the order of the list beside the account's pages (lib/account/tabs.ts). */
export const ACCOUNT_ITEMS = [
  tab(t('Account details', '帳戶資料', '账户信息'), '/account'),
  tab(t('Appointments', '我的預約', '我的预约'), '/account/orders'),
  tab(t('Offline payments', '線下付款預約', '线下支付预约'), '/account/offline-orders'),
  tab(t('Project orders', '工程訂單', '工程订单'), '/shop/project/order'),
  tab(t('Wishlist', '收藏清單', '收藏夹'), '/account/wishlist'),
  tab(t('Liked articles', '已讚好文章', '点赞的文章'), '/account/liked-posts'),
  tab(t('Membership points', '會員積分', '会员积分'), '/account/membership'),
  tab(t('Vouchers', '優惠券', '优惠券'), '/account/vouchers'),
  tab(t('Redeemed vouchers', '已換領優惠券', '已兑换优惠券'), '/account/redeemed-vouchers'),
  tab(t('Delivery recipient', '收件人資料', '收货信息'), '/account/recipient'),
  tab(t('Credit cards', '信用卡', '信用卡'), '/account/cards'),
  tab(t('Notifications', '通知設定', '通知设置'), '/account/notifications'),
  tab(t('Change email', '更改電郵', '更换邮箱'), '/account/update-email'),
  tab(t('Change phone number', '更改電話', '更换电话'), '/account/phone'),
  tab(t('Change password', '更改密碼', '修改密码'), '/account/password'),
];

const link = (title: Link['title'], path: string): Link => ({ title, path });
export const FOOTER_SECTIONS: { title: Link['title']; items: Link[] }[] = [
  {
    title: t('Services', '服務', '服务'),
    items: CATEGORIES.filter((category) => category.parent_id === null).map((category) => link(category.title, listing(category._id))),
  },
  {
    title: t('Help', '客戶服務', '帮助'),
    items: [
      link(t('Look up appointment', '查找預約', '查询预约'), '/shop/main/order'),
      link(t('Contact us', '聯絡我們', '联系我们'), '/contact-us'),
      link(t('About us', '關於我們', '关于我们'), '/about-us'),
      link(t('Articles', '文章', '文章'), '/posts'),
    ],
  },
  {
    title: t('Terms of service', '服務條款', '服务条款'),
    items: [
      link(t('Terms and conditions', '條款及細則', '条款与细则'), '/terms-of-service/terms-and-conditions'),
      link(t('Payment terms and special fees', '付款條款及特別收費', '付款条款与特殊收费'), '/terms-of-service/payment-terms-and-special-fees'),
      link(t('Refund policy', '退款政策', '退款政策'), '/terms-of-service/refund-policy'),
      link(t('Privacy policy', '私隱政策', '隐私政策'), '/terms-of-service/privacy-policy'),
      link(t('Disclaimer', '免責聲明', '免责声明'), '/terms-of-service/disclaimer'),
    ],
  },
];
