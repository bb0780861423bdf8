import { type Post, post } from '../post.ts';
import { WATERPROOFING_POST } from './waterproofing.ts';

export const MATERIAL_POSTS: Post[] = [
  WATERPROOFING_POST,
  post(
    'oak-or-walnut',
    610,
    'detail-oak-joinery',
    ['materials'],
    { count: 74 },
    ['Oak or walnut: a question of light', '橡木還是胡桃木，視乎光線', '橡木还是胡桃木，要看光线'],
    ['Choose the timber at the hour when you are home.', '在您身處家中的時候，才挑選木材。', '在您身处家中的时候，再挑选木材。'],
    [
      `Clients choose timber at noon, in a showroom, under six spotlights. Then they live with it at eight in the evening, under one lamp.
# What light does to wood
Oak gives light back and turns honey under warm lamps. Walnut drinks light and turns to chocolate. In a small room with one window, that difference is half a stop on a camera.
- South and west: walnut keeps its red
- North: oak, oiled rather than lacquered
- Rooms for the evening: either, but look at it by lamplight
# Living with it
Oak hides dust and shows water. Walnut hides water and shows dust. Both can be sanded once or twice if they are solid, hardly ever if they are veneer.
> Take the sample home. Leave it beside the kettle for a week.
We lend our samples for that reason. They come back with tea rings, and the decision is usually right.`,
      `客人往往在中午，於陳列室的六盞射燈下挑選木材；之後卻在晚上八時，於一盞燈下與它相處。
# 光線如何改變木材
橡木反光，在暖光下如蜜糖；胡桃木吸光，色澤如朱古力。在只有一扇窗的小房間，兩者的明暗差別相當明顯。
- 向南及向西：胡桃木能保留紅調
- 向北：宜用橡木，上油勝於焗漆
- 晚間使用的房間：兩者皆可，但請在燈光下觀看
# 日常使用
橡木不顯塵而顯水漬，胡桃木不顯水漬而顯塵。實木可打磨一兩次，木皮則甚少可以。
> 把樣板帶回家，放在水壺旁邊一星期。
因此我們樂意借出樣板。歸還時常帶着茶漬，而決定通常是對的。`,
      `客户往往在中午，于展厅的六盏射灯下挑选木材；之后却在晚上八点，于一盏灯下与它相处。
# 光线如何改变木材
橡木反光，在暖光下如蜂蜜；胡桃木吸光，色泽如巧克力。在只有一扇窗的小房间，两者的明暗差别相当明显。
- 朝南与朝西：胡桃木能保留红调
- 朝北：宜用橡木，上油胜于上漆
- 晚间使用的房间：两者皆可，但请在灯光下观看
# 日常使用
橡木不显灰而显水渍，胡桃木不显水渍而显灰。实木可打磨一两次，木皮则很少可以。
> 把样板带回家，放在水壶旁边一周。
因此我们乐意借出样板。归还时常带着茶渍，而决定通常是对的。`,
    ],
  ),
  post(
    'worktops-compared',
    575,
    'kitchen-island',
    ['materials'],
    { count: 112 },
    ['Three worktops after five years', '三種枱面，五年之後', '三种台面，五年之后'],
    ['We went back to three kitchens with a lamp and a cloth.', '我們帶着一盞燈及一塊布，重訪三個廚房。', '我们带着一盏灯与一块布，重访三个厨房。'],
    [
      `Brochures show worktops on their first day. We wanted to see the day one thousand eight hundred and something.
# Quartz, in a family of five
Even, calm, a little dull near the sink. Two pale spots where hot pans had stood. The owner would take it again, with a trivet.
# Sintered stone, beside a wok
No mark from heat, none from soy sauce. One chip at the edge of the sink, smaller than a grain of rice.
# Granite, twenty years older than the flat
Reused from the old kitchen, oiled once a year. Nobody could tell us what had been spilled on it.
- Heat: sintered stone and granite
- Edges and corners: quartz
- Character: granite, if you like surprises
> The best worktop is the one whose faults you can live with.
We keep an off-cut of each by the kettle in the studio. You are welcome to bring a lemon.`,
      `宣傳冊展示枱面的第一天。我們想看的，是第一千八百多天。
# 石英石，五口之家
均勻沉靜，近鋅盆處略失光澤；放過熱鍋的位置有兩點泛白。業主表示會再選用，但會加隔熱墊。
# 岩板，鑊旁
不留熱痕，也不留豉油漬。鋅盆邊有一處崩缺，比米粒還小。
# 花崗石，比單位年長二十年
由舊廚房移用，每年上油一次。沒有人說得出曾經打翻過甚麼。
- 耐熱：岩板及花崗石
- 邊角：石英石
- 個性：花崗石，如果您喜歡驚喜
> 最好的枱面，是您能接受其缺點的那一種。
工作室的水壺旁放着三種石材的碎料，歡迎帶一個檸檬來試。`,
      `宣传册展示台面的第一天。我们想看的，是第一千八百多天。
# 石英石，五口之家
均匀沉静，靠近水槽处略失光泽；放过热锅的位置有两点泛白。户主表示会再选用，但会加隔热垫。
# 岩板，炒锅旁
不留热痕，也不留酱油渍。水槽边有一处崩缺，比米粒还小。
# 花岗岩，比房子年长二十年
从旧厨房移用，每年上油一次。没有人说得出曾经打翻过什么。
- 耐热：岩板与花岗岩
- 边角：石英石
- 个性：花岗岩，如果您喜欢惊喜
> 最好的台面，是您能接受其缺点的那一种。
工作室的水壶旁放着三种石材的边角料，欢迎带一个柠檬来试。`,
    ],
  ),
  post(
    'brass-that-ages',
    430,
    'detail-brass-lamp',
    ['materials'],
    { count: 41 },
    ['Brass that is allowed to age', '讓黃銅慢慢變舊', '让黄铜慢慢变旧'],
    [
      'Lacquered or raw: what a lamp looks like after three summers by the sea.',
      '封漆還是裸銅：在海邊過了三個夏天之後的模樣。',
      '封漆还是裸铜：在海边过了三个夏天之后的模样。',
    ],
    [
      `Raw brass in Hong Kong turns within a season. Near the sea, within weeks. Some people polish it; we prefer to ask first whether they want to.
# Two ways to live with it
Lacquered brass stays bright until the lacquer is scratched, and then the scratch shows. Raw brass darkens evenly and can be brought back with lemon and flour.
- Door handles: raw, because hands polish them
- Lamps out of reach: lacquered
- Taps: brushed and coated, unless you enjoy the work
# Where it belongs
A little goes far. One lamp, one edge, the foot of a chair. In a room with oak and stone it is the warm note; with too much of it, the room hums.
> A handle shows which doors a family uses.
Three summers on, the lamps in a Repulse Bay flat have the colour of tea. The owners sent a photograph, and no request.`,
      `裸銅在香港一季便會變色，近海更只需數星期。有人會把它擦亮；我們寧願先問清楚是否想這樣做。
# 兩種相處方式
封漆黃銅能保持光亮，但漆面一旦刮花便會明顯。裸銅均勻變深，可用檸檬及麵粉擦回原色。
- 門拉手：用裸銅，手會把它擦亮
- 伸手不及的燈：封漆
- 水龍頭：拉絲並加塗層，除非您樂於打理
# 用在哪裏
少許已經足夠：一盞燈、一條邊、一隻椅腳。與橡木及石材一起，它是暖調；太多，便覺嘈雜。
> 從拉手可看出一家人常用哪道門。
三個夏天過後，淺水灣單位的燈已呈茶色。業主傳來一張相片，並無任何要求。`,
      `裸铜在香港一季就会变色，近海更只需数周。有人会把它擦亮；我们宁愿先问清楚是否想这样做。
# 两种相处方式
封漆黄铜能保持光亮，但漆面一旦刮花就会明显。裸铜均匀变深，可用柠檬与面粉擦回原色。
- 门把手：用裸铜，手会把它擦亮
- 够不着的灯：封漆
- 水龙头：拉丝并加涂层，除非您乐于打理
# 用在哪里
少许已经足够：一盏灯、一条边、一只椅脚。与橡木、石材一起，它是暖调；太多，便觉嘈杂。
> 从把手可看出一家人常用哪扇门。
三个夏天过后，浅水湾这套房子的灯已呈茶色。户主发来一张照片，没有任何要求。`,
    ],
  ),
];
