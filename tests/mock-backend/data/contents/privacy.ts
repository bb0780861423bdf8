import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { t } from '../text.ts';

export const PRIVACY_POLICY: Content = {
  slug: 'privacy-policy',
  title: t('Privacy policy', '私隱政策', '隐私政策'),
  lead: t('What we know about you, why, and how long we keep it.', '我們收集哪些資料、用途為何，以及保存多久。', '我们收集哪些信息、用途为何，以及保存多久。'),
  picture: null,
  updated_at: '2026-08-15T02:00:00.000Z',
  body: page(
    `This page explains how Atelier HK handles personal data when you visit the shop, make an appointment or write to us.
# What we collect
- What you type: name, email, phone, address, your messages, reviews and comments
- What an appointment needs: the services, the floor plan and photos you send, and the payment proof
- What a browser sends: language, type of device and the pages that were asked for
We never see or store the number of your credit card. The payment service keeps it and tells us only the brand and the last four digits.
# What we use it for
- To carry out your appointment and to reach you about it
- To answer enquiries and refund requests
- To keep your points, vouchers and wishlist
- To send notifications, if you have asked for them, on the channels you chose
We do not sell personal data, and we send no advertising without your consent.
# Who else sees it
Contractors and carriers receive the address, a name and a phone number, as far as their part of the work needs them. Photos of your home are published only with your written consent, and without name or address.
# Cookies
The shop uses the cookies that it needs: one for your login, one that recognises a guest and one that remembers the language. Your request list is also kept in your browser. There are no cookies for advertising.
# How long we keep it
A guest account is removed when it has not been used for some time. Appointments, quotations and receipts are kept as long as accounting rules require. Your other data is deleted when you close the account.
# Your rights
You may ask what we hold about you, have it corrected, or have it deleted where no rule obliges us to keep it. Notification settings can be changed in your account at any time.
# How to reach us
Write to studio@example.hk with “Personal data” in the subject. We may ask you to confirm who you are before we answer.`,
    `本頁說明您瀏覽本商店、提交預約或與我們聯絡時，Atelier HK 如何處理個人資料。
# 我們收集的資料
- 您填寫的內容：姓名、電郵地址、電話號碼、地址、訊息、評價及留言
- 預約所需的資料：所選服務、您提供的平面圖及相片，以及付款證明
- 瀏覽器傳送的資料：語言、裝置種類及所瀏覽的頁面
我們不會看到或儲存您的信用卡號碼。卡號由付款服務保存，我們只會得知信用卡種類及最後四位數字。
# 資料用途
- 處理您的預約，並就此與您聯絡
- 回覆查詢及退款申請
- 保存您的積分、優惠券及收藏清單
- 在您選擇接收時，透過您指定的渠道發出通知
我們不會出售個人資料；未經您同意，亦不會發送宣傳訊息。
# 資料的披露
承辦商及速遞公司只會在工作所需範圍內獲得地址、姓名及電話號碼。府上相片須經您書面同意才會發佈，且不附姓名或地址。
# Cookie
本商店只使用必需的 cookie：一個用於登入，一個用於識別訪客，一個用於記住語言。預約清單亦會儲存於您的瀏覽器。我們不使用廣告 cookie。
# 保存期限
訪客帳戶如長時間未有使用會被移除。預約、報價單及收據按會計規定保存。其他資料會在您關閉帳戶時刪除。
# 您的權利
您可查詢我們持有的資料、要求更正，或在並無法定保存責任時要求刪除。通知設定可隨時在帳戶內更改。
# 聯絡方法
請電郵至 studio@example.hk，主旨註明「個人資料」。回覆前，我們或會請您確認身分。`,
    `本页说明您浏览本店铺、提交预约或与我们联系时，Atelier HK 如何处理个人信息。
# 我们收集的信息
- 您填写的内容：姓名、电子邮箱、电话号码、地址、留言、评价与评论
- 预约所需的信息：所选服务、您提供的户型图与照片，以及付款凭证
- 浏览器发送的信息：语言、设备类型与所浏览的页面
我们不会看到或保存您的信用卡号。卡号由支付服务保存，我们只会得知卡组织与最后四位数字。
# 信息用途
- 处理您的预约，并就此与您联系
- 回复咨询与退款申请
- 保存您的积分、优惠券与收藏夹
- 在您选择接收时，通过您指定的渠道发送通知
我们不会出售个人信息；未经您同意，也不会发送推广信息。
# 信息的披露
施工方与快递公司只会在工作所需范围内获得地址、姓名与电话号码。您家中的照片须经您书面同意才会发布，且不附姓名或地址。
# Cookie
本店铺只使用必需的 cookie：一个用于登录，一个用于识别游客，一个用于记住语言。预约清单也会保存在您的浏览器中。我们不使用广告 cookie。
# 保存期限
游客账户如长时间未使用会被移除。预约、报价单与收据按会计规定保存。其他信息会在您注销账户时删除。
# 您的权利
您可查询我们持有的信息、要求更正，或在没有法定保存义务时要求删除。通知设置可随时在账户中修改。
# 联系方式
请发送电子邮件至 studio@example.hk，主题注明“个人信息”。回复之前，我们可能会请您确认身份。`,
  ),
};
