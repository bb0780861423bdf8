import { type Post, post } from '../post.ts';

export const SMALL_FLAT_POSTS: Post[] = [
  post(
    'storage-nobody-sees',
    560,
    'bedroom-platform',
    ['small-flats'],
    { count: 167 },
    ['Storage that nobody sees', '看不見的收納', '看不见的收纳'],
    ['Under the bed, over the door, inside the step.', '床下、門上、級位之內。', '床下、门上、台阶之内。'],
    [
      `In 300 square feet, a visible cabinet is a piece of furniture and an invisible one is a gift. We count both, and try to have more gifts.
# Where space hides
- Under a platform bed: suitcases, quilts, the fan in winter
- Over doors: one shelf, all round the room
- In the step up to a tatami floor: shoes
- Behind a mirror by the entrance: keys, masks, the electrical board
# Know what you own
Volume is easily measured and seldom known. Before drawing, we count: shoes in pairs, books in metres, pots by their lids. A cabinet for “things” fills itself in a month.
> The best storage is the one you can open while holding a child.
Deep drawers beat shelves, and a handle at hip height beats one at the knee. Leave one drawer empty on the day you move in. You will know what it was for.`,
      `在 300 平方呎的單位，看得見的櫃是傢俬，看不見的櫃是禮物。兩者我們都會計算，並盡量多一點禮物。
# 空間藏在哪裏
- 地台床下：行李箱、被鋪、冬天的風扇
- 門的上方：一塊層板，環繞全房
- 榻榻米的踏級內：鞋履
- 玄關鏡後：鎖匙、口罩及電箱
# 了解自己的物品
容量容易量度，卻很少人知道。繪圖之前，我們先點算：鞋以對計，書以米計，鍋以蓋計。用來放「雜物」的櫃，一個月便滿。
> 最好的收納，是抱着孩子也能打開的那一個。
深櫃桶勝過層板，及腰的拉手勝過及膝的。入住當日，請留一個空櫃桶。日後您自會知道它的用途。`,
      `在 28 平方米的房子里，看得见的柜子是家具，看不见的柜子是礼物。两者我们都会计算，并尽量多一点礼物。
# 空间藏在哪里
- 地台床下：行李箱、被褥、冬天的风扇
- 门的上方：一块层板，环绕整个房间
- 榻榻米的踏步内：鞋子
- 玄关镜后：钥匙、口罩与配电箱
# 了解自己的物品
容量容易测量，却很少有人知道。绘图之前，我们先清点：鞋按双算，书按米算，锅按盖算。用来放“杂物”的柜子，一个月就满。
> 最好的收纳，是抱着孩子也能打开的那一个。
深抽屉胜过层板，齐腰的拉手胜过齐膝的。入住当天，请留一个空抽屉。以后您自会知道它的用途。`,
    ],
  ),
  post(
    'window-seat-lessons',
    470,
    'window-seat',
    ['small-flats', 'case-notes'],
    { count: 91 },
    ['What forty window seats have taught us', '四十個窗台座位教曉我們的事', '四十个飘窗座位教会我们的事'],
    ['The sill is never level, and the sun always wins.', '窗台從不水平，陽光永遠勝出。', '窗台从不水平，阳光永远胜出。'],
    [
      `A bay window is sold as area and used as a shelf. A cushion alone does not change that; a back to lean on does.
# Four lessons
- Measure at five points; no sill is level
- Leave air below the glass, or the cushion will grow mould
- Choose a fabric that may fade, for it will
- Give each end a shelf, so that a cup has a place
# Safety first
Window restrictors stay, and the seat stops short of the opening part. Where children live, we add a rail that is nicer to look at than to climb.
# How deep
Forty-five centimetres for sitting, sixty for knees drawn up, ninety for sleep. Most bays have fifty, which is a good depth for a book.
> Nobody had ever sat there. Now it is always taken.
Bring a cushion from your sofa and sit in the bay for an hour. You will find out what it lacks before we do.`,
      `窗台以面積出售，卻當作層架使用。單放軟墊不會改變這一點，有靠背才會。
# 四個心得
- 量度五個位置，沒有窗台是水平的
- 玻璃下方預留通風，否則軟墊會發霉
- 選用可以接受褪色的布料，因為必然會褪
- 兩端各設一塊層板，讓杯子有位可放
# 安全為先
窗戶限位器須保留，座位不伸延至可開啟的窗扇。家有小孩，我們會加設一道好看卻難以攀爬的欄杆。
# 多深才好
坐，需要 45 厘米；屈膝，60 厘米；睡，90 厘米。大多數窗台有 50 厘米，正好看書。
> 以前從沒有人坐那裏，現在總有人佔着。
拿一個梳化軟墊，在窗台坐一小時。欠缺甚麼，您會比我們更早知道。`,
      `飘窗以面积出售，却当作层架使用。单放软垫不会改变这一点，有靠背才会。
# 四个心得
- 测量五个位置，没有窗台是水平的
- 玻璃下方预留通风，否则软垫会发霉
- 选用可以接受褪色的面料，因为必然会褪
- 两端各设一块层板，让杯子有处可放
# 安全为先
窗户限位器须保留，座位不延伸到可开启的窗扇。家有小孩，我们会加装一道好看却难以攀爬的栏杆。
# 多深才好
坐，需要 45 厘米；屈膝，60 厘米；睡，90 厘米。大多数飘窗有 50 厘米，正好看书。
> 以前从没有人坐那里，现在总有人占着。
拿一个沙发靠垫，在飘窗上坐一小时。缺少什么，您会比我们更早知道。`,
    ],
  ),
];
