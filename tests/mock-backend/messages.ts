import type { Locale } from '@/lib/i18n/locales';

/** What the backend tells shoppers, by code. The shop shows it as text. */
export const MESSAGES = {
  unknownPath: { en: 'Not found', zh: '找不到', cn: '未找到' },
  wrongMethod: { en: 'Method not allowed', zh: '不支援此方法', cn: '不支持该方法' },
  unauthenticated: { en: 'Log in first.', zh: '請先登入。', cn: '请先登录。' },
  wrongLogin: { en: 'The email or password is incorrect.', zh: '登入資料或密碼不正確。', cn: '登录信息或密码不正确。' },
  blocked: { en: 'This account is suspended. Contact us.', zh: '此帳戶已暫停使用，請聯絡我們。', cn: '该账户已暂停使用，请联系我们。' },
  registeredOnly: { en: 'Log in first.', zh: '請先登入帳戶。', cn: '请先登录账户。' },
  guestsOnly: { en: 'This account is already registered.', zh: '此帳戶已經註冊。', cn: '该账户已注册。' },
  invalid: { en: 'Some details are not valid. Check them and try again.', zh: '所填資料無效。', cn: '所填信息无效。' },
  emailTaken: { en: 'This email is already registered.', zh: '此電郵地址已註冊。', cn: '该电子邮箱已注册。' },
  phoneTaken: { en: 'This phone number is already registered.', zh: '此電話號碼已註冊。', cn: '该电话号码已注册。' },
  wrongPassword: { en: 'The old password is incorrect.', zh: '舊密碼不正確。', cn: '旧密码不正确。' },
  wrongCode: { en: 'The code is incorrect or has expired.', zh: '驗證碼不正確或已過期。', cn: '验证码不正确或已过期。' },
  notFound: { en: 'Not found', zh: '找不到相關資料', cn: '未找到相关信息' },
  orderNotFound: { en: 'Order not found', zh: '找不到此預約', cn: '未找到该预约' },
  wrongContact: { en: 'The email or phone is incorrect.', zh: '電郵地址或電話號碼不正確。', cn: '电子邮箱或电话号码不正确。' },
  serviceNotFound: { en: 'This service does not exist.', zh: '此服務不存在。', cn: '该服务不存在。' },
  serviceUnavailable: { en: 'This service is not available at the moment.', zh: '此服務暫停預約。', cn: '该服务暂停预约。' },
  tooMany: { en: 'You can add up to 99 of each service.', zh: '每項服務最多可加入 99 份。', cn: '每项服务最多可添加 99 份。' },
  nothingChosen: { en: 'Select at least one service.', zh: '請選擇最少一項服務。', cn: '请至少选择一项服务。' },
  notInCart: { en: 'Your request list has changed. Check it.', zh: '預約清單已更改，請查看。', cn: '预约清单已变更，请查看。' },
  unknownCourier: { en: 'This delivery option is not available.', zh: '此送貨方式不適用。', cn: '该配送方式不可用。' },
  wrongAddress: { en: 'The return link is not valid.', zh: '返回網址無效。', cn: '返回网址无效。' },
  illegalStatus: { en: 'The status of the appointment has changed already.', zh: '預約狀態已更改。', cn: '预约状态已变更。' },
  notOffline: { en: 'This appointment is paid online.', zh: '此預約採用網上付款。', cn: '该预约为在线支付。' },
  notCompleted: { en: 'The appointment is not completed yet.', zh: '預約尚未完成。', cn: '预约尚未完成。' },
  notPaid: { en: 'The appointment has not been paid for.', zh: '預約尚未付款。', cn: '预约尚未付款。' },
  alreadyRequested: { en: 'A refund has already been requested.', zh: '已提交退款申請。', cn: '已提交退款申请。' },
  notEnoughPoints: { en: 'Not enough points.', zh: '積分不足。', cn: '积分不足。' },
  voucherOver: { en: 'This voucher has expired.', zh: '此優惠券已過期。', cn: '该优惠券已过期。' },
  outOfStock: { en: 'This voucher is no longer available.', zh: '此優惠券已換罄。', cn: '该优惠券已兑完。' },
  emptyFile: { en: 'The file is empty.', zh: '檔案沒有內容。', cn: '文件没有内容。' },
  fileTooLarge: { en: 'Choose a photo of up to 10 MB.', zh: '請選擇不超過 10 MB 的相片。', cn: '请选择不超过 10 MB 的图片。' },
  notAnImage: { en: 'The file is not a photo.', zh: '檔案並非相片。', cn: '文件不是图片。' },
  done: { en: 'Success', zh: '成功', cn: '成功' },
} as const satisfies Record<string, Record<Locale, string>>;

type MessageCode = keyof typeof MESSAGES;

/** Thrown by a handler: becomes `{ message, errors? }` with this status, in the shopper's language. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: MessageCode;
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, code: MessageCode, errors?: Record<string, string>) {
    super(MESSAGES[code].en);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(locale: Locale): { message: string; errors?: Record<string, string> } {
    const message = MESSAGES[this.code][locale];
    return this.errors ? { message, errors: this.errors } : { message };
  }
}

/** The value, or a 404 where there is none. */
export function found<Value>(value: Value | undefined, code: MessageCode = 'notFound'): Value {
  if (value === undefined) throw new HttpError(404, code);
  return value;
}

/** A 422 that names the fields which are not valid. */
export const invalid = (errors: Record<string, string>): HttpError => new HttpError(422, 'invalid', errors);
