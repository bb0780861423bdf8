/** The other name of a thing that has one name (glossary). */
export const OTHER_NAMES = {
  en: /shipping fee|offline payment|old password|no longer available|answer the quotation|we call you|appointment requests|last four digits\b(?! and the expiry)/i,
  zh: /舊密碼|線下付款|螢幕|會扣除|您的居所|家庭酒吧/,
  cn: /旧密码|线下支付|会扣除|虚拟漫游|平面图|加入清单|减 ?\{\w+\}%|工程(?:内容|订单)/,
};
/** The same for the interface alone: a kitchen has a tap, a customer's photo is a 照片, and the law has 工程项目. */
export const OTHER_NAMES_OF_CONTROLS = { en: /\btap\b|\bpress\b/i, zh: /加入清單/, cn: /照片|工程项目/ };
