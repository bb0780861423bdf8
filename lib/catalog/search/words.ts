/**
 * Words that mean the same where people look for services of a home, the trade's own first, in every language at once:
 * the shop's, what Hong Kong and the mainland say, and for the commonest ones how they sound. Either script will do.
 * The configuration's `search_synonyms` are added to these.
 */
export const SYNONYMS = [
  // homes
  'public housing, public flat, public rental, council flat, council housing, 公屋, 屋邨, 公共屋邨, 廉租屋, gung uk, gong wu, gung nguk',
  'HOS, home ownership, 居屋, geoi uk, kui uk',
  'new flat, new home, bare flat, handover flat, 新樓, 新房, 一手樓, 毛坯, 清水樓, 新屋, san lau, xin fang, mao pi',
  'old flat, old apartment, old building, old house, old home, 舊樓, 旧房, 老房, 唐樓, 二手樓, 二手房, 老屋, 旧屋, 旧楼, 老破小, gau lau, jiu fang, lao fang, gau lou',
  'whole home, whole house, whole flat, whole apartment, entire flat, entire home, full flat, full home, complete home, 全屋, 整屋, 整間屋, 成間屋, 整套房, 成屋, 全套, 全包, 一條龍, 一站式, turnkey, quan wu, cyun uk',
  // rooms
  'bathroom, toilet, wash room, rest room, loo, washroom, restroom, lavatory, wc, 浴室, 卫生间, 廁所, 洗手間, 洗手间, 衛浴, 沖涼房, 厕所, 洗澡间, 盥洗室, 主人套廁, yu shi, wei sheng jian, xi shou jian, ce suo, yuk sat, ci so, sai sau gaan',
  'kitchen, 廚房, 灶间, chu fang, cyu fong, chyu fong',
  'children, kid, child, nursery, baby, toddler, 兒童, 細路, 小朋友, 小孩, BB, 孩子, 宝宝, 嬰兒, er tong fang, son, daughter, boy, girl, 二胎, 孖仔, 雙胞胎, 仔女, 囝囝, 囡囡, 儿子, 女儿, sai lou fong, xiao hai',
  'study, home office, 書房, 工作間, shu fang, work from home, WFH, remote work, 在家工作, 在家办公, 居家办公, syu fong',
  'balcony, terrace, 露台, 陽台, 騎樓, 阳台, yang tai, lou toi, lo toi',
  'entrance, hallway, foyer, 玄關, 门厅',
  'office, workplace, 辦公室, 寫字樓, 公司, ban gong shi, se zi lau',
  'shop, store, retail, boutique, salon, restaurant, café, cafe, 舖位, 店鋪, 店舖, 店铺, 商鋪, 舖頭, 門市, 门店, 铺面, 餐廳, 餐馆, 食肆, 髮廊, dian pu, pou tau, bakery, 麵包店, dim pou, shop front',
  'café, cafe, coffee, 咖啡店, 咖啡馆, 奶茶店, tea shop, bakery, 奶茶, 茶飲, 麵包店',
  'conference, meeting, boardroom, 會議室, 会议, hui yi, wui ji',
  // people
  'ageing, aging, elderly, senior, old people, old parents, grandparent, grandmother, grandma, grandfather, grandpa, 老人家, 婆婆, 嫲嫲, 爺爺, 奶奶, 父母, accessible, disabled, wheelchair, 長者, 老人, 適老, 适老化, 無障礙, 无障碍, 輪椅, 残疾人, lao ren, lou jan, zoeng ze, wu zhang ai, mou zoeng ngoi',
  // bathroom and kitchen
  'bathtub, bath tub, bath, tub, 浴缸, yu gang, juk gong, yuk gong',
  'shower, walk in shower, wet room, shower screen, shower room, shower enclosure, 淋浴間, 企缸, 淋浴房, 花灑, 淋浴, 花洒, kei gong, lin yu fang, muk juk, chung leung, cung loeng',
  'handrail, grab bar, grab rail, rail, 扶手, fu shou, fu sau',
  'bathroom fittings, taps and fittings, tap, faucet, toilet bowl, sanitary, sanitaryware, 潔具, 洁具, 座廁, 坐廁, 馬桶, 马桶, 水龍頭, 龙头, 花灑, 坐便器, 便器, ma tong',
  'vanity, basin, wash basin, washbasin, sink, 面盆, 洗手盆, 面盆櫃, 浴室櫃, 洗脸盆, 台盆, 鏡櫃, 镜柜, mirror cabinet, 洗手台, 鋅盤, xi shou pen, min pun, sai sau pun, yu shi gui, wash stand, washstand',
  'worktop, countertop, counter top, benchtop, 枱面, 檯面, 台面, 灶台, kitchen counter, counter top, tai mian, toi min',
  'kitchen cabinet, kitchen cupboard, kitchen unit, 廚櫃, 橱柜, 厨柜, cyu gwai, chu gui',
  'hob, cooker, stove, cooktop, hood, range hood, 爐具, 灶具, 煮食爐, 爐頭, 煤氣爐, 電磁爐, 抽油煙機, 油烟机, 煤气灶, 电磁炉',
  'island, 中島, 岛台, zhong dao, dao tai, zung dou',
  'open kitchen, open plan kitchen, 開放式廚房, 开放式厨房, knock through, open up, 打通, 中西廚, kai fang shi, hoi fong sik',
  'pantry, larder, food storage, 食品儲物櫃, 零食櫃, 高身櫃, 高柜',
  'water heater, boiler, geyser, 熱水爐, 热水器, re shui qi, jit seoi lou',
  // trades
  'painting, paint, repaint, decorator, emulsion, 油漆, 刷漆, 刷墙, 油油, 油牆, 翻油, 髹油, 批灰, 批盪, 剷底, 乳膠漆, 乳胶漆, 墙面漆, 涂料, 刮腻子, 腻子, 刮大白, 油, 漆, 粉刷, 墻身翻新, 墙面翻新, 墙面涂刷, you qi, jau cat, shua qiang, jau coeng, ru jiao qi, you yau, yau yau',
  'flooring, floor, floorboard, plank, vinyl, wooden floor, parquet, laminate, vinyl floor, SPC, hardwood, timber floor, wood floor, engineered wood, 地板, 木地板, 膠地板, 强化地板, 复合地板, 實木地板, 鎖扣地板, 地台板, di ban, dei baan, mu di ban, muk dei baan',
  'decking, deck, 戶外地台, 户外地板, 戶外地板, 防腐木',
  'sanding, sand, polish, varnish, oil, refinish, 打磨, 拋光, 抛光, 上油, 翻新地板, 地板翻新, da mo, daa mo, sanded, refinishing',
  'tiling, tile, retile, tiler, 鋪磚, 瓷磚, 瓷砖, 階磚, 地磚, 地砖, 牆磚, 墙砖, 磁磚, 贴砖, 铺贴, 铺砖, 马赛克, 紙皮石, ci zhuan, ci zyun, pu zhuan, pou zyun',
  'masonry, bricklayer, screed, plaster, 泥水, 泥瓦, 砌牆, 批盪, 瓦工, 泥工, 水泥, ni shui, nai seoi',
  'terrazzo, 水磨石, shui mo shi, seoi mo sek',
  'plumbing, plumber, pipe, pipework, water pipe, 水喉, 水管, 喉管, 管路, 管道, 水務, 渠, 水電, 水电, 駁喉, 水暖, shui guan, seoi hau, shui dian, seoi din, sui hau',
  'wiring, rewiring, rewire, electrician, electrical, electric, cable, cabling, fuse, 電線, 電力, 电路, 拉線, 拉電線, 水電, 水电, 走線, 電工, 电工, 佈線, 线路, dian xian, din sin, dian gong, din gung',
  'socket, outlet, plug, power point, switch, 插座, 電掣, 插蘇, 蘇制, 插头, 开关, 燈掣, cha zuo, caa sou, chap so',
  'distribution board, fuse box, consumer unit, breaker, electrical load, 電箱, 配電箱, 配电箱, 电力负荷, 用电负荷, 空开, 總掣, tiao zha, tiu zai, din soeng, dian xiang',
  'leak, leaking, leakage, drip, seepage, 漏水, 滲水, 渗水, 滴水, 爆水喉, 爆喉, 防水, 防漏, lou shui, lau seoi, shen shui, sam seoi',
  'waterproofing, waterproof, watertight, 防水, 防漏, 補漏, fang shui, fong seoi',
  'blocked, clogged, unclog, drain, drainage, 去水, 塞咗, 塞渠, 通渠, 下水道, 排水, 堵塞, 堵了, 疏通, 地漏',
  'air conditioning, air conditioner, air con, AC, A C, HVAC, cooling, 冷氣, 空调, 冷氣機, 空調機, 分體機, 窗口機, 变频, 中央空调, kong tiao, laang hei, lang hei, kung tiu, lung hei',
  'split, 分體, 分體式, 分体式, 挂机, 分體機',
  'window unit, window type, 窗口式, 窗式, 窗口機, 窗機',
  'mould, mold, mildew, fungus, damp, black spots, 防霉, 發霉, 发霉, 霉, 潮濕, 受潮, 返潮, 除霉, 霉菌, 霉味, fa mei, faat mui, fat mui',
  'soundproof, soundproofing, noise, noisy, acoustic, sound, 隔音, 吸音, 噪音, 嘈, 吵, 噪声, 降噪, 太吵, ge yin, gaak jam, gak yam',
  'piano, drum, instrument, practice, 琴房, 鋼琴, 練琴, 打鼓, 音樂房, violin, cello, guitar, band, singing, karaoke, 小提琴, 大提琴, 結他, 唱歌, 樂器, 樂隊, qin fang, gang qin, gong kam, kam fong',
  'partition, dividing wall, divider, stud wall, 間隔, 間牆, 隔断, 間房, 隔墙, 板間, 隔间, 屏風, 间墙, 劏房, ge duan, gaan gaak, gaan coeng, gaan fong',
  'limewash, feature wall, 石灰漆, 主題牆, 特色牆, 艺术漆',
  // lights and smart things
  'lighting, light, lamp, spotlight, downlight, chandelier, 燈光, 灯光, 燈, 灯具, 射燈, 筒燈, 燈飾, 吊燈, 照明, dang, deng, dang sik, deng guang, dang gwong, den guang',
  'smart home, home automation, home assistant, alexa, homekit, 智能家居, 智慧家居, 全屋智能, zhi neng jia ju, zi nang gaa geoi, quan wu zhi neng',
  'smart lock, digital lock, electronic lock, keyless, fingerprint lock, door lock, keypad, 智能門鎖, 智能锁, 電子鎖, 電子門鎖, 密碼鎖, 指紋鎖, 门锁, mi ma suo, zhi wen suo, zhi neng suo, mat maa so, zi man so, zhi neng men suo',
  'motorised, motorized, electric curtain, automatic, remote, 電動, 自動, 电动, 遥控, dian dong, din dung',
  // furniture
  'wardrobe, closet, armoire, 衣櫃, 衣柜, 衣櫥, 衣橱, 入牆櫃, 大衣柜, yi gui, ji gwai, ji gwaai, da yi gui',
  'walk in wardrobe, walk in closet, dressing room, 衣帽間, 衣帽间, 步入式, 更衣室, yi mao jian, ji mou gaan',
  'wardrobe interior, closet organiser, closet organizer, 內籠, 柜内, 衣柜内部',
  'sliding, 趟門, 趟, 推拉, 推拉门, 移门, 滑门, yi men, tui la men, tong mun',
  'shoe, shoe rack, 鞋櫃, 鞋柜, 鞋, hai gwai, xie gui, haai gwai, shoe cabinet',
  'TV, television, media unit, 電視, 电视, 電視櫃, 电视柜, 背景墙, din si gwai, dian shi gui, dian shi qiang, din si coeng',
  'bookcase, bookshelf, bookshelves, library, 書櫃, 書架, 书柜, 藏书, shu gui, shu jia, syu gwai, syu gaa',
  'desk, writing desk, workstation, 書枱, 書檯, 书桌, 電腦枱, 工作枱, 电脑桌, 工作桌, syu toi, shu zhuo, dian nao zhuo',
  'dining table, dinner table, 餐枱, 餐檯, 餐桌, 飯枱, 饭桌, 食飯枱, 吃饭桌, can zhuo, fan zhuo, caan toi, faan toi, dinning table',
  'table, 枱, 桌, 檯',
  'sofa, couch, settee, 梳化, 沙發, 沙发, sha fa, so faa, saa faat',
  'murphy, wall bed, hidden bed, fold down bed, fold away bed, folding bed, pull down bed, 隱形床, 隐形床, 摺床, 翻床, 壁床, 折叠床, 變形床, 沙发床, 梳化床, yin xing chuang, jan jing cong, zhe die chuang',
  'bunk, bunk bed, loft bed, 碌架床, 上下床, 上下舖, 上下铺, 雙層床, 高低床, luk gaa cong, shang xia chuang, shang xia pu, gao di chuang, luk ga chong, loft',
  'bed, 床, 睡床, chuang, cong',
  'platform bed, storage bed, bed with storage, bed with drawers, bed storage, 地台床, 儲物床, 收納床, 油壓床, 箱体床, 储物床, 櫃桶床, di tai chuang, dei toi cong',
  'tatami, japanese, 榻榻米, 和室, 日式, taa taa mai, ta ta mi',
  'headboard, 床頭, 床頭板, 床頭牆, 床頭櫃, 床背, 床头, 软包, chuang tou, cong tau, ruan bao',
  'bay window, window seat, window bench, 窗台, 飘窗, piao chuang, coeng toi',
  'bar, wine, cocktail, liquor, drinks cabinet, 酒吧, 酒櫃, 酒柜, 紅酒, whisky, whiskey, gin, 威士忌, 啤酒, 品酒, jiu gui, jau gwai, ba tai, hong jiu',
  'bar counter, breakfast bar, 吧台, 吧枱',
  'pet, cat, dog, kitten, puppy, 寵物, 貓, 狗, 猫, 毛孩, 主子, chong wu, cung mat, mao pa jia',
  'shelf, shelves, shelving, rack, 層架, 层板, 货架, 搁板, 架, 陳列',
  'custom, bespoke, made to measure, tailor made, built in, fitted, joinery, carpenter, carpentry, cabinet maker, cabinetmaker, 訂造, 定制, 度身訂造, 打柜子, 打櫃, 做櫃, 做柜子, 木工, 木匠, 入牆, 嵌入式, 订做, 定做, ding zhi, deng zou',
  'furniture, 傢俬, 家具, 傢具, 家私, gaa si, jia ju',
  'cabinet, cupboard, storage unit, 櫃, 柜, 柜子, 櫃子, gwai, gui',
  'storage, declutter, organise, organize, tidy, clutter, 收納, 收纳, 儲物, 储物, 執屋, 整理, 收納櫃, shou na, sau naap, zheng li',
  'curtain, blind, drape, roller blind, venetian, 窗簾, 窗帘, 簾, 百葉簾, 捲簾, 遮光, 纱帘, 羅馬簾, 百叶, coeng lim, cheung lim, chuang lian',
  'blackout, black out, 遮光',
  'fabric, rug, carpet, cushion, textile, 軟裝, 软装, 布藝, 地氈, 地毯, 布艺, 配飾, ruan zhuang, jyun zong, soft furnishing, soft furnishings',
  'plant, planting, greenery, garden, 植物, 綠植, 绿植, 盆栽, 種花, 种花, 园艺, zhi wu, lv zhi, zik mat',
  'signage, sign, signboard, shopfront, shop front, 招牌, 廣告牌, 門面, 门头, 灯箱, zhao pai, ziu paai, chiu pai',
  // design and advice
  'floor plan, floorplan, layout, small flat, tiny flat, studio flat, small apartment, studio apartment, tiny apartment, 小户型, 細單位, 細屋, 屋企細, 屋細, 家里小, 小單位, 納米樓, 蜗居, plan, space planning, 平面圖, 平面佈局, 佈局, 户型, 户型图, 間隔, 格局, 空間規劃, 平面图, 改間隔, 布局, huxing, hu xing, ping mian tu, ping min tou',
  'rendering, 3D, 3 D, render, visualisation, visualization, visual, perspective, 效果圖, 效果图, 3D圖, 立體圖, 透視圖, xiao guo tu, haau gwo tou, xiao guo',
  'virtual walk through, virtual tour, VR, virtual reality, 360, walkthrough, 虛擬, 漫遊, 漫游, 实景',
  'colour, color, palette, colour scheme, paint colour, 配色, 顏色, 颜色, 色彩, 搭色, pei se, pui sik, yan se, ngaan sik',
  'feng shui, fengshui, 風水, 风水, fung seoi, fung shui, fong shui, fung sui, feng shuei',
  'consultation, measure, measurement, site visit, survey, home visit, come to my flat, 度尺, 量房, 上門, 上门, 量尺, 睇場, 諮詢, 咨询, 量度, liang fang, dok cek, loeng cek',
  'inspection, inspect, snagging, snag, defect, handover, 驗樓, 验房, 收樓, 收房, 執漏, 验收, 驗收, jim lau, yan fang, jim fong, yan lau, yim lau',
  'supervision, supervise, supervisor, project manager, foreman, clerk of works, 監工, 监理, 監督, 跟場, 監察, gaam gung, oversee, jian li, gam kung, jian gong',
  'cleaning, clean, 清潔, 清洁, 保洁, 打掃, 打扫, 清洗, 深層清洗, 洗, 大掃除, 开荒, 洁净, cing git, bao jie, da sao, ching kit, kai huang',
  'quotation, quote, estimate review, second opinion, price check, 報價, 报价, 報價單, 格價, 贵不贵, 貴唔貴, 睇價, 审价, bao jia, bou gaa',
  'handover cleaning, move in, moving in, before moving, 入伙, 入住, 搬入',
  'relocation, relocate, move, shift, 移位, 移機, 移机, 遷移, 搬位, 挪',
  'window, 窗戶, 窗户, 窗, 鋁窗, 窗邊, 窗框, 铝窗',
  'rain, typhoon, storm, rainwater, 暴雨, 落雨, 打風, 颱風, 下雨, 雨水',
  'marble, 雲石, 大理石',
  'quartz, granite, sintered stone, 石英石, 花崗石, 岩板',
  'door, door panel, door front, 門板, 门板, 櫃門, 柜门, 門',
  'wall, 牆身, 牆, 墙面, 墙',
  'ceiling, 天花, 吊顶, 顶面, 假天花',
];

