import { type Post, post } from '../post.ts';
import { QUOTATION_POST } from './quotation.ts';

export const GUIDE_POSTS: Post[] = [
  post(
    'reading-a-floor-plan',
    625,
    'floor-plan-top-view',
    ['before-you-begin'],
    { count: 156 },
    ['How to read a floor plan in five minutes', '五分鐘看懂平面圖', '五分钟看懂户型图'],
    ['Start with the doors, not with the rooms.', '先看門，再看房間。', '先看门，再看房间。'],
    [
      `An agent’s leaflet shows rooms, because rooms sell. What you will live with are doors, beams and the way between.
# Five things to mark with a pencil
- Every door, and the circle that it sweeps
- Beams, drawn as dashed lines, if they are drawn at all
- Windows, with an arrow for north
- The fixed points: drain pipes, gas, the electrical board
- The path from the front door to the fridge, with shopping bags
# What the plan does not say
Areas on a leaflet may include walls, bay windows or a share of the lobby. Ceiling heights are missing, and so are the pipes of the flat above. Measure before you fall in love.
> A good plan has short ways and long views.
If you have drawn your five marks, send us a photo of the plan. We can say a good deal from that alone.`,
      `地產代理的單張只展示房間，因為房間有賣點。但日後與您相處的，是門、橫樑，以及其間的通道。
# 用鉛筆標示五件事
- 每道門，以及門扇劃過的弧線
- 橫樑，通常以虛線表示，有時甚至沒有畫出
- 窗戶，並以箭嘴標示北方
- 固定位置：去水喉、煤氣及電箱
- 拿着購物袋，由大門走到雪櫃的路線
# 平面圖沒有說的事
單張上的面積可能包括牆身、窗台或分攤的大堂面積。圖上沒有樓底高度，也沒有上層的喉管。心動之前，先度尺。
> 好的平面圖，路短，視線長。
畫好五個記號後，請把平面圖的相片傳給我們。單憑這些，已可說出不少。`,
      `中介的宣传单只展示房间，因为房间有卖点。但日后与您相处的，是门、横梁，以及其间的通道。
# 用铅笔标出五件事
- 每扇门，以及门扇划过的弧线
- 横梁，通常以虚线表示，有时甚至没有画出
- 窗户，并用箭头标出北方
- 固定位置：排水管、燃气与配电箱
- 提着购物袋，从大门走到冰箱的路线
# 户型图没有说的事
宣传单上的面积可能包括墙体、飘窗或公摊。图上没有层高，也没有楼上的管道。心动之前，先量房。
> 好的户型图，路短，视线长。
画好五个记号后，请把户型图的照片发给我们。单凭这些，已能说出不少。`,
    ],
  ),
  QUOTATION_POST,
  post(
    'handover-checklist',
    500,
    'concrete-shell',
    ['before-you-begin'],
    { count: 144 },
    ['Handover of a new flat: a checklist', '收樓清單：新樓驗收要點', '收房清单：新房验收要点'],
    ['Bring a marble, a phone charger and a bucket.', '帶一粒波子、一個手機充電器及一個水桶。', '带一颗弹珠、一个手机充电器与一个水桶。'],
    [
      `The first visit to a new flat is exciting, and excitement sees no hollow tiles. Bring someone calm.
# What to bring
- A marble, for floors and falls
- A phone charger, for every socket
- A bucket, for every drain
- A torch, held flat against the wall
- Masking tape and a pen
# Room by room
Start at the entrance and go clockwise. Open everything that opens, twice. Fill basins and let them go. Knock on tiles with a coin: a dull sound is fine, a bright one is hollow.
# Write it down at once
Number each finding, mark it with tape and photograph it with the number in view. Send the list the same evening.
> A defect without a photo is an opinion.
The developer mends what is on the list. What is not on the list is yours.`,
      `第一次踏入新居總是興奮，而興奮的人看不見空心磚。請帶一位冷靜的同伴。
# 要帶甚麼
- 一粒波子，測試地台及斜度
- 一個手機充電器，測試所有插座
- 一個水桶，測試所有去水位
- 一支電筒，貼牆照射
- 皺紋膠紙及筆
# 逐間房檢查
由玄關開始，順時針前進。能開的都開兩次。注滿面盆再放水。用硬幣輕敲瓷磚：聲音沉實即可，清脆則為空心。
# 即場記錄
每項問題編號，貼上膠紙，連編號一併拍照。當晚便把清單發出。
> 沒有相片的問題，只是一種意見。
發展商會執漏清單上的項目。清單以外的，就是您的了。`,
      `第一次踏进新家总是兴奋，而兴奋的人看不见空鼓砖。请带一位冷静的同伴。
# 要带什么
- 一颗弹珠，测试地面与坡度
- 一个手机充电器，测试所有插座
- 一个水桶，测试所有排水口
- 一支手电，贴墙照射
- 美纹纸与笔
# 逐间检查
从玄关开始，顺时针前进。能打开的都打开两次。注满台盆再放水。用硬币轻敲瓷砖：声音沉实即可，清脆则为空鼓。
# 现场记录
每项问题编号，贴上美纹纸，连编号一并拍照。当晚就把清单发出。
> 没有照片的问题，只是一种意见。
开发商会整改清单上的项目。清单以外的，就是您的了。`,
    ],
  ),
  post(
    'moving-out-for-works',
    380,
    'entryway',
    ['before-you-begin'],
    { count: 52 },
    ['Should you move out during the works?', '裝修期間，應否暫時搬走？', '装修期间，要不要暂时搬走？'],
    [
      'One bathroom, one kitchen, one room: the three that decide.',
      '一個浴室、一個廚房、一個房間，三者決定答案。',
      '一个卫生间、一个厨房、一个房间，三者决定答案。',
    ],
    [
      `People ask about noise. Noise ends at six. What matters is water, food and a door that closes.
# Three questions
- Is there a bathroom that works every evening?
- Can you cook, or at least boil water, away from dust?
- Is there one room that will not be touched?
If one answer is no, move out for that stage. If two are no, move out for all of it.
# If you stay
We seal the room that you sleep in, hang a zip door at the corridor and clean the way to the bathroom each evening. You keep the keys, and we keep the hours.
# If you go
Empty the flat as far as you can. What stays must be moved twice, and paid for twice, in time if not in money.
> Staying saves rent. Leaving saves patience.
There is no shame in either. Decide before the programme is drawn, because it changes the order of everything.`,
      `大家通常問噪音。噪音六時便停。真正重要的，是水、煮食，以及一道關得上的門。
# 三條問題
- 每晚有沒有可用的浴室？
- 能否在遠離灰塵的地方煮食，或最少燒水？
- 有沒有一個完全不動工的房間？
如其中一項是否定的，該階段宜搬走；如兩項都是否定的，整個工程期間宜搬走。
# 如果留下
我們會封好您的睡房，在走廊掛上拉鏈簾，每晚清潔通往浴室的路。鎖匙由您保管，時間由我們遵守。
# 如果搬走
盡量清空單位。留下的東西要搬兩次，即使不花錢，也要花兩次時間。
> 留下省的是租金，搬走省的是耐性。
兩者皆可。請在編排進度表前決定，因為它會改變一切的次序。`,
      `大家通常问噪音。噪音六点就停。真正重要的，是水、做饭，以及一扇关得上的门。
# 三个问题
- 每晚有没有可用的卫生间？
- 能否在远离灰尘的地方做饭，或至少烧水？
- 有没有一个完全不动工的房间？
如果其中一项是否定的，该阶段宜搬走；如果两项都是否定的，整个施工期间宜搬走。
# 如果留下
我们会封好您的卧室，在走廊挂上拉链帘，每晚清洁通往卫生间的路。钥匙由您保管，时间由我们遵守。
# 如果搬走
尽量清空房子。留下的东西要搬两次，即使不花钱，也要花两次时间。
> 留下省的是租金，搬走省的是耐心。
两者皆可。请在编排进度表之前决定，因为它会改变一切的顺序。`,
    ],
  ),
];
