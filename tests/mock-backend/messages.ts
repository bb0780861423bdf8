import type { Locale } from '@/lib/i18n/locales';

/** What the backend says to shoppers, by code. Shown by the shop as text. */
export const MESSAGES = {
  unknownPath: { en: 'Not found', zh: '找不到', cn: '未找到' },
  wrongMethod: { en: 'Method not allowed', zh: '不支援此方法', cn: '不支持该方法' },
  unauthenticated: { en: 'Unauthenticated.', zh: '請先登入。', cn: '请先登录。' },
  wrongLogin: { en: 'The login or password is incorrect.', zh: '登入資料或密碼不正確。', cn: '登录信息或密码不正确。' },
  registeredOnly: { en: 'Log in to an account first.', zh: '請先登入帳戶。', cn: '请先登录账户。' },
  guestsOnly: { en: 'This account is registered already.', zh: '此帳戶已經註冊。', cn: '该账户已注册。' },
  invalid: { en: 'The given data was invalid.', zh: '所填資料無效。', cn: '所填信息无效。' },
  emailTaken: { en: 'This email is already registered.', zh: '此電郵地址已註冊。', cn: '该电子邮箱已注册。' },
  phoneTaken: { en: 'This phone number is already registered.', zh: '此電話號碼已註冊。', cn: '该电话号码已注册。' },
  wrongPassword: { en: 'The old password is incorrect.', zh: '舊密碼不正確。', cn: '旧密码不正确。' },
  wrongCode: { en: 'The code is incorrect or has expired.', zh: '驗證碼不正確或已過期。', cn: '验证码不正确或已过期。' },
  notFound: { en: 'Not found', zh: '找不到相關資料', cn: '未找到相关信息' },
  orderNotFound: { en: 'Order not found', zh: '找不到此預約', cn: '未找到该预约' },
  wrongContact: { en: 'The email or phone is incorrect.', zh: '電郵地址或電話號碼不正確。', cn: '电子邮箱或电话号码不正确。' },
  serviceNotFound: { en: 'This service does not exist.', zh: '此服務不存在。', cn: '该服务不存在。' },
  serviceUnavailable: { en: 'This service is not available at the moment.', zh: '此服務暫停預約。', cn: '该服务暂停预约。' },
  tooMany: { en: 'At most 99 of one service.', zh: '每項服務最多 99 項。', cn: '每项服务最多 99 项。' },
  nothingChosen: { en: 'Select at least one service.', zh: '請選擇最少一項服務。', cn: '请至少选择一项服务。' },
  notInCart: { en: 'Your requests have changed. Check the list.', zh: '預約清單已更改，請查看。', cn: '预约清单已变更，请查看。' },
  unknownCourier: { en: 'This delivery option is not available.', zh: '此送貨方式不適用。', cn: '该配送方式不可用。' },
  wrongAddress: { en: 'The return address is not valid.', zh: '返回網址無效。', cn: '返回网址无效。' },
  illegalStatus: { en: 'The appointment has already moved on.', zh: '預約狀態已更改。', cn: '预约状态已变更。' },
  notOffline: { en: 'This appointment is paid online.', zh: '此預約以網上付款。', cn: '该预约为在线支付。' },
  notCompleted: { en: 'The appointment is not completed yet.', zh: '預約尚未完成。', cn: '预约尚未完成。' },
  notPaid: { en: 'The appointment is not paid.', zh: '預約尚未付款。', cn: '预约尚未付款。' },
  alreadyRequested: { en: 'A refund was already requested.', zh: '已提交退款申請。', cn: '已提交退款申请。' },
  notEnoughPoints: { en: 'Not enough points.', zh: '積分不足。', cn: '积分不足。' },
  outOfStock: { en: 'This voucher is no longer available.', zh: '此優惠券已換罄。', cn: '该优惠券已兑完。' },
  emptyFile: { en: 'The file is empty.', zh: '檔案是空的。', cn: '文件为空。' },
  fileTooLarge: { en: 'Choose an image of up to 10 MB.', zh: '請選擇不超過 10 MB 的圖片。', cn: '请选择不超过 10 MB 的图片。' },
  notAnImage: { en: 'The file is not an image.', zh: '檔案並非圖片。', cn: '文件不是图片。' },
  done: { en: 'Success', zh: '成功', cn: '成功' },
} as const satisfies Record<string, Record<Locale, string>>;

export type MessageCode = keyof typeof MESSAGES;
