import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { t } from '../text.ts';

export const REFUND_POLICY: Content = {
  slug: 'refund-policy',
  title: t('Refund policy', '退款政策', '退款政策'),
  lead: t(
    'When money is returned, how to ask for it and what we need from you.',
    '何時可獲退款、如何申請，以及所需資料。',
    '何时可获退款、如何申请，以及所需资料。',
  ),
  picture: null,
  updated_at: '2026-08-15T02:00:00.000Z',
  body: page(
    `We would rather put things right than simply refund them. Please tell us early; most matters are settled on site.
# Cancelling before work begins
You may cancel an appointment on its page while it is submitted or pending and nothing has been started. What you have paid is returned in full, less costs already spent on your behalf, such as a survey that has taken place or stone that has been cut.
# Design services
Surveys, layouts and renderings are made for you alone. Once a drawing has been handed over, its fee is not returned; work that has not been started is.
# Furniture made to measure
Pieces made to your room cannot be sold to anyone else. After you have approved the drawings they can no longer be cancelled, but they are repaired, remade or refunded when they do not match what you approved.
# Works on site
If a stage is not as the quotation describes it, we repair it at our cost. If it cannot be repaired, the share of the price that belongs to it is returned.
# How to ask
- Open the appointment, choose “Request a refund” and select the services it concerns
- Tell us what happened, and add photos where they help
- Keep the piece and its packing until we have answered
We may ask for a visit to see the matter for ourselves, and decide within seven working days. The request shows “Waiting for approval” until we have decided, then “Approved” or “Rejected”, with the reason sent to your email.
# How the money is returned
Once a refund is approved, we return the money within seven working days. A payment by credit card goes back to the same card. A bank transfer or FPS payment goes back to an account in your name. Your bank decides when it appears there. Points and vouchers that were used are returned to your account; points earned with the refunded lines are taken back.
# What is not refunded
- Wear from use, and damage by water, sun or pets after handover
- Natural differences of timber and stone within the approved sample
- Work by others on what we have installed`,
    `與其退款了事，我們更希望把事情做好。如有問題請盡早告知，大多可於現場解決。
# 動工前取消
預約處於「已提交」或「待處理」狀態而尚未展開任何工作時，您可於預約頁面取消。已付款項會全數退還，但須扣除已為您支出的費用，例如已完成的度尺或已切割的石材。
# 設計服務
度尺、佈局及效果圖均為您專門製作。圖則一經交付，相關費用不予退還；尚未開始的部分則可退款。
# 訂造傢俬
按您房間尺寸訂造的傢俬無法轉售。圖則經您確認後不可取消；如成品與所確認的不符，我們會維修、重造或退款。
# 現場工程
如某階段的工程與報價單所述不符，我們會自費修正；如無法修正，會退還該部分的款項。
# 如何申請
- 開啟相關預約，選擇「申請退款」並選取所涉項目
- 說明情況，並在有助了解時附上相片
- 在我們回覆前，請保留傢俬及其包裝
我們或會安排到場了解，並於七個工作天內決定。在此之前，申請會顯示「待審批」，其後顯示「已批准」或「未獲批准」，原因會以電郵通知。
# 退款方式
退款獲批准後，我們會於七個工作天內退回款項。以信用卡支付的款項退回原卡；以銀行轉帳或轉數快支付的款項退回您名下的帳戶。實際到帳時間視乎銀行而定。已使用的積分及優惠券會退回帳戶；因退款項目而獲得的積分會被扣回。
# 不設退款的情況
- 使用造成的損耗，以及交樓後因水、日曬或寵物造成的損壞
- 木材及石材在確認樣板範圍內的天然差異
- 由他人改動我們所安裝的部分`,
    `与其退款了事，我们更希望把事情做好。如有问题请尽早告知，大多可在现场解决。
# 开工前取消
预约处于“已提交”或“待处理”状态且尚未开始任何工作时，您可在预约页面取消。已付款项会全额退还，但须扣除已为您支出的费用，例如已完成的量房或已切割的石材。
# 设计服务
量房、布局与效果图均为您专门制作。图纸一经交付，相关费用不予退还；尚未开始的部分可以退款。
# 定制家具
按您房间尺寸定制的家具无法转售。图纸经您确认后不可取消；如成品与所确认的不符，我们会维修、重做或退款。
# 现场施工
如某阶段的施工与报价单所述不符，我们会自费修正；如无法修正，会退还该部分的款项。
# 如何申请
- 打开相关预约，选择“申请退款”并选取所涉项目
- 说明情况，并在有助于了解时附上图片
- 在我们回复之前，请保留家具及其包装
我们可能会安排上门了解，并在七个工作日内决定。在此之前，申请会显示“待审核”，之后显示“已通过”或“未通过”，原因会通过电子邮件告知。
# 退款方式
退款通过后，我们会在七个工作日内退回款项。信用卡支付的款项退回原卡；银行转账或转数快支付的款项退回您名下的账户。实际到账时间视银行而定。已使用的积分与优惠券会退回账户；因退款项目而获得的积分会被扣回。
# 不予退款的情形
- 使用造成的损耗，以及交付后因水、日晒或宠物造成的损坏
- 木材与石材在确认样板范围内的天然差异
- 由他人改动我们所安装的部分`,
  ),
};
