import type { Locale } from '@/lib/i18n/locales';

/** Texts of the pages that stand in for the payment service. */
export const PAGE_WORDS = {
  payTitle: { en: 'Pay for your appointment', zh: '為預約付款', cn: '支付预约' },
  pay: { en: 'Pay', zh: '付款', cn: '支付' },
  decline: { en: 'Simulate a declined card', zh: '模擬信用卡被拒', cn: '模拟信用卡被拒' },
  cancel: { en: 'Cancel', zh: '取消', cn: '取消' },
  paidTitle: { en: 'Already paid', zh: '已完成付款', cn: '已完成支付' },
  back: { en: 'Back to the shop', zh: '返回商店', cn: '返回店铺' },
  noPaymentTitle: { en: 'Payment not found', zh: '找不到此付款', cn: '未找到该笔支付' },
  noPayment: { en: 'This payment does not exist.', zh: '此付款不存在。', cn: '该笔支付不存在。' },
  cardTitle: { en: 'Add a card', zh: '新增信用卡', cn: '添加信用卡' },
  card: { en: 'Visa ending in 4242, expires 12/2029', zh: 'Visa，尾號 4242，2029 年 12 月到期', cn: 'Visa，尾号 4242，2029 年 12 月到期' },
  saveCard: { en: 'Save card', zh: '儲存信用卡', cn: '保存信用卡' },
  noCardTitle: { en: 'Card page not found', zh: '找不到新增信用卡的頁面', cn: '未找到添加信用卡的页面' },
  noCard: { en: 'This link has been used or does not exist.', zh: '此連結已使用或不存在。', cn: '该链接已使用或不存在。' },
  demo: { en: 'Demo payment service. No card is charged.', zh: '示範付款服務，不會扣款。', cn: '演示支付服务，不会扣款。' },
} as const satisfies Record<string, Record<Locale, string>>;
