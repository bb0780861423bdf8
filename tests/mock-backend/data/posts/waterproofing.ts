import { type Post, post } from '../post.ts';

const REFUND = '/terms-of-service/refund-policy';
const SERVICE = {
  en: '/shop/main/product/svc-bathroom-renovation/bathroom-renovation',
  zh: '/zh/shop/main/product/svc-bathroom-renovation/浴室翻新',
  cn: '/cn/shop/main/product/svc-bathroom-renovation/卫生间翻新',
};
const SEEPAGE = (language: string) => `https://www.bd.gov.hk/${language}/safety-inspection/water-seepage/index.html`;

/** A long article: steps, a table of what to photograph, a picture, links inside and outside. */
export const WATERPROOFING_POST: Post = post(
  'waterproofing',
  652,
  'bathroom-terrazzo',
  ['materials', 'before-you-begin'],
  { count: 203, kaYan: true },
  ['Waterproofing, behind the tiles', '磚後面的事：浴室防水工序', '瓷砖背后的事：卫生间防水工序'],
  ['Three coats, a flood test, and photographs of each.', '分層塗刷、蓄水測試，每步都有相片為證。', '分层涂刷、闭水试验，每一步都有照片为证。'],
  [
    `Tiles are not waterproof. They are the coat; the raincoat is underneath, and nobody will see it again for years. That is why we photograph it.
Most leaks that we are called to are older than the tiles above them. The grout is blamed, because it can be seen. The cause is usually a corner, a pipe or a door, and a day that was saved.
# Before the first coat
The floor is cleaned to the concrete and the falls are corrected: water should find the drain by itself, from every corner, without being pushed. A marble shows it in a minute.
Anything loose comes off now. A membrane holds as well as what it is stuck to, and dust holds nothing.
# Where water gets through
## Corners
Walls and floors move by less than the eye can see, and a hard coat tears there first. Corners get a strip of fabric, pressed into the wet first coat.
## Pipes
Each pipe gets a collar, and the hole around it is filled before, not after. A gap behind a collar is a funnel.
## The door
The membrane runs under the threshold and a hand’s width into the next room. Where it stops at the door frame, the corridor’s floor drinks.
- Behind the shower the membrane runs up to the ceiling
- Around the basin it runs up to the mirror
- Elsewhere a hand above the floor is enough
# Coat by coat
1. Primer, thin, until the concrete has stopped drinking
2. First coat, with fabric in every corner and around every pipe
3. Second coat across the first, in another colour, so that gaps can be seen
4. Third coat on the floor and in the shower
5. A day of rest between them, more when it is humid
In April and May, when walls are wet by themselves, we measure instead of guessing. A coat that dries too slowly is sealed in by the next one and never dries at all.
! detail-marble The joint between basin and wall is the last one to be closed, and the first one to be looked at.
# The flood test
The drain is closed and the floor filled. We mark the water line with a pencil, leave, and come back. If the line has moved, we look for the reason before a single tile is laid.
> The best bathroom photograph is one of a puddle.
The neighbour below is asked to look at the ceiling on the second day. It is a short visit that saves long letters.
# What to photograph, and when
Ask any contractor for these pictures. If there are none, ask to be there when the floor is filled.
| = Five pictures that belong in the file of a bathroom
| When | What it shows | What to look for |
| Before the primer | The bare floor and the lower walls | Clean concrete, no loose screed, falls towards the drain |
| After the first coat | Every corner and every pipe | Fabric without folds, collars on all pipes |
| After the last coat | The whole room from the door | One even colour, nothing shining through |
| First day of the flood test | The pencil line, with a newspaper beside it | The water at the line, the drain closed |
| Last day of the flood test | The same line and the ceiling below | The water where it was, the ceiling dry |
# If it leaks all the same
Turn off the stopcock and read the meter. When it keeps turning, it is a pipe; when it stands still, it is a drain or the membrane. Write down when the stain grows: during showers, or always.
Between two flats it soon becomes a matter of who has to open whose floor. The Buildings Department explains [how seepage is looked into](${SEEPAGE('en')}) and who pays for what. What we do when it is our own work is set out in our [refund policy](${REFUND}).
# And then the tiles
They may be as thin, as large and as beautiful as you like, for they have nothing left to keep out. [A bathroom done by us](${SERVICE.en}) comes with its pictures, in the order in which they were taken.`,
    `瓷磚本身並不防水。它是外衣，真正的雨衣在下面，往後多年也不會再見到。因此我們會拍照。
我們接手的滲漏，大多比上面的瓷磚更舊。人們通常怪罪磚縫，因為看得見。真正的原因，往往是一個牆角、一條喉管或一道門，以及省去的那一天。
# 塗刷之前
先把地台清至石屎面，修正去水斜度：水應由每個角落自行流向去水口，無須推動。一粒波子，一分鐘便知道。
鬆脫的物料要在這時清走。防水層有多牢固，視乎它黏着甚麼，而灰塵甚麼也黏不住。
# 水從哪裏來
## 牆角
牆身及地台的移動，肉眼看不見，但堅硬的塗層會先在那裏裂開。牆角須在首層未乾時壓入網布。
## 喉管
每條喉管加設套環，喉管周圍的孔要先填好，而非事後補救。套環後的空隙，就是一個漏斗。
## 門口
防水層須伸延至門檻之下，並多出一掌闊至鄰室。如止於門框，走廊的地板便會吸水。
- 淋浴位置的防水層塗至天花
- 面盆四周塗至鏡面
- 其餘位置高出地台一掌即可
# 逐層塗刷
1. 薄塗底油，直至石屎不再吸收
2. 首層，所有牆角及喉管四周加上網布
3. 次層，與首層垂直塗刷並採用另一顏色，遺漏一目了然
4. 第三層，塗於地台及淋浴間
5. 每層之間靜置一天，潮濕時更久
四、五月回南天，牆身本身已帶水，我們靠量度而不靠估計。乾得太慢的一層，會被下一層封住，永遠不會乾透。
! detail-marble 面盆與牆身之間的接口，最後才封上，也最先要檢查。
# 蓄水測試
封住去水口，注滿地台，以鉛筆畫下水位，離開後再回來查看。如水位有變，先找出原因，才鋪第一塊磚。
> 最好看的浴室相片，是一灘水。
第二天，我們會請樓下住戶看看天花。短短一次到訪，可省下日後的長信。
# 拍甚麼，何時拍
向任何承辦商要求這些相片吧。如果沒有，就要求在蓄水當日到場。
| = 浴室檔案應有的五張相片
| 何時 | 拍攝內容 | 要留意甚麼 |
| 塗底油前 | 清理後的地台及牆腳 | 石屎面乾淨，沒有鬆脫的批盪，斜度朝向去水口 |
| 首層之後 | 每個牆角及每條喉管 | 網布沒有皺褶，所有喉管均有套環 |
| 最後一層之後 | 由門口拍攝整個浴室 | 顏色均勻，沒有透底 |
| 蓄水首天 | 鉛筆線，旁邊放一份報紙 | 水位在線上，去水口已封 |
| 蓄水最後一天 | 同一條線，以及樓下天花 | 水位不變，天花乾爽 |
# 如果仍然滲漏
關上水掣，再看水錶。仍在轉動的，是喉管；靜止不動的，是去水或防水層。記下水漬何時擴大：是淋浴時，還是時刻如此。
兩個單位之間，很快便會變成誰要鑿開誰的地台。屋宇署有說明[如何調查滲水](${SEEPAGE('tc')})，以及費用由誰承擔。如屬我們的工程，處理方法載於[退款政策](/zh${REFUND})。
# 然後才是瓷磚
要多薄、多大、多漂亮都可以，因為它再沒有甚麼需要阻擋。[由我們翻新的浴室](${SERVICE.zh})，會附上全部相片，並按拍攝次序排好。`,
    `瓷砖本身并不防水。它是外衣，真正的雨衣在下面，往后多年也不会再看到。因此我们会拍照。
我们接手的渗漏，大多比上面的瓷砖更旧。人们通常怪砖缝，因为看得见。真正的原因，往往是一个墙角、一根管道或一扇门，以及省掉的那一天。
# 涂刷之前
先把地面清到混凝土面，修正排水坡度：水应从每个角落自己流向地漏，不用去推。一颗弹珠，一分钟就知道。
松动的材料要在这时清掉。防水层有多牢固，取决于它粘着什么，而灰尘什么也粘不住。
# 水从哪里来
## 墙角
墙面与地面的移动，肉眼看不见，但坚硬的涂层会先在那里裂开。墙角要趁第一层未干时压入网布。
## 管道
每根管道加装套环，管道周围的孔要先填好，而不是事后补救。套环后面的空隙，就是一个漏斗。
## 门口
防水层要延伸到门槛之下，并多出一掌宽到隔壁房间。如果止于门框，走廊的地板就会吸水。
- 淋浴区的防水层做到顶面
- 台盆四周做到镜面
- 其余位置高出地面一掌即可
# 逐层涂刷
1. 薄涂底漆，直到混凝土不再吸收
2. 第一层，所有墙角与管道四周加上网布
3. 第二层，与第一层垂直涂刷并采用另一种颜色，遗漏一目了然
4. 第三层，涂在地面与淋浴房
5. 每层之间静置一天，潮湿时更久
四、五月回南天，墙面本身就带水，我们靠测量而不靠估计。干得太慢的一层，会被下一层封住，永远不会干透。
! detail-marble 台盆与墙面之间的接缝，最后才封上，也最先要检查。
# 闭水试验
封住地漏，注满地面，用铅笔画下水位，离开后再回来查看。如果水位有变，先找出原因，再贴第一块砖。
> 最好看的卫生间照片，是一摊水。
第二天，我们会请楼下住户看看顶面。短短一次上门，能省下日后的长信。
# 拍什么，什么时候拍
向任何施工方索要这些照片吧。如果没有，就要求在闭水当天到场。
| = 卫生间档案应有的五张照片
| 什么时候 | 拍摄内容 | 要留意什么 |
| 涂底漆前 | 清理后的地面与墙脚 | 混凝土面干净，没有松动的找平层，坡度朝向地漏 |
| 第一层之后 | 每个墙角与每根管道 | 网布没有褶皱，所有管道都有套环 |
| 最后一层之后 | 从门口拍摄整个卫生间 | 颜色均匀，没有透底 |
| 闭水第一天 | 铅笔线，旁边放一份报纸 | 水位在线上，地漏已封 |
| 闭水最后一天 | 同一条线，以及楼下顶面 | 水位不变，顶面干燥 |
# 如果仍然渗漏
关上总阀，再看水表。还在转的，是水管；静止不动的，是排水或防水层。记下水渍什么时候扩大：是淋浴时，还是一直如此。
两套房子之间，很快就会变成谁要凿开谁的地面。香港屋宇署说明了[如何调查渗水](${SEEPAGE('sc')})，以及费用由谁承担。如果是我们的施工，处理办法见[退款政策](/cn${REFUND})。
# 然后才是瓷砖
要多薄、多大、多漂亮都可以，因为它再没有什么需要阻挡。[由我们翻新的卫生间](${SERVICE.cn})，会附上全部照片，并按拍摄顺序排好。`,
  ],
);