/**
 * What people want done, and to which home: it says which of several services is meant, and what is searched for where
 * nothing else is named. Words of one line mean the same.
 */
export const CIRCUMSTANCES = [
  'living room, lounge, sitting room, 客廳, 起居室, 大廳',
  'bedroom, 睡房, 臥室, 卧房, 主人房',
  'two bedroom, 2 bedroom, two bed, 兩房, 两居, 二房, 两房, 两室',
  'renovation, renovate, remodel, refurb, reno, refurbish, refurbishment, makeover, revamp, redo, upgrade, fit out, fitting out, fitout, renew, 重新, decoration, decorate, modernise, 裝修, 翻新, 改造, 翻修, 裝潢, 大翻新, 重做, 整修, 整装, 施工, 改裝, 裝修公司, 裝修師傅, 裝修佬, renovation company, renovation contractor, decoration company, zhuang xiu, zong sau',
  'design, designer, interior design, interior designer, interior designers, design company, interior design company, 室內設計, 室內設計師, 室內設計公司, 設計公司, 設計, 设计, 設計師, 规划, 規劃, she ji, cit gai',
  'installation, install, installing, installer, fix up, put up, fit, 安裝, 安装, 裝, 鋪, 鋪設, 铺装, 贴, 貼, an zhuang, ngon zong',
  'replacement, replace, change, exchange, swap, convert, conversion, turn into, 更換, 更换, 換, 改, 轉, 改成, 转, 换成, 拆換',
  'demolition, demolish, remove, removal, take out, rip out, knock down, strip, 清拆, 拆除, 拆, 拆走, 敲掉, 打掉, knock',
  'repair, fix, mend, maintenance, broken, faulty, 維修, 维修, 修理, 修補, 壞咗, 坏了, 整返',
  'check, test, review, examine, 檢查, 检查, 檢測, 审阅, 審閱, 查, 睇下',
];

