import { type Post, post } from '../post.ts';

export const CASE_NOTES: Post[] = [
  post(
    'table-for-eight',
    681,
    'hero-dining',
    ['case-notes', 'small-flats'],
    { count: 128, kaYan: true },
    ['A table for eight in 540 square feet', '540 呎單位，容得下八人餐枱', '50 平方米，放得下八人餐桌'],
    [
      'How moving one door by forty centimetres gave a Taikoo Shing family the dining room they had given up on.',
      '太古城一家四口，只把一道門移了四十厘米，便換來一個飯廳。',
      '太古城一家四口，只把一扇门挪了四十厘米，便换来一间餐厅。',
    ],
    [
      `On Sundays the grandparents come. For eleven years the family ate in two sittings, because the table stood in the corridor and the corridor led to the bathroom.
# The door that was in the way
The bathroom door opened into the only wall long enough for a table. Everyone had looked at the wall; nobody had looked at the door. We moved it by forty centimetres, turned it to slide, and the wall was free.
- Door leaf hung on the outside, so that no wall had to be opened
- Switch moved to the other side, at the height of a child’s hand
- Bench along the wall with three deep drawers for table linen and games
# Light decides where people sit
Two brass pendants hang low over the oak. They can be dimmed, and a third lamp over the bench is for homework. The table is 190 centimetres long: six every day, eight on Sundays.
> We used to clear the table to let someone pass. Now nobody has to get up.
The floor plan gained nothing in area. It gained an order of things: who walks, who sits, where the light falls. That is usually enough.`,
      `每逢星期日，祖父母都會來。十一年來，一家人分兩輪吃飯，因為餐枱放在走廊，而走廊通往浴室。
# 那道阻礙的門
浴室門打開後，正好佔用唯一放得下餐枱的牆。人人都看着那道牆，卻沒有人留意那道門。我們把門移了四十厘米，改為趟門，整幅牆便騰了出來。
- 門扇掛於外側，無須開鑿牆身
- 燈掣移到另一邊，高度遷就孩子的手
- 沿牆設長凳，下有三個深櫃桶，放枱布及桌上遊戲
# 燈光決定座位
兩盞黃銅吊燈低掛於橡木枱面之上，可調光暗；長凳上方另有一盞，供做功課之用。餐枱長 190 厘米，平日坐六人，星期日坐八人。
> 以前有人要經過，大家便要收枱。現在誰也不用起身。
平面圖的面積沒有增加，增加的是秩序：誰走動，誰就座，光落在哪裏。這通常已經足夠。`,
      `每到周日，爷爷奶奶都会来。十一年来，一家人分两轮吃饭，因为餐桌放在走廊，而走廊通往卫生间。
# 那扇碍事的门
卫生间的门打开后，正好占用唯一放得下餐桌的墙。人人都盯着那面墙，却没有人留意那扇门。我们把门挪了四十厘米，改成推拉门，整面墙就腾了出来。
- 门扇挂在外侧，无需拆墙
- 开关移到另一边，高度适合孩子的手
- 沿墙设长凳，下有三个深抽屉，放桌布与桌游
# 灯光决定座位
两盏黄铜吊灯低垂在橡木桌面上方，可以调光；长凳上方另有一盏，供写作业用。餐桌长 190 厘米，平日坐六人，周日坐八人。
> 以前有人要经过，大家就得收桌子。现在谁也不用起身。
户型的面积没有增加，增加的是秩序：谁走动，谁落座，光落在哪里。这通常已经足够。`,
    ],
  ),
  post(
    'dark-walls',
    672,
    'living-room-dark',
    ['case-notes', 'materials'],
    { count: 86 },
    ['Dark walls in a north-facing flat', '北向單位用深色牆，反而更寧靜', '朝北的房子用深色墙，反而更安静'],
    ['White paint only made it grey. Dark marble made it calm.', '白牆只顯得灰暗，深色雲石令一室沉靜。', '白墙只显得灰暗，深色大理石让一室沉静。'],
    [
      `North light in Hong Kong is even and cool. On white walls it turns the colour of a cloudy window, and the owners of this flat in Mid-Levels had painted it white three times.
# Stop fighting the light
A room with little light cannot be made bright by paint, but it can be made deep. We clad the wall behind the sofa in dark marble with a thin pale vein, and left the ceiling warm white.
- One dark wall, seen first from the entrance
- Tan leather and oak, which give back what warmth there is
- Three low lamps instead of one in the ceiling
# What it changed
By day the window is now the brightest thing in the room, as it should be. In the evening the lamps make islands, and the walls step back.
> It is the first winter in which we have not turned on the ceiling light.
We still paint north rooms white, when someone works there all day. But a living room may be dark, if it is dark on purpose.`,
      `香港的北向光線均勻而偏冷，落在白牆上便成了陰天窗戶的顏色。這個半山單位的業主，前後髹了三次白色。
# 不再與光線對抗
採光不足的房間，油漆無法令它明亮，卻可以令它深邃。梳化後的牆改用帶淺色細紋的深色雲石，天花則保留暖白。
- 只用一幅深色牆，進門即見
- 啡色皮革及橡木，反映僅有的暖意
- 以三盞矮燈代替一盞天花燈
# 改變了甚麼
日間，窗戶成為房中最明亮之處，理應如此。到了晚上，燈光聚成小島，牆身悄然退後。
> 這是第一個沒有開過天花燈的冬天。
如有人整天在房內工作，北向房間我們仍會髹白。不過客廳可以是深色的，只要那是刻意為之。`,
      `香港的北向光线均匀而偏冷，落在白墙上就成了阴天窗户的颜色。这套半山住宅的业主，前后刷了三次白色。
# 不再与光线对抗
采光不足的房间，涂料无法让它明亮，却可以让它深邃。沙发后的墙改用带浅色细纹的深色大理石，顶面则保留暖白。
- 只用一面深色墙，进门即见
- 棕色皮革与橡木，反射仅有的暖意
- 以三盏矮灯代替一盏顶灯
# 改变了什么
白天，窗户成为房间里最明亮的地方，理应如此。到了晚上，灯光聚成小岛，墙面悄然退后。
> 这是第一个没有开过顶灯的冬天。
如果有人整天在房间里工作，朝北的房间我们仍会刷白。不过客厅可以是深色的，只要那是有意为之。`,
    ],
  ),
  post(
    'cafe-in-eleven-nights',
    664,
    'cafe-counter',
    ['case-notes'],
    { count: 64 },
    ['A café counter built in eleven nights', '十一個晚上，完成一間咖啡店', '十一个夜晚，做完一间咖啡馆'],
    ['The neighbours slept; the fluted oak was planed in the workshop.', '木作先在工場完成，現場只餘安裝。', '木作先在工厂完成，现场只剩安装。'],
    [
      `The landlord allowed work from ten at night to six in the morning, and no noise after midnight. That left two hours a night for anything that drills.
# Plan the noise first
We listed every loud task and gave each its own night. Everything else was drawn so that it could be carried in and fixed with a screwdriver.
- Counter made in four parts, each small enough for the back door
- Stone top cut in one piece and brought in through the shopfront
- Pipes and cables joined at a single panel that opens from the barista’s side
# One step to everything
The barista stands still and turns: machine, milk, till, cups. We tried it with cardboard boxes before a single board was cut, and moved the till twice.
> The cardboard version served forty people on the first morning.
The fluted front was planed and oiled before it left the workshop. On the eleventh night we swept, switched on the lights over the stools, and left by the back door.`,
      `業主只容許晚上十時至早上六時施工，午夜後不得發出噪音。換言之，每晚只有兩小時可以鑽孔。
# 先規劃噪音
我們列出所有嘈吵的工序，逐一編配到不同的晚上。其餘部分則設計成搬入後以螺絲批即可固定。
- 櫃枱分四件製作，每件均可由後門搬入
- 石枱面整件切割，由正門運入
- 喉管及電線集中於一塊檢修板，由咖啡師一側開啟
# 一步可及
咖啡師站定轉身，便可取得咖啡機、牛奶、收銀機及杯子。裁板之前，我們先以紙箱試擺，收銀機移了兩次位置。
> 紙箱版本在第一個早上已招待四十位客人。
坑紋橡木面板在工場刨好上油才運到現場。第十一個晚上，我們掃好地，亮起高凳上方的燈，從後門離開。`,
      `业主只允许晚上十点到早上六点施工，午夜之后不得发出噪音。换言之，每晚只有两小时可以打孔。
# 先规划噪音
我们列出所有吵闹的工序，逐一安排到不同的夜晚。其余部分则设计成搬入后用螺丝刀即可固定。
- 吧台分四件制作，每件都能从后门搬入
- 石材台面整件切割，从正门运入
- 管道与线路集中在一块检修板，从咖啡师一侧打开
# 一步可及
咖啡师站定转身，就能拿到咖啡机、牛奶、收银机与杯子。裁板之前，我们先用纸箱试摆，收银机挪了两次位置。
> 纸箱版本在第一个早上就招待了四十位客人。
竖纹橡木面板在工厂刨好上油才运到现场。第十一个夜晚，我们扫好地，打开高脚凳上方的灯，从后门离开。`,
    ],
  ),
  post(
    'three-generations',
    540,
    'living-room-oak',
    ['case-notes', 'small-flats'],
    { count: 97 },
    ['Three generations, two bathrooms, one corridor', '三代同堂，兩個浴室，一條走廊', '三代同堂，两个卫生间，一条走廊'],
    [
      'In a Tsuen Wan flat, five people get ready between seven and half past.',
      '荃灣一個單位，五個人在七時至七時半之間同時準備出門。',
      '荃湾一套房子，五个人在七点到七点半之间同时准备出门。',
    ],
    [
      `We asked the family to write down one morning, minute by minute. It read like a timetable with collisions.
# The corridor was the problem
Wardrobes stood in the bedrooms, shoes at the door, umbrellas in the kitchen. Everyone walked the same four metres, in both directions, carrying something.
- Shoes, coats and school bags moved into one cabinet by the door
- A basin outside the second bathroom, so that two can brush their teeth
- A grab rail that looks like a shelf, for the grandmother
# A room that changes hands
The study belongs to the son until ten, and to a visiting aunt afterwards. A sliding partition and a folding bed make it hers in a minute.
> I have not heard “are you finished” since we moved back in.
Nothing here is remarkable alone. Together it gives five people half an hour of peace, every morning.`,
      `我們請這家人逐分鐘記下一個早晨，結果像一份不斷相撞的時間表。
# 問題在走廊
衣櫃在睡房，鞋在門口，雨傘在廚房。人人都拿着東西，在同一段四米走廊來回。
- 鞋履、外套及書包集中於門旁一櫃
- 第二個浴室外加設面盆，可兩人同時刷牙
- 祖母所用的扶手，看來像一塊層板
# 一個房間，兩位主人
書房十時前屬於兒子，之後屬於來訪的姑姐。一道趟門間隔及一張摺床，一分鐘便換了主人。
> 搬回來後，再沒聽過「用完未」。
單看每一項都不特別。合起來，便為五個人換來每天早上半小時的安寧。`,
      `我们请这家人逐分钟记下一个早晨，结果像一份不断相撞的时间表。
# 问题在走廊
衣柜在卧室，鞋在门口，雨伞在厨房。人人都拿着东西，在同一段四米走廊来回。
- 鞋子、外套与书包集中在门旁一个柜子里
- 第二个卫生间外加装台盆，可两人同时刷牙
- 奶奶用的扶手，看起来像一块层板
# 一个房间，两位主人
书房十点之前属于儿子，之后属于来访的姑姑。一道推拉隔断与一张折叠床，一分钟就换了主人。
> 搬回来以后，再没听过“用完了吗”。
单看每一项都不特别。合起来，就为五个人换来每天早上半小时的安宁。`,
    ],
  ),
];
