import { type Post, post } from '../post.ts';

const FLOOR_PLAN = {
  en: '/posts/post-reading-a-floor-plan/how-to-read-a-floor-plan-in-five-minutes',
  zh: '/zh/posts/post-reading-a-floor-plan/五分鐘看懂平面圖',
  cn: '/cn/posts/post-reading-a-floor-plan/五分钟看懂户型图',
};
const PAYMENT = '/terms-of-service/payment-terms-and-special-fees';
const MINOR_WORKS = (language: string) => `https://www.bd.gov.hk/${language}/building-works/minor-works/index.html`;

/** A long article: a table, a picture, steps, links inside and outside. */
export const QUOTATION_POST: Post = post(
  'quotation-line-by-line',
  590,
  'material-board',
  ['before-you-begin'],
  { count: 188, kaYan: true },
  ['A quotation, line by line', '逐項看懂報價單', '逐项看懂报价单'],
  [
    'Five lines that are often missing, and one that is often there twice.',
    '五項經常遺漏的收費，以及一項經常重複的收費。',
    '五项经常遗漏的收费，以及一项经常重复的收费。',
  ],
  [
    `Two quotations for one flat rarely describe the same works. Compare the lines before you compare the totals.
Last spring a couple in Kwun Tong put three of them on our table and asked which one was the cheapest. It took an evening to find out, because the cheapest total belonged to the longest list of things left out. This is how we read them, and how you can.
# Begin with the plan, not with the total
Lay the floor plan beside the quotation and walk through the flat with a finger, room by room. Every wall that goes, every door that moves and every socket that is added should have a line. If you have not marked up a plan before, [five minutes with a pencil](${FLOOR_PLAN.en}) are enough.
Whatever you can point at and cannot find is a question. Write it in the margin; do not ring anybody yet.
# What is often missing
- Protection of the lift and the corridor
- Removal of demolition debris, by lorry or by bag
- Making good after pipes have been moved
- The estate’s deposit and parking
- Final cleaning
None of these is dishonest by itself. Some firms take them for granted, others wait to be asked. They are paid for in either case, and it is better to know by whom.
# What is often there twice
Skim coat. Once under “masonry” and once under “painting”. Ask who does it, and cross one out.
The same happens at the edge between two trades: the hole for the air conditioner, the socket behind the cooker hood, the step at the bathroom door. Where two people could do a thing, either both have priced it or neither has.
# Quantities tell more than prices
Count sockets, doors and square metres. A quotation that counts well was written by someone who came to look; “1 lot” was written at a desk.
| = One bathroom of 40 square feet, in two quotations
| Line | First firm | Second firm | What to ask |
| Wall tiles | 1 lot | 168 sq ft, plus a tenth for cutting | Up to the ceiling, or up to the false ceiling? |
| Waterproofing | Included | Floor and 6 ft of wall, three coats | Which parts, how many coats, who tests it? |
| Water pipes | 1 lot | 14 m of copper, chased | Copper or plastic, and where do they run? |
| Debris | Not mentioned | 32 bags, with the lorry | Who carries it down, and when? |
| Sockets | 2 | 3, one of them for a shaver | Where exactly? Mark them on the plan. |
The second firm was the dearer one, by less than the first would have charged for the lines that it had forgotten.
! floor-plan-small-flat A plan with every socket numbered. The same numbers belong in the quotation.
# Words that hide a price
## “Provisional”
A sum that stands in for something nobody has measured. Ask what it was worked out from, and who decides when it turns out to be more.
## “By others”
You are the others. Tiles, lamps and taps bought by you still have to be carried up, cut and fitted, and somebody has to be paid for the one that arrives broken.
## “As required”
Required by whom? Some works need a registered contractor by law, whatever the quotation says. The Buildings Department keeps [a list of minor works](${MINOR_WORKS('en')}) that can be read without an engineer.
> A cheap line that is missing is the dearest of all.
# One evening, in five steps
1. Mark the plan: what goes, what comes, what moves
2. Number the lines of each quotation, and write the numbers into the plan
3. List what has no number, and what has two
4. Send every firm the same list, and ask for the answers in writing
5. Compare totals now, for the first time
Look at the stages of payment too. They should follow the works and not the calendar; ours are set out under [payment terms](${PAYMENT}).
# When you are done
Take your time. A firm that minds being asked before the works will mind it more during them. One that answers line by line has told you more than its total.`,
    `同一單位的兩份報價單，所述工程很少相同。比較總額之前，請先比較項目。
去年春天，一對住在觀塘的夫婦把三份報價單放在我們的桌上，問哪一份最便宜。我們花了整個晚上才找到答案，因為總額最低的一份，遺漏的項目最多。以下是我們的看法，您也可以照着做。
# 先看平面圖，再看總額
把平面圖放在報價單旁，用手指逐個房間走一遍。每道拆去的牆、每道移位的門、每個新增的插座，都應有相應的一項。如未試過在圖上做記號，[花五分鐘拿起鉛筆](${FLOOR_PLAN.zh})便可。
凡是圖上指得出、單上找不到的，都是一條問題。先寫在頁邊，暫時不必致電任何人。
# 經常遺漏的項目
- 升降機及走廊保護
- 清走泥頭，按車或按包計算
- 移動喉管後的修補
- 屋苑按金及泊車費
- 最後清潔
遺漏不等於不老實。有些公司視為理所當然，有些則等客人開口。無論如何最終都要付款，不如先弄清楚由誰付。
# 經常重複的項目
批灰。一次列於「泥水」，一次列於「油漆」。問清楚由誰負責，然後刪去其中一項。
兩個工種交界之處，情況相同：冷氣機的牆孔、抽油煙機後的插座、浴室門口的門檻。兩方都可以做的工序，不是兩方都計了價，就是兩方都沒有計。
# 數量比價錢更能說明問題
點算插座、門及面積。數量準確的報價單，出自到過現場的人；寫着「一項」的，則在寫字枱前完成。
| = 同一個 40 平方呎的浴室，兩份報價單
| 項目 | 第一間公司 | 第二間公司 | 應該問甚麼 |
| 牆磚 | 一項 | 168 平方呎，另加一成損耗 | 鋪至樓底，還是鋪至假天花？ |
| 防水 | 已包括 | 地台及 6 呎高牆身，共三層 | 哪些位置、塗多少層、由誰測試？ |
| 水喉 | 一項 | 14 米銅喉，暗藏 | 銅喉還是膠喉？走哪條路線？ |
| 泥頭 | 沒有提及 | 32 包，連車費 | 由誰搬下樓？何時搬？ |
| 插座 | 2 個 | 3 個，其中一個為鬚刨插座 | 確實位置？請在圖上標明。 |
第二間公司較貴，但相差的數目，少於第一間公司日後補收的遺漏項目。
! floor-plan-small-flat 每個插座都有編號的平面圖。報價單上應有相同的編號。
# 隱藏價錢的字眼
## 「暫定」
代表尚未有人量度過的金額。請問清楚計算依據，以及超出時由誰決定。
## 「由他人負責」
他人就是您自己。自購的瓷磚、燈飾及水龍頭，仍要搬運、切割及安裝；送到時破損的那一件，也要有人承擔。
## 「按需要」
由誰判斷需要？不論報價單怎樣寫，部分工程按法例須由註冊承建商進行。屋宇署備有[小型工程項目清單](${MINOR_WORKS('tc')})，無須工程背景也能看懂。
> 遺漏了的平價項目，往往最昂貴。
# 一個晚上，五個步驟
1. 在平面圖上標示：拆去甚麼、新增甚麼、移動甚麼
2. 為各份報價單的項目編號，並把編號寫到圖上
3. 列出沒有編號的，以及有兩個編號的
4. 把同一份清單交給每間公司，請對方以書面答覆
5. 到這一步，才開始比較總額
也請留意付款階段。付款應跟隨工程進度，而非日曆；我們的安排載於[付款條款](/zh${PAYMENT})。
# 看完之後
慢慢來。動工前介意您提問的公司，動工後只會更介意。願意逐項回答的公司，說明的已比總額更多。`,
    `同一套房子的两份报价单，所述施工很少相同。比较总价之前，请先比较项目。
去年春天，一对住在观塘的夫妇把三份报价单放在我们的桌上，问哪一份最便宜。我们花了整个晚上才找到答案，因为总价最低的一份，漏掉的项目最多。以下是我们的看法，您也可以照着做。
# 先看户型图，再看总价
把户型图放在报价单旁，用手指逐个房间走一遍。每面拆掉的墙、每扇移位的门、每个新增的插座，都应有对应的一项。如果没试过在图上做记号，[花五分钟拿起铅笔](${FLOOR_PLAN.cn})就够了。
凡是图上指得出、单上找不到的，都是一个问题。先写在页边，暂时不必给任何人打电话。
# 经常遗漏的项目
- 电梯与走廊保护
- 清运建筑垃圾，按车或按袋计算
- 移动管道后的修补
- 物业押金与停车费
- 最后保洁
遗漏不等于不老实。有些公司觉得理所当然，有些则等客户开口。无论如何最终都要付钱，不如先弄清楚由谁来付。
# 经常重复的项目
刮腻子。一次列在“泥瓦”，一次列在“墙面涂刷”。问清楚由谁负责，然后划去其中一项。
两个工种交界的地方也是如此：空调的墙孔、油烟机后面的插座、卫生间门口的门槛。两方都能做的工序，不是两方都计了价，就是两方都没有计。
# 数量比价格更能说明问题
清点插座、门与面积。数量准确的报价单，出自到过现场的人；写着“一项”的，是在办公桌前写成的。
| = 同一个 3.7 平方米的卫生间，两份报价单
| 项目 | 第一家公司 | 第二家公司 | 应该问什么 |
| 墙砖 | 一项 | 15.6 平方米，另加一成损耗 | 贴到楼板，还是贴到吊顶？ |
| 防水 | 已包含 | 地面与 1.8 米高墙面，共三层 | 哪些位置、刷几层、由谁测试？ |
| 水管 | 一项 | 14 米铜管，开槽暗埋 | 铜管还是塑料管？走哪条路线？ |
| 建筑垃圾 | 没有提及 | 32 袋，含车费 | 由谁搬下楼？什么时候搬？ |
| 插座 | 2 个 | 3 个，其中一个为剃须插座 | 具体位置？请在图上标明。 |
第二家公司较贵，但相差的金额，少于第一家公司日后补收的遗漏项目。
! floor-plan-small-flat 每个插座都有编号的户型图。报价单上应有相同的编号。
# 藏着价格的字眼
## “暂定”
代表还没有人测量过的金额。请问清楚计算依据，以及超出时由谁决定。
## “由他人负责”
他人就是您自己。自购的瓷砖、灯具与龙头，仍要搬运、切割与安装；送到时破损的那一件，也要有人承担。
## “按需要”
由谁判断需要？不论报价单怎么写，部分施工在香港依法须由注册承建商进行。香港屋宇署备有[小型工程项目清单](${MINOR_WORKS('sc')})，没有工程背景也能看懂。
> 遗漏了的便宜项目，往往最昂贵。
# 一个晚上，五个步骤
1. 在户型图上标出：拆掉什么、新增什么、移动什么
2. 给各份报价单的项目编号，并把编号写到图上
3. 列出没有编号的，以及有两个编号的
4. 把同一份清单交给每家公司，请对方书面答复
5. 到这一步，才开始比较总价
也请留意付款节点。付款应跟着施工进度走，而不是跟着日历走；我们的安排见[付款条款](/cn${PAYMENT})。
# 看完之后
慢慢来。开工前介意您提问的公司，开工后只会更介意。愿意逐项回答的公司，说明的已经比总价更多。`,
  ],
);