/** Other trades mend and clean these, this one makes room for them. */
export const BELONGINGS =
  'phone, mobile phone, smartphone, iphone, android, tablet, ipad, laptop, notebook, macbook, computer, PC, printer, camera, drone, wristwatch, car, motorbike, motorcycle, scooter, bike, bicycle, handbag, washing machine, 手機, 手机, 蘋果, 平板, 手提電腦, 笔记本, 電腦, 打印機, 遊戲機, 相機, 手錶, 手表, 車, 汽車, 電單車, 摩托车, 單車, 自行车, 電動車, 手袋, 名牌袋, 皮鞋, 波鞋, 球鞋, 洗衣機';

/** What is done with them elsewhere. */
export const ERRANDS =
  'repair, fix, mend, maintenance, broken, servicing, replacement, replace, wash, cleaning, rental, hire, booking, delivery, insurance, 維修, 修理, 整返, 坏了, 壞咗, 保養, 洗, 清洗, 換, 租, 保險, 回收';

/** Where people live, and in what, which says nothing of the service either. */
export const PLACES =
  'kowloon, new territories, hong kong island, central, admiralty, sheung wan, sai wan, sai ying pun, kennedy town, mid levels, midlevels, happy valley, wan chai, wanchai, causeway bay, tin hau, north point, quarry bay, taikoo, tai koo, taikoo shing, sai wan ho, shau kei wan, chai wan, aberdeen, ap lei chau, stanley, repulse bay, pok fu lam, pokfulam, tsim sha tsui, tst, jordan, yau ma tei, mong kok, mongkok, prince edward, sham shui po, cheung sha wan, lai chi kok, mei foo, kowloon tong, ho man tin, hung hom, whampoa, to kwa wan, kowloon city, kai tak, wong tai sin, diamond hill, san po kong, kowloon bay, ngau tau kok, kwun tong, lam tin, yau tong, tseung kwan o, tko, tiu keng leng, lohas park, hang hau, po lam, sai kung, sha tin, shatin, tai wai, fo tan, ma on shan, tai po, fanling, sheung shui, yuen long, tin shui wai, tuen mun, tsuen wan, kwai chung, kwai fong, tsing yi, tung chung, discovery bay, macau, shenzhen, village house, villa, town house, townhouse, duplex, 村屋, 丁屋, 洋房, 別墅, 豪宅, 港島, 九龍, 新界, 中環, 金鐘, 上環, 西環, 西營盤, 堅尼地城, 半山, 跑馬地, 灣仔, 銅鑼灣, 大坑, 天后, 炮台山, 北角, 鰂魚涌, 太古, 太古城, 西灣河, 筲箕灣, 柴灣, 小西灣, 香港仔, 鴨脷洲, 黃竹坑, 赤柱, 薄扶林, 尖沙咀, 佐敦, 油麻地, 旺角, 太子, 大角咀, 深水埗, 長沙灣, 荔枝角, 美孚, 石硤尾, 九龍塘, 何文田, 紅磡, 黃埔, 土瓜灣, 九龍城, 啟德, 黃大仙, 鑽石山, 新蒲崗, 慈雲山, 牛池灣, 九龍灣, 牛頭角, 觀塘, 藍田, 油塘, 將軍澳, 調景嶺, 康城, 日出康城, 坑口, 寶琳, 西貢, 沙田, 大圍, 火炭, 馬鞍山, 大埔, 粉嶺, 元朗, 天水圍, 屯門, 荃灣, 葵涌, 葵芳, 青衣, 東涌, 愉景灣, 長洲, 澳門, 深圳, 廣州, 大灣區';

