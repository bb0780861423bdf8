import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { t } from '../text.ts';

export const TERMS: Content = {
  slug: 'terms-and-conditions',
  title: t('Terms and conditions', '條款及細則', '条款与细则'),
  lead: t(
    'What we agree on when you make an appointment through this shop.',
    '您經本商店提交預約時，雙方同意的條款。',
    '您通过本店铺提交预约时，双方同意的条款。',
  ),
  picture: null,
  updated_at: '2026-08-15T02:00:00.000Z',
  body: page(
    `These terms apply between you and Atelier HK Limited (business registration number 00000000, fictional) when you use this shop. “Service” means anything that can be booked here; “appointment” means a booking of one or more services.
# Appointments
Submitting an appointment is your offer to book. We confirm it by email or phone and arrange a date with you. If we cannot carry it out, we tell you and return what you have paid.
# Your account
You may book as a guest or with an account. Please keep your password to yourself and tell us when you think that someone else knows it. A guest can look up an appointment with its reference number and the email or phone that was given.
# Measuring and drawings
Sizes on a floor plan from an agent or a developer are a starting point; our own survey decides. Work begins from drawings that you have approved. Please read them with care, above all the dimensions.
# Access and permissions
You give us access at the agreed times and let the estate know of the works. Where the landlord, the owners’ corporation or a public authority must agree, we tell you what is needed and prepare our part of the papers.
# Materials
Timber, stone and leather vary by nature. A sample shows the character of a material, not every vein of it. When a material is unavailable, we propose another of similar kind and price, and you decide.
# Completion
At handover we walk through the rooms together and write down what is left to do. You may mark the appointment as completed when the list is closed.
# Points and vouchers
- Points are credited when an appointment is completed, and cannot be exchanged for cash
- One voucher code may be used per appointment
- A voucher is void after the date shown on it
# Reviews and comments
You may write what you experienced, in your own words. Reviews are checked within two working days before they appear. We do not change reviews; we leave out those that insult, advertise or show the personal data of others.
# Pictures and drawings
Drawings remain our work; you may use them for your own home. Please ask before passing them on to another firm.
# Law
These terms are governed by the laws of Hong Kong, and its courts have jurisdiction. If any term is invalid, the others stay in force. Where the versions differ, the English text prevails.`,
    `您使用本商店時，本條款適用於您與 Atelier HK Limited（商業登記號碼 00000000，虛構）之間。「服務」指可在此預約的項目；「預約」指對一項或多項服務的預訂。
# 預約
提交預約即表示您希望預訂服務。我們會以電郵或電話確認，並與您商定日期。如未能提供服務，我們會通知您並退還已付款項。
# 您的帳戶
您可以訪客身分或帳戶預約。請妥善保管密碼；如懷疑他人得知密碼，請通知我們。訪客可憑參考編號，以及所填的電郵地址或電話號碼查找預約。
# 度尺及圖則
地產代理或發展商平面圖上的尺寸僅供參考，以我們的量度為準。工程按您確認的圖則進行，請細閱圖則，尤其是尺寸。
# 進場及批准
請於約定時間讓我們進場，並通知屋苑有關工程。如須業主、業主立案法團或政府部門同意，我們會說明所需文件，並準備我們負責的部分。
# 物料
木材、石材及皮革各有天然差異。樣板反映物料的特質，並非每條紋理。如物料缺貨，我們會建議種類及價格相近的替代品，由您決定。
# 完工
交樓時，我們會與您逐間房巡視，並列出尚待處理的事項。清單完成後，您可把預約標示為已完成。
# 積分及優惠券
- 預約完成後，積分會存入帳戶，不可兌換現金
- 每項預約可使用一個優惠碼
- 優惠券於所示日期後失效
# 評價及留言
您可如實寫下親身經歷。評價會於兩個工作天內審批，獲批准後才會顯示。我們不會更改評價，但不會刊登侮辱他人、宣傳廣告或披露他人個人資料的內容。
# 圖片及圖則
圖則的著作權屬我們所有，您可用於自己的居所。如需轉交其他公司，請先徵得我們同意。
# 適用法律
本條款受香港法律管轄，並由香港法院處理。如個別條款無效，其餘條款繼續有效。各語言版本如有歧異，以英文版本為準。`,
    `您使用本店铺时，本条款适用于您与 Atelier HK Limited（商业登记号码 00000000，虚构）之间。“服务”指可在此预约的项目；“预约”指对一项或多项服务的预订。
# 预约
提交预约即表示您希望预订服务。我们会通过电子邮件或电话确认，并与您商定日期。如无法提供服务，我们会通知您并退还已付款项。
# 您的账户
您可以游客身份或账户预约。请妥善保管密码；如怀疑他人得知密码，请通知我们。游客可凭参考编号，以及所填的电子邮箱或电话号码查询预约。
# 量房与图纸
中介或开发商户型图上的尺寸仅供参考，以我们的测量为准。施工按您确认的图纸进行，请仔细阅读图纸，尤其是尺寸。
# 进场与许可
请在约定时间让我们进场，并将施工告知物业。如须业主、业主立案法团或政府部门同意，我们会说明所需文件，并准备我们负责的部分。
# 材料
木材、石材与皮革各有天然差异。样板反映材料的特质，并非每一条纹理。如材料缺货，我们会建议种类与价格相近的替代品，由您决定。
# 完工
交付时，我们会与您逐间查看，并列出尚待处理的事项。清单完成后，您可将预约标记为已完成。
# 积分与优惠券
- 预约完成后，积分会存入账户，不可兑换现金
- 每个预约可使用一个优惠码
- 优惠券在所示日期后失效
# 评价与评论
您可如实写下亲身经历。评价会在两个工作日内审核，通过后才会显示。我们不会修改评价，但不会刊登侮辱他人、广告宣传或披露他人个人信息的内容。
# 图片与图纸
图纸的著作权归我们所有，您可用于自己的住所。如需转交其他公司，请先征得我们同意。
# 适用法律
本条款受香港法律管辖，并由香港法院处理。如个别条款无效，其余条款继续有效。各语言版本如有出入，以英文版本为准。`,
  ),
};
