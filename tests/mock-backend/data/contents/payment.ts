import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { t } from '../text.ts';

export const PAYMENT_TERMS: Content = {
  slug: 'payment-terms-and-special-fees',
  title: t('Payment terms and special fees', '付款條款及特別收費', '付款条款与特殊收费'),
  lead: t(
    'How and when to pay, and what may be charged in addition.',
    '付款方式、付款時間，以及可能出現的額外收費。',
    '支付方式、支付时间，以及可能产生的额外收费。',
  ),
  picture: null,
  updated_at: '2026-08-15T02:00:00.000Z',
  body: page(
    `These terms apply to every appointment made through this shop. Where a signed quotation says otherwise, the quotation comes first.
# Currency and prices
Prices are in Hong Kong dollars. A price marked “From” is the lowest of a service’s options; the amount you pay is the total shown when you submit the appointment.
# Ways to pay
- Online payment by credit card, on the page of the payment service
- Bank transfer to the account shown on your appointment
- FPS, to the identifier shown beside it
After an offline payment, upload the payment proof on the page of your appointment. The appointment is then pending until we have confirmed your payment. Please send the exact amount and write the reference number in the remarks; if the amount differs, we will contact you.
# Projects and instalments
Whole-home, shop and office projects are paid in instalments. The quotation names each instalment, its amount and the stage at which it is due. Work on the next stage begins once the instalment before it has been received.
| = A whole-home project, as it is usually divided
| Instalment | Share of the total | When it is due | What begins then |
| Instalment 1 | 30% | On signing the quotation | Surveys, drawings and orders of materials |
| Instalment 2 | 30% | After demolition and pipework | Masonry, tiling and carpentry on site |
| Instalment 3 | 30% | Before furniture is delivered | Delivery, fitting and painting |
| Instalment 4 | 10% | At handover, once the defects on the list are put right | Handover of drawings and receipts, and aftercare |
Smaller works on one room are usually divided in two: one half on signing, the other at handover. Where your quotation names other stages, the quotation holds; how money is refunded is set out in the [refund policy](/terms-of-service/refund-policy).
# Changes to the works
A change that you ask for after the quotation is signed is priced separately and begins after you have confirmed it in writing. A change that we propose, because something was found behind a wall, is shown to you with photos before any work on it.
# Special fees
- Delivery where the lift cannot take the piece and it has to be carried up the stairs
- Work at night or on public holidays, at your or the estate’s request
- Parking, loading and deposit charges of the estate, at cost
- A second visit, when access to the flat was not possible at the agreed time
- Storage, when a delivery is put off at your request after the furniture is ready
We tell you about each fee beforehand, and nothing is charged to your card without your consent.
# Late payment
If an instalment is overdue we write to you first. If it remains unpaid, we may pause the works and make the site safe until it has been settled.
# Receipts
A receipt is sent by email for every payment. Keep it together with the reference number of the appointment.`,
    `本條款適用於所有經本商店提交的預約。如已簽署的報價單另有訂明，以報價單為準。
# 貨幣及價格
所有價格以港元計算。標示「起」的價格為該項服務各選項中的最低價；實際應付金額以提交預約時顯示的總額為準。
# 付款方式
- 網上付款：於付款服務頁面以信用卡支付
- 銀行轉帳：存入預約頁面所示的帳戶
- 轉數快（FPS）：使用旁邊所示的識別碼
線下付款後，請於預約頁面上載付款證明。在我們核對入帳前，預約會顯示為待處理。請存入準確金額，並於備註填寫參考編號；如金額不符，我們會聯絡您。
# 工程項目及分期款項
全屋、舖位及辦公室工程按分期款項支付。報價單列明每期款項的金額及到期階段。收妥上一期款項後，才會展開下一階段的工程。
| = 全屋工程的一般分期安排
| 分期款項 | 佔總額 | 到期時間 | 其後展開的工作 |
| 第 1 期 | 30% | 簽署報價單時 | 度尺、繪圖及訂購物料 |
| 第 2 期 | 30% | 清拆及喉管工程完成後 | 現場泥水、鋪磚及木工 |
| 第 3 期 | 30% | 傢俬送貨前 | 送貨、安裝及油漆 |
| 第 4 期 | 10% | 交樓時，清單上的執漏完成後 | 交付圖則及收據，跟進入住後的情況 |
單一房間的較小型工程，一般分兩期支付：簽署時一半，交樓時一半。如報價單另列階段，以報價單為準；退款安排載於[退款政策](/zh/terms-of-service/refund-policy)。
# 更改工程
簽署報價單後，由您提出的更改會另行報價，經您書面確認後才動工。如因開鑿後發現問題而由我們建議更改，會先向您提供相片，才進行相關工程。
# 特別收費
- 升降機未能容納傢俬而須以樓梯搬運
- 應您或屋苑要求於夜間或公眾假期施工
- 屋苑的泊車、上落貨及按金收費，按實際金額收取
- 因未能於約定時間進入單位而須再次到場
- 傢俬完成後應您要求延遲送貨的存倉費
各項收費均會事先通知；未經您同意，不會從信用卡扣款。
# 逾期付款
如款項逾期，我們會先以書面通知。如仍未繳付，我們可暫停工程並確保工地安全，直至款項繳清。
# 收據
每次付款後，我們會以電郵發出收據。請連同預約的參考編號一併保存。`,
    `本条款适用于所有通过本店铺提交的预约。如已签署的报价单另有约定，以报价单为准。
# 货币与价格
所有价格以港币计算。标示“起”的价格为该项服务各规格中的最低价；实际应付金额以提交预约时显示的合计为准。
# 支付方式
- 在线支付：在支付服务页面用信用卡支付
- 银行转账：转入预约页面所示的账户
- 转数快（FPS）：使用旁边所示的识别码
线下支付后，请在预约页面上传付款凭证。在我们核对到账之前，预约会显示为待处理。请按准确金额转账，并在备注中填写参考编号；如金额不符，我们会联系您。
# 工程项目与分期款
全屋、店铺与办公室工程按分期款支付。报价单列明每期款项的金额与到期节点。收到上一期款项后，才会开始下一阶段的施工。
| = 全屋整装的一般分期安排
| 分期款 | 占合计 | 到期时间 | 之后开始的工作 |
| 第 1 期 | 30% | 签署报价单时 | 量房、出图与订购材料 |
| 第 2 期 | 30% | 拆除与管路施工完成后 | 现场泥瓦、贴砖与木工 |
| 第 3 期 | 30% | 家具送货前 | 送货、安装与刷漆 |
| 第 4 期 | 10% | 交付时，清单上的整改完成后 | 移交图纸与收据，跟进入住后的情况 |
单个房间的较小施工，一般分两期支付：签署时一半，交付时一半。如报价单另列节点，以报价单为准；退款安排见[退款政策](/cn/terms-of-service/refund-policy)。
# 工程变更
签署报价单后，由您提出的变更会另行报价，经您书面确认后才施工。如因拆开墙体后发现问题而由我们建议变更，会先向您提供照片，再进行相关施工。
# 特殊收费
- 电梯无法容纳家具而需走楼梯搬运
- 应您或物业要求在夜间或公众假期施工
- 物业的停车、装卸与押金收费，按实际金额收取
- 因无法在约定时间进入房屋而需再次上门
- 家具完成后应您要求延迟配送的仓储费
各项收费均会事先告知；未经您同意，不会从信用卡扣款。
# 逾期付款
如款项逾期，我们会先书面通知。如仍未支付，我们可暂停施工并确保现场安全，直至款项结清。
# 收据
每次付款后，我们会通过电子邮件发送收据。请与预约的参考编号一并保存。`,
  ),
};