/** What says nothing of the service. */
export const FILLERS =
  'small, big, large, tiny, old, modern, flat, apartment, house, home, place, unit, room, space, area, after, before, during, while, sq, ft, feet, 房, 房間, 房间, 地方, a, an, the, my, our, your, his, her, their, i, we, you, it, is, are, was, be, am, do, does, did, can, could, would, should, will, shall, to, of, for, in, on, at, with, and, or, from, into, through, coming, by, up, out, off, over, under, there, this, that, these, please, need, needed, want, wanted, like, looking, find, get, got, have, has, someone, somebody, anyone, who, how, what, where, when, why, which, much, many, price, cost, cheap, best, good, nice, new, too, very, some, any, all, keep, keeps, add, adding, hong kong, hk, help, service, company, near, me, 想, 我想, 我要, 要, 想要, 需要, 請, 搵, 搵人, 找, 找人, 幾錢, 幾多錢, 多少钱, 价钱, 價錢, 價格, 费用, 收費, 收费, 平, 好, 邊度, 邊間, 哪里, 怎么, 點, 點樣, 點算, 怎么办, 點做, 可唔可以, 可以, 有冇, 有無, 有没有, 咗, 了, 的, 嘅, 個, 个, 間, 我, 我家, 屋企, 家里, 家, 屋, 整, 做, 弄, 搞, 過, 一個, 一下, 下, 公司, 師傅, 师傅, 香港, 推薦, 推荐, 服務, 服务, 嗎, 吗, 呢, 唔該, 幫, 帮, 幫我, 包, 連, 连, 及, 和, 同, 係, 是, 喺, 在, 會, 会, 成, 成日, 都, 又, 好多, 新, 不, 唔, 工程, 單位, 单位, 師, 买, 買, 面积, 呎, 平米, 英尺, 尺, going, getting, turning, come, go, makes, make, corner, share, sharing, one, two, put, more, enough, only, no, not, without, 一, 就, 係咪, 是不是, 怕, 太, 里, 到, 沒, 没有, 有, 冇, 無, 冇位, 放, 擺, 起來, 来, 去, 得, 多, 早上, 晚上, 夜晚, 咁, 嚟, 俾, 給, 让, 用, 啲, 些, 那, 這, 呢個, 哪, 邊, 人, 客, 能, 吧, 啊, 呀, 喇, 啦, 着, 住, 嘅地方, 修, been, being, since, because, so, just, really, then, now, today, hasnt, havent, isnt, arent, dont, doesnt, didnt, cant, cannot, couldnt, wont, im, ive, id, lets, us, them, he, she, they, if, but, as, about, than, same, time, something, somewhere, anywhere, anything, every, each, other, another, also, still, yet, ever, never, maybe, must, may, might, let, take, took, taken, give, gave, know, think, hate, love, tell, say, says, suggest, recommend, recommended, recommendation, advise, required, ask, using, use, used, done, doing, lot, lots, bit, back, right, way, possible, available, 加個, 嘢, 打算, 準備, 觉得, 覺得, 知道, 知, 應該, 应该, 需唔需要, 使唔使, 有咩, 乜嘢, 什么, 啥, 咩, 乜, 先, 再, 还, 也, 被, 把, 將, 与, 或, 而, 但, 只, 最, 更, 很, 真, 要不要, 行不行, 请问, 請問, 求, 大家, 有人, 邊個, 你, 你哋, 我哋, 我们, 你们, 佢, 他, 她, 它, 哋, 上, 次, 張, 部, 間屋, 幅, 條, 隻, 件, 套, 層, 支, 塊, fee, fees, charge, charges, timeline, process, checklist, package, packages, number, loan, grant, nordic, scandinavian, 流程, 步驟, 幾耐, 多久, 套餐, 費, 電話, 電話號碼, 貸款, 風格, 日系, 簡約, 現代, 極簡';
