import type { Content } from '@/lib/content/schema';
import { page } from '../content-page.ts';
import { t } from '../text.ts';

export const DISCLAIMER: Content = {
  slug: 'disclaimer',
  title: t('Disclaimer', '免責聲明', '免责声明'),
  lead: t('How to read the pictures, figures and advice on these pages.', '如何理解本網站的圖片、數字及建議。', '如何理解本网站的图片、数字与建议。'),
  picture: null,
  updated_at: '2026-08-15T02:00:00.000Z',
  body: page(
    `We write these pages with care and correct them when we find a mistake. Still, a page cannot know your flat, and some things here need to be read with that in mind.
# Pictures
Many pictures are renderings. They show an intention: proportion, light and material. Screens differ in colour, and a finished room differs from its picture in the grain of its timber and the veins of its stone. Please decide on materials from samples.
# Floor plans and areas
Plans are drawn to be read easily and may leave out beams, ducts and level changes. Areas are rounded. Only a survey of your own flat is a basis for ordering.
# Articles
Articles tell what worked in one home. They are not advice for yours. Ask before you move a wall, a gas pipe or a power point; some works may be carried out by qualified persons only, and some need consent first.
# Prices and availability
Prices and availability are shown as known to us at the time. Where a price is obviously wrong, we ask you before we act on the appointment.
# Reviews and comments
Reviews and comments are the opinions of those who wrote them. We publish them unchanged, whether or not we agree.
# Other sites
Links lead to sites of others, such as payment services, maps and social media. They are responsible for their own content and privacy policies.
# Availability of this shop
We try to keep the shop open at all hours. It may be closed for maintenance or out of reach for reasons that we cannot influence. Your appointment requests are kept.
# Liability
Nothing on this page limits any liability that cannot be limited by law. Subject to that, we are not liable for loss caused by using these pages for any other purpose.
# Questions
If something on these pages is unclear or seems wrong, please write to studio@example.hk. We are glad to be corrected.`,
    `我們用心撰寫本網站的內容，發現錯誤會盡快更正。不過，網頁無法了解您的單位，閱讀時請留意以下各點。
# 圖片
部分圖片為效果圖，旨在表達比例、光線及用料的構思。不同屏幕的顏色有所差異，完成後的房間亦會因木紋及石紋而與圖片不同。請以實物樣板決定用料。
# 平面圖及面積
平面圖以清晰易讀為先，或會略去橫樑、管道及地台高低。面積為約數。只有為您的單位進行的量度，方可作為落單依據。
# 文章
文章記述個別家居的經驗，並非對府上的建議。移動牆身、煤氣喉或電力位置前，請先查詢；部分工程只可由合資格人士進行，部分須事先取得同意。
# 價格及供應情況
價格及供應情況以商店當時所知為準。如價格明顯有誤，我們會先徵詢您的意見，才處理預約。
# 評價及留言
評價及留言屬作者個人意見。不論我們是否認同，均會原文刊登。
# 其他網站
部分連結通往他人的網站，例如付款服務、地圖及社交媒體。該等網站自行負責其內容及私隱政策。
# 網站運作
我們盡力維持商店全日運作，但或會因維修或非我們所能控制的原因而暫停。您加入預約清單的項目會獲保留。
# 責任
本頁內容不會限制法律上不可限制的責任。在此範圍內，如因以本頁所述以外的方式使用本網站而招致損失，我們概不負責。
# 查詢
如對內容有疑問或發現錯誤，請電郵至 studio@example.hk。歡迎指正。`,
    `我们用心撰写本网站的内容，发现错误会尽快更正。不过，网页无法了解您的房子，阅读时请留意以下各点。
# 图片
部分图片为效果图，旨在表达比例、光线与用材的构想。不同屏幕的颜色有所差异，完成后的房间也会因木纹与石纹而与图片不同。请以实物样板决定用材。
# 户型图与面积
户型图以清晰易读为先，可能会略去横梁、管道与地面高差。面积为约数。只有为您的房子进行的测量，才能作为下单依据。
# 文章
文章记述个别家庭的经验，并非对您家的建议。移动墙体、燃气管或电位之前，请先咨询；部分施工只能由具备资格的人员进行，部分须事先取得同意。
# 价格与供应情况
价格与供应情况以店铺当时所知为准。如价格明显有误，我们会先征询您的意见，再处理预约。
# 评价与评论
评价与评论属于作者个人意见。无论我们是否认同，均会原文刊登。
# 其他网站
部分链接通往他人的网站，例如支付服务、地图与社交媒体。这些网站自行负责其内容与隐私政策。
# 网站运行
我们尽力保持店铺全天运行，但可能会因维护或我们无法控制的原因而暂停。您加入预约清单的项目会被保留。
# 责任
本页内容不会限制法律上不可限制的责任。在此范围内，如因以本页所述以外的方式使用本网站而造成损失，我们概不负责。
# 咨询
如对内容有疑问或发现错误，请发送电子邮件至 studio@example.hk。欢迎指正。`,
  ),
};
