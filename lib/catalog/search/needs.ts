/**
 * What people say who need a service and do not know what it is called: what hurts, what they wish, who is at home,
 * what is broken. Under words that the service's name has, in whatever language; a word may stand in several lines, as
 * it is what comes together that tells.
 */
export const NEEDS: Readonly<Record<string, string>> = {
  // whole homes
  'whole renovation':
    'budget per square foot much total everything turnkey hassle manage team gut overhaul makeover marriage married wedding busy abroad overseas 全部 全屋 一手包辦 由頭到尾 包工包料 拎包入住 半包 全包 清包 婚房 結婚 預算 每呎 平方 一平 省心 交俾你 装修队 装修公司 大概 花多少 contractor one-stop complete start finish A-Z 成間 由零開始 搞掂 全部搞定 从头到尾',
  'new flat':
    'keys handed handover bare empty shell developer brand completion first bought purchase move next steps begin start concrete 攞鎖匙 收樓 拎鎖匙 啱啱 剛剛 上會 新盤 樓花 發展商 一手 吉屋 交楼 收房 拿到钥匙 刚买 刚交房 期房 精装 毛坯 白坯 空房 简装 入伙 首次置業 上車 第一次',
  'old flat':
    'years decades tong lau walk-up resale second-hand secondhand pre-owned outdated dated shabby tired worn run-down dilapidated gut gutting strip bring back life 1970s 1980s 唐樓 舊裝修 殘 好殘 殘舊 大執 樓齡 幾十年 四十年 三十年 石屎 石屎剝落 剝落 二手 陳舊 過時 老化 二手房 老小区 老公房 砸了 拆了重装 破旧 年代 学区房 翻新 touched untouched original condition since 1990s 90s 80s 70s 落後 旧 老式 九十年代 八十年代 七十年代 没装修过 overhaul total complete',
  'public housing':
    'PRH housing authority estate allocated allocation rental tenant council subsidised government 上樓 派樓 派咗 房署 房屋署 公屋 輪候 編配 屋村 屋邨 廉租 公租房 租戶 可拆 還原',
  'HOS partition':
    'home ownership scheme green form subsidised sale lottery ballot divide extra bedroom second add wall 居屋 抽到居屋 抽中 綠表 白表 綠置居 居二市 間房 間多 間多一間 加間房 加建 多一間房 加一间 隔出 多隔 三房 大厅 保障房 经适房',
  'two bedroom': 'couple young furniture included one-stop all-in 兩房 兩房一廳 兩人 小夫妻 两室一厅 小两居 一條龍',
  partition:
    'divide split separate half privacy study extra open wall screen glass 隔開 分開 分隔 一分為二 間開 私隱 隐私 隔出 隔一间 隔成 加道牆 玻璃 輕鋼龍骨 石膏板',
  'sliding partition':
    'guests sleep stay convertible flexible retractable movable moveable bifold concertina folding accordion open close temporary divide living 趟門 摺門 摺疊門 活動 彈性 平時 打開 拉開 拉埋 客房 臨時 趟摺 移门 推拉 平时打开 来客人 多功能 灵活',
  // bathrooms
  'bathroom renovation':
    'leak leaking downstairs neighbour below drip tiles grout silicone yellow stained dirty outdated redo toilet flush cistern exhaust dry wet smell drain moisture tiny pink 漏水 漏落樓下 樓下 樓下投訴 滲水 天花滴水 漏到楼下 水廁 坐厕 座廁 沖廁 抽水馬桶 膠邊 玻璃膠 發黃 黑邊 臭渠 去水慢 積水 乾濕分離 反味 下水道味 做防水 瓷砖脱落 重新装 整浴室 老旧 泛黄 抽气扇 浴霸 暗卫 防水層 厕所小',
  'bathtub shower':
    'tub step climb remove rid swap screen door enclosure glass cubicle curtain wet slip never use bathtub space old splash head pressure rain 拆浴缸 浴缸 唔用 用唔著 跨 跨唔過 企缸 浴屏 浴簾 玻璃屏 玻璃門 淋浴屏 沖涼 沖身 洗澡 水濺 濕晒 干湿分离 淋浴房 跨不进 跨不过 腿脚 挡水条 隔断 爆玻璃 水花 花洒 水流 满地 满地都是 溅 淋到周圍都係',
  vanity:
    'washbasin sink basin cabinet under stone top mirror toiletries swollen rotten drawer water damaged storage cosmetics 面盆 洗手盆 盆底 櫃桶 護膚品 化妝品 牙刷 浸壞 發脹 爛咗 鏡 鏡櫃 台盆 洗脸池 洗脸台 洗手台 洗漱台 洗漱 柜子泡水 泡水 下水 台下盆 盆',
  'accessible bathroom':
    'fall fell falling slip slippery slipped grip handle handles stand hold support step climb tub mum dad mother father hip surgery stroke injury disability wheelchair walker anti-slip nonslip mat seat stool pull cord safe safety elderly parents grandparents toilet raised pregnant 跌 跌倒 跌親 仆親 滑 滑倒 跣 跣親 濕滑 防跌 防滑 企唔穩 坐住沖涼 沖涼凳 扶住 借力 行動不便 中風 手術 阿媽 阿爸 媽媽 爸爸 老人家 爷爷 奶奶 外婆 老豆 老母 婆婆 爸妈 摔 摔倒 摔跤 怕摔 起身 起不来 蹲 蹲厕 坐便 抓杆 洗澡凳 腿脚不便 老人洗澡 安全',
  'layout ageing':
    'old parents grandparents elderly mum dad mother father moving in wheelchair walker stick dementia stairs steps threshold wide corridor doorway turn trip stumble night safe safely stroke mobility age ageing retire retirement 年紀大 退休 老人家 老人 上年紀 阿媽 阿爸 爸媽 父母 爷爷 奶奶 外婆 婆婆 老豆 長輩 輪椅 助行架 拐杖 門檻 門口窄 走廊 闊啲 推唔到 推不过 腦退化 认知障碍 夜晚起身 起夜 摔倒 跌倒 行動不便 腿脚 安老 养老 居家养老 适老 老人房 搬過嚟 一齊住',
  // kitchens
  'kitchen renovation':
    'greasy grease oily oil smoke fumes extractor cook cooking hob stove hood oven dishwasher fridge sink blocked cramped old dirty cockroach cockroaches tiles redo update dated remodel gas 油煙 油漬 油污 油笠笠 好油 油膩 煮飯 煮餸 炒菜 做饭 下厨 爐頭 抽油煙機 洗碗機 焗爐 星盆 水槽 洗菜盆 雪櫃 曱甴 蟑螂 好舊 好細 煮食 烤箱 冰箱 油烟机 转身 灶台 太小 转不开 破旧',
  worktop:
    'crack cracked chip chipped burn burnt scorched stain stained scratch scratched counter surface top bench sink cut stone quartz granite laminate corian seam joint hot pot turmeric 裂 裂咗 爆 爆裂 花咗 燶 熱煲 污漬 滲色 變黃 發黃 石面 石材 灶台 灶面 枱面 崩 崩咗 接駁位 开裂 裂缝 裂了 磕 缺口 烫坏 烫 染色 换石 案板 操作台 人造石 石英石 岩板 花崗石',
  'kitchen island':
    'knock wall open-plan open combine living breakfast stool stools bar counter peninsula sociable social entertaining cook while talk western 打通 拆牆 打掉 敲掉 敲墙 砸墙 吧枱 早餐吧 高凳 高脚凳 西廚 中西廚 一邊煮 一路煮 睇住細路 明火 半开放 开放式 餐厨一体 岛台 連廳 连客厅 american style 美式 歐式',
  'kitchen cabinet':
    'pots pans plates dishes bowls cupboards cupboard units drawer pull-out spice rack storage rotten swollen termite damp wood worn handle hanging overhead wall base corner carousel appliance 煲 鑊 碗碟 碗碟櫃 調味架 調味料 拉籃 吊櫃 地櫃 轉角 爛晒 浸爛 發脹 霉爛 白蟻 甲由 鍋具 锅碗瓢盆 锅 调料 转角柜 柜体 烂 受潮 泡烂 地柜发霉 整体橱柜',
  'kitchen door':
    'hinge hinges falling fell loose sag sagging front fronts broken peeling crooked doors only replace close shut handles colour laminate cupboard 門鉸 鉸 甩 甩咗 甩皮 跌 跌咗 閂唔埋 閂唔實 關唔埋 唔平 歪 起泡 脫皮 剝皮 門板 淨係換門 只換門 手柄 拉手 合页 铰链 掉了 掉下来 松了 关不上 关不严 变形 起皮 换门 歪了 柜门',
  pantry:
    'groceries rice snacks cans canned tins dry food jars tall narrow slim pull-out cereal noodles stock spices bottles gap beside fridge 米 米桶 罐頭 零食 即食麵 公仔麵 杯麵 乾糧 糧食 雜糧 調味 海味 乾貨 油鹽 高櫃 窄櫃 拉籃 雪櫃側 縫隙 囤貨 囤 方便面 米面 五谷 夹缝 食物',
  // floors
  'floor laying':
    'squeak squeaky creak creaky warped warp buckled buckling swollen lift lifting loose gap gaps hollow old carpet replace wooden cold concrete vinyl click planks over tiles waterproof termite underlay skirting 吱吱聲 有聲 起拱 拱起 翹起 起翹 隆起 鬆 浸水 浸壞 脹 白蟻 蟲蛀 膠地板 木地板 鎖扣 石塑 踢腳線 蓋住 鋪喺磚面 吱吱响 响 咯吱 鼓包 鼓起 起鼓 泡水 变形 踩 踩上去 包工包料 地毯換地板 裂縫 换地板 铺地板 复合 凹陷 lino linoleum',
  sanding:
    'scratch scratched scratches dull faded worn stain stained parquet teak oak timber wooden floorboards restore revive refinish sheen lacquer polish shine wax chair marks dog claws 刮花 花晒 花咗 花 褪色 甩色 甩漆 冇光澤 殘 柚木 拼花 打蠟 磨過 上光 補漆 桌腳 櫈腳 狗抓 划痕 刮痕 磨损 掉漆 没光泽 发白 重新上漆 翻新 旧木地板 老地板 实木 抛光 保留',
  decking:
    'outdoor balcony terrace roof rooftop patio deck boards wood composite WPC drain outside cover ugly tiles barefoot timber slippery 天台 平台 木地台 戶外木 塑木 環保木 拼裝 DIY地板 排水 去水 醜 遮住 赤腳 户外 露天 楼顶 屋顶 防腐木 木塑 拼接 鋪木 木板 铺个地板',
  terrazzo:
    'speckled speckle chips retro vintage granito nostalgic poured polished stone seamless 石仔 石米 磨石 復古 懷舊 批石 現澆 磨石子 石子 无缝 石地台',
  tiling:
    'tile tiles hollow cracked crack loose popped pop broken grout mosaic porcelain marble wall build brick bricks level uneven screed cement concrete plaster lay hump subway slippery 空心 起鼓 爆 爆裂 爆磚 甩 甩磚 隆起 崩 裂 磚 瓷磚 磁磚 階磚 填縫 美縫 砌磚 砌牆 砌 水泥 石屎 平水 唔平 地面不平 找平 自流平 空鼓 掉砖 裂了 脱落 瓦工 泥工 红砖 贴 地砖 防滑磚 通铺 師傅鋪磚 鱼骨 人字 石膏 抹灰',
  // walls and paint
  painting:
    'peeling peel flaking flake bubbling bubble blistering faded yellow yellowed stains crayon drawing marks scuffs dirty patch holes cracks crack fresh coat white walls ceiling colour repaint wallpaper skim plaster roller low VOC smell-free 剝落 甩灰 甩皮 起泡 脫皮 發黃 變黃 污糟 花咗 畫花 窿 釘窿 裂痕 裂紋 牆紙 撕牆紙 髹 油過 油白 批灰 冇味 無味 環保漆 掉皮 掉灰 起皮 脱落 开裂 泛黄 脏 涂鸦 钉孔 补墙 刷白 白墙 重新刷 大白 腻子 墙皮 天花油 翻油 甩油',
  mould:
    'mould mold mildew fungus damp musty smell smelly black spots patch stain humid humidity wet moisture condensation allergy asthma cough baby wardrobe ceiling corner wallpaper seep green fuzzy furry peeling 發霉 霉 霉點 霉味 發黑 黑點 長毛 生毛 起毛 潮濕 潮 好潮 出水 冒汗 倒汗 回南天 受潮 水印 水漬 牆角 鼻敏感 敏感 哮喘 濕氣 剝落 霉斑 黑斑 返潮 湿 梅雨 有味 味道 过敏 长绿毛 脱皮 抽濕 反潮 反碱 起碱 泛碱',
  limewash:
    'textured texture effect microcement micro-cement cement Venetian stucco plaster rustic wabi-sabi mediterranean natural mottled accent statement earthy concrete look special 質感 紋理 微水泥 藝術漆 清水模 水泥風 侘寂 灰泥 肌理 特色牆 效果牆 仿石 特別 清水混凝土 肌理漆 艺术涂料 侘寂风 马来漆 威尼斯 法式 奶油风',
  // water and electricity
  'plumbing rewiring':
    'pipe pipes leak leaking burst rust rusty brown water pressure weak low tap dripping blocked drain sewage copper socket sockets outlet outlets plug plugs extension cords power point not enough usb wires exposed old wiring dangerous shock spark short circuit switch dead aluminium ethernet network cable hidden add charger washing machine dishwasher smell 水喉 爆水喉 生鏽 鐵鏽 黃水 鏽水 水壓 水細 水好細 銅喉 漏水 滴水 塞 塞渠 塞廁 去水 臭渠 插蘇 插位 蘇位 插頭 拖板 唔夠 唔夠插蘇 唔夠插 電掣 掣 明線 暗線 電線 老化 漏電 觸電 火花 短路 冇電 無電 改位 網線 LAN線 洗衣機位 水管 爆裂 水小 铜管 堵 堵了 堵塞 下水 插座 插排 不够用 插座不够 充电 开关 走线 打火 没电 改水电 电工 水电工 水電師傅 改喉 水龙头漏 kitchen sink basin toilet bathroom clogged overflow slow gurgle 星盆 廚房 廁所 水槽 反水 溢出 返水 switches broken bulb lights',
  'electrical load':
    'trip trips tripping fuse breaker overload capacity enough induction cooker hob oven EV kettle air-con same time ampere amps MCB RCD flicker flickering blackout cut 跳掣 跳fuse 跳電 跳制 過載 負荷 夠唔夠電 夠電 電磁爐 電爐 焗爐 同時開 一齊開 一開 總掣 保險絲 安培 電箱 電錶 加電 跳闸 空开 断电 停电 老跳闸 总跳 功率 够不够 电陶炉 一开就 总闸 增容 大功率 閃燈 电压不稳 用电',
  'water heater':
    'hot water cold shower lukewarm boiler geyser gas town electric instantaneous tank storage ignite pilot broken leak run out temperature noise takes long warm winter 熱水 冇熱水 凍水 唔夠熱 唔熱 忽冷忽熱 忽凍忽熱 沖涼 煤氣 石油氣 點火 打唔著火 儲水 即熱 漏水 冬天 水溫 等好耐 没热水 凉水 不热 洗澡 洗澡水 燃气 打不着火 电热 天然气 等很久 洗到一半',
  // air
  'air conditioner installation':
    'hot summer sweat heat stuffy install buy new old broken window split inverter BTU horsepower hp bracket outdoor compressor energy noisy quiet hidden pipes concealed room without 熱 好熱 好焗 焗 夏天 熱死 匹 一匹 窗口機 分體 掛牆 變頻 冷氣 冇冷氣 加冷氣 換冷氣 冷氣機 慳電 嘈 冷氣窗 冷氣架 喉管 收喉 凍 很热 闷热 挂机 柜机 外机 支架 打孔 铜管 管线 藏起来 空调 中央空调 风管机 省电 装空调 换空调 制冷 新空调',
  'air conditioner relocation':
    'not cold cool drip drips dripping leaking water smell smelly musty dusty dirty mould filter wash clean cleaning service servicing maintenance gas refill noisy move moved moving relocate position blowing bed draught 唔凍 唔夠凍 滴水 漏水 臭 有味 有異味 霉味 塵 隔塵網 好污糟 洗冷氣 清洗 保養 加雪種 雪種 嘈 移位 搬位 改位 搬屋 吹住 吹正 吹頭 直吹 對住床 出風 不冷 不制冷 不凉 异味 发臭 灰 滤网 脏 洗空调 加氟 噪音 移机 搬家 换位置 对着床 拆装 拆机',
  // design
  'floor layout':
    'awkward shaped shape odd irregular diamond narrow long corridor wasted flow circulation arrange arrangement furniture position place where fit rooms bedrooms small studio nano reconfigure move walls dark kitchen bigger bathroom proportion window plan sketch drawing dimensions work family four people 鑽石廳 間隔 唔實用 怪 三尖八角 走廊 長 浪費 擺位 點擺 擺設 傢俬擺位 動線 格局 劏 開則 則 圖則 平面 一家四口 一家三口 細單位 幾多人住 納米樓 开间 户型 户型差 不好 奇葩 不规则 异形 布局 怎么摆 摆放 走道 过道 三代同堂 手枪型 一室 小户型 改户型 平面图 家具摆放 狹長 weird triangle triangular corners L-shaped odd-shaped two three many possible 間到幾多房 間兩房 幾間房 斜角 柱位 几个房间 柱子 承重墙',
  'survey measured':
    'measure measures measuring measured tape dimensions size come visit appointment architect drawing existing no plan as-built advice advise ideas idea where begin start unsure improve see look expert professional opinion talk consult before 度尺 量尺 上門 睇場 睇樓 度下 冇圖則 無圖則 平面圖 現況 專業意見 意見 建議 唔知點開始 唔知由邊 想問 傾下 設計師上門 諮詢 量房 测量 上门测量 实地 尺寸 没有图纸 图纸 原始 结构图 从哪开始 不知道怎么 测绘 现场 免费量 上嚟 嚟睇 上來 来看 designer 睇睇 过来看',
  'feng shui':
    'master facing door toilet bed mirror luck lucky unlucky bad energy chi compass bagua wealth health direction geomancy altar stove ancestor superstitious beam 師傅 對住 對正 大門 廁所 床頭 橫樑 壓樑 鏡 神位 神枱 旺 旺財 財位 犯煞 煞 化煞 八字 命格 大吉 吉利 擇日 開工 方位 坐向 唔好 衰 運 運氣 大师 对着 正对 镜子 招财 犯冲 忌讳 讲究 朝向 玄关 灶 神龕',
  'storage analysis':
    'clutter cluttered stuff things belongings mess messy nowhere put too much many hoarding hoard tidy tidying organise organiser decluttering declutter decide throw minimalist Marie Kondo boxes everywhere overflowing possessions home bursting toys 雜物 好多嘢 好亂 亂 太亂 亂晒 冇位 冇位放 唔夠位 點收 執屋 執嘢 執極 斷捨離 唔捨得掉 唔捨得 囤積 收埋 整理 整理師 收納師 爆晒 堆 周圍都係 東西 东西多 太多 很乱 没地方放 没处放 放不下 舍不得扔 扔 囤 堆满 收纳 储物 空间不够 玩具 多到 行唔到 冇位行 冇眼睇 亂糟糟 乱放 乱七八糟 堆成山 走不动',
  rendering:
    'see look looks preview visualise visualize picture image photo realistic imagine before build start finished result mock-up mockup computer drawing perspective show end 睇下 睇到 想睇 個樣 完成後 裝修後 裝修完 裝完 模擬 相 圖 透視 未開工 效果 出圖 想像 预览 看看 看到 样子 什么样 啥样 装好后 设计图 看图 图片 立体 想象 开工前 提前看 实景图',
  'virtual walk through':
    'see preview walk inside immersive headset goggles 360 panorama panoramic tour phone tablet 3D interactive online remotely abroad overseas look feel before build 360度 全景 眼鏡 戴眼鏡 手機睇 行入去 走入 置身 互動 身歷其境 VR 裝修後 未裝 睇下 全景图 手机 手机上 看 走进 逛 身临其境 沉浸 样板 样板间 装好后 提前看',
  'soft furnishing':
    'cushion cushions pillow pillows throw rug rugs curtains fabric fabrics bedding linen art pictures painting vase ornament decor decorate accessories style styling stylist cosy warm finishing touches match matching bare cold impersonal 抱枕 咕𠱸 地毯 地氈 掛畫 畫 花瓶 擺設 布料 布藝 床品 床單 裝飾 佈置 溫馨 冇溫度 單調 搭配 襯 家飾 配飾 装饰画 摆件 四件套 装饰品 冷清 怎么搭 氛围 氛围感 软饰 unfinished feels empty soulless bland 冷冰冰 空盪盪 没感觉',
  'colour scheme':
    'color colours colors shade shades tone tones palette match matches matching go goes together choose choosing pick which warm neutral beige grey gray white green blue pink sage accent wall combination swatch sample paint sofa floor dark 顏色 咩色 乜色 撞色 襯 襯色 夾 配咩 揀色 選色 色調 色板 暖色 冷色 米色 灰色 奶茶色 莫蘭迪 大地色 配色 油咩色 牆色 什么颜色 啥颜色 配什么 色卡 奶油 搭 怎么搭 显大 配 傢俬 配襯 家具颜色 沙发颜色',
  'lighting design':
    'dark dim gloomy bright brighter dull glare eyes lamp lamps bulb bulbs LED strip cove pendant chandelier spotlights downlights recessed track dimmer dimmable warm white cosy mood atmosphere reading switch switches north-facing night shadow windowless basement light 暗 好暗 唔夠光 黑 黑麻麻 陰暗 光啲 光猛 刺眼 燈 加燈 燈帶 燈槽 吊燈 射燈 筒燈 軌道燈 路軌燈 無主燈 調光 暖光 白光 黃光 氣氛 燈膽 冇窗 燈位 睇書 眼 昏暗 太暗 不够亮 亮 亮一点 磁吸 氛围 灯泡 没窗 采光 采光差 采光不好 照明',
  // furniture
  'window seat':
    'sit sitting bay sill ledge nook cosy cozy reading read cushion bench lounge daybed curl view sunny lie nap storage coffee 坐 坐低 坐喺 瞓 睇書 窗邊 窗台 窗台櫃 卡位 軟墊 坐墊 睇風景 睇海 歎 歎咖啡 角落 攤 利用 坐着 看书 飘窗 飘窗垫 垫子 看风景 晒太阳 发呆 阅读角 躺 卡座 榻榻米',
  tatami:
    'japanese japan raised floor platform low zen futon tea mat mats kneel storage under ryokan multipurpose lift table 日本 日式 和風 和室 升高 地台 地台房 地台底 升降枱 茶室 席地 蓆 跪 多用途 儲物 日本风 抬高 升降桌 席地而坐 打坐 多功能 收纳 垫 小房間 tatami ta mi sleeping sleep',
  'platform bed':
    'under underneath beneath below bed drawers drawer lift-up hydraulic ottoman gas mattress storage quilts duvets winter suitcases luggage seasonal raised 床底 床下 床下底 櫃桶 床箱 油壓 掀起 棉被 被舖 冬天衫 行李 喼 床褥 放嘢 儲物 床底下 抽屉 箱体 气压 被子 换季 行李箱 床垫 收纳 高箱',
  children:
    'kids child boy girl son daughter toddler baby newborn primary school homework student desk bed toys toy teenager teen years old growing grow room share siblings twins pink princess cot crib learning play year 細路 細路仔 小朋友 囝囝 囡囡 仔女 阿仔 阿女 個仔 個女 兩個女 兩個仔 BB 嬰兒 做功課 功課 溫書 讀書 上學 小學 中學 玩具 成長 細路房 童房 歲 大仔 孩子 小孩 宝宝 儿子 女儿 闺女 娃 做作业 写作业 作业 学习 学习桌 青少年 男孩 女孩 二胎 兄妹 姐弟 男仔房 女仔房 男仔 女仔',
  'bunk bed':
    'double decker decks two kids siblings brothers sisters share sharing upper lower top bottom stairs steps slide ladder loft sleep small room stacked high twins helper maid 上下格 上格 下格 格床 碌架 高架床 兩個仔 兩個女 兩姊妹 兩兄弟 姊妹 兄弟 兄妹 姊弟 一間房 同房 樓梯 梯櫃 工人 姐姐 上下铺 上下床 双层 高低 子母 高架 二胎 姐妹 两个孩子 两个娃 同住 滑梯 上铺 下铺',
  bookcase:
    'books book library read reader novels comics manga collection shelves shelving wall height ceiling ladder rolling display bookworm magazines LP vinyl records encyclopedias pile piles 書 好多書 漫畫 小說 書架 藏書 圖書館 睇書 雜誌 黑膠 手辦 模型 擺書 放書 一整幅 到頂 書蟲 很多书 几千本 看书 唱片 一整面 整墙 通顶 书堆',
  bar: '吧台 wine whisky whiskey drink drinks drinking cocktail cocktails beer spirits bottles glasses glass cellar cooler fridge party parties entertain entertaining friends host alcohol gin tasting cave 酒 紅酒 威士忌 飲酒 飲嘢 飲返杯 酒杯 酒架 酒樽 藏酒 紅酒櫃 恒溫 派對 朋友 嚟屋企 招呼 開party 小酌 調酒 酒 红酒 威士忌 喝酒 喝一杯 白酒 酒杯 酒架 藏酒 恒温 聚会 派对 朋友来 小酌 调酒 品酒 洋酒 喝两杯 餐厅 饭厅',
  'TV wall':
    'television telly TV cables wires cords hide hidden mess flat screen mount mounted hanging console speaker speakers soundbar home theatre theater cinema projector games behind living room marble slat 電視 電視機 掛牆 掛電視 線 唔見線 收線 藏線 遊戲機 機頂盒 音響 投影 投影機 家庭影院 背景牆 幾吋 大電視 木條 隐藏 投影仪 影院 影视墙 好看 投影幕 寸 格栅 回音壁 客厅墙',
  pet: 'cat cats kitten kitty dog dogs puppy rabbit hamster parrot litter box tray tree climb climbing scratch scratching scratches fur hair feeding bowl bed kennel crate cage gate smell hide house tower walkway 貓 貓貓 貓砂 貓砂盆 貓爬架 貓屋 貓跳台 貓窿 貓籠 狗 狗狗 狗屋 狗窩 狗籠 兔仔 寵物 毛 甩毛 抓 抓花 抓爛 食碗 食盆 主子 毛孩 猫 猫咪 猫砂 猫砂盆 猫爬架 猫窝 猫洞 猫跳台 猫别墅 猫柜 狗 狗狗 狗窝 狗笼 兔子 仓鼠 宠物 掉毛 抓 挠 食盆 喂食 铲屎官 养猫 养狗 養貓 養狗',
  headboard:
    'behind bed padded soft cushion cushioned lean leaning back upholstered leather fabric velvet hotel hotel-style head bang hit panel bedside lamp reading wall 床頭 床頭板 床背 挨 挨住 靠背 背脊 軟包 軟墊 皮 絨布 布 酒店 酒店風 撞頭 睡房牆 凍牆 靠 靠着 背 软 软的 绒 卧室背景墙 硬包 靠垫',
  wardrobe:
    'clothes clothing dresses shirts coats hang hanging hanger closet full overflowing ceiling height built-in sliding mirrored hinged bedroom doors wall organise bags nowhere mirror made seasonal 衫 衫褲 衣服 衫太多 好多衫 掛衫 掛 唔夠掛 唔夠位掛 冇位掛 大褸 到頂 頂天立地 入牆 趟門 掩門 冬天衫 度身 訂造 爆櫃 爆晒 衣服多 衣服太多 放不下 挂不下 大衣 通顶 嵌入 推拉门 平开门 换季 打衣柜 做衣柜 定制 一门到顶',
  'walk in wardrobe':
    'dressing room spare handbags bags shoes collection makeup vanity island jewellery luxury display full-length mirror celebrity convert suits 手袋 名牌 首飾 中島 化妝枱 化妝 全身鏡 更衣 步入式 一間房 改成 衫 衫房 大量衫 包包 名牌包 梳妆台 更衣间 整间 衣帽 女生 主卧',
  'wardrobe refit':
    'inside interior inner shelves shelf dividers partition rail rails drawers pull-down trouser existing keep doors reorganise rearrange wasted badly planned more shorter adjust layout 內籠 裡面 入面 入邊 層板 隔板 加層板 加櫃桶 掛衣桿 褲架 唔合理 唔好用 唔實用 改裝 保留 唔換門 间隔 内部 里边 加抽屉 不合理 不好用 不实用 改造 格局 不换门 空间浪费 旧衣柜',
  'shoe cabinet':
    'shoes shoe boots sneakers trainers slippers heels umbrella umbrellas keys coat bag bags door doorway doorstep front entrance hall bench sit trip pile messy smelly mirror 鞋 波鞋 拖鞋 靴 高踭鞋 對鞋 鞋架 門口 入門口 大門口 玄關 擺鞋 著鞋 換鞋 換鞋凳 雨遮 遮 鎖匙 全身鏡 鞋臭 运动鞋 球鞋 靴子 高跟鞋 双鞋 进门 入户 放鞋 穿鞋 雨伞 钥匙 穿衣镜 乱 门厅',
  study:
    'work working home office WFH remote zoom calls desk computer monitor monitors laptop job studying concentrate concentration quiet corner printer gaming table fold hide online 做嘢 返工 上班 在家工作 居家辦公 電腦 電腦枱 螢幕 mon 開會 專心 溫習 工作區 工作間 書房 書枱 打機 電競 居家 在家上班 在家办公 办公 电脑桌 显示器 视频会议 学习 复习 书桌 书桌椅 打游戏 加班 角落 码字 网课 video take nowhere 办公区 辦公位',
  dining:
    'eat eating meal meals dinner family seat seats people guests round circular table oak wood chairs hotpot lazy susan small six eight four extend 食飯 飯枱 枱 圓枱 圓形 圓 坐 坐到 六個人 八個人 打邊爐 轉盤 實木 橡木 餐椅 一家人 做節 吃饭 饭桌 圆桌 八人 火锅 聚餐 桌子 请客 餐厅 饭厅',
  'wall bed':
    'fold folds folding folded foldaway foldable pull down hidden hide disappear disappears stow away tuck guest guests visitors visiting in-laws sleepover stay overnight studio spare convert convertible sofa day night transform space-saving vertical multi-function 隱形床 摺床 摺埋 摺疊 反床 收埋 收起 收入牆 收上牆 藏 客人 親戚 朋友 過夜 留宿 嚟住 外父外母 奶奶嚟 客房 日間 夜晚 變身 一物二用 慳位 折叠床 翻下来 翻板 收起来 收进 收进墙 来住 来访 父母来 白天 晚上 变 两用 省空间 节省空间 多功能 没地方睡 睡觉 睡',
  'curtain track':
    'sun sunlight sunny bright glare light morning sleep wake blackout sheer net drapes blind blinds roller venetian roman privacy neighbours see overlook window rail rod hooks west heat tailor bay 曬 好曬 西斜 西曬 陽光 太陽 太光 刺眼 朝早 瞓 瞓覺 瞓唔著 瞓唔到 遮光 遮 遮住 紗 紗簾 捲簾 百葉 羅馬簾 對面 望到 睇到 私隱 路軌 窗軌 掛鈎 度身 窗太大 太晒 太亮 早上 睡 睡觉 睡不着 挡光 看到 看见 隐私 轨道 罗马杆 定做 落地窗 蜂巢帘 sheers dimout',
  'motorised curtains':
    'automatic automatically automated remote app phone voice alexa siri timer schedule motor electric button wake morning sunrise high tall reach lazy open close themselves blinds lying bed 自動 自動開 遙控 遙控器 摩打 手機 手機控制 聲控 定時 按掣 一按 朝早 懶 夠唔到 太高 開合 自己開 電動 自动开合 电机 语音 小爱 米家 按键 早上 够不着 挑高 躺在床上',
  planting:
    'plant plants green greenery garden gardening herb herbs vegetables tomatoes flowers flower pot pots potted succulent cactus leaves dying die shade sunlight low-maintenance jungle balcony terrace indoor air purifying grow growing moss watering orchids 植物 花 種花 種菜 種嘢 盆栽 盆景 花盆 香草 多肉 仙人掌 綠化 園藝 蘭花 淋水 淋花 死 打理 易打理 唔使曬 室內植物 植物牆 養花 花草 种点 养点 绿植 绿萝 花园 浇水 枯 养死 好养 好打理 不用晒 净化空气 小花园 爬藤',
  // shops and offices
  'shop fitting':
    'open opening start business store boutique salon hair nail barber restaurant eatery noodle clinic dental gym yoga studio pharmacy bakery tutorial florist takeaway ramen bubble tea landlord lease license licence food display cashier franchise pop-up stall fit-out 開舖 開店 開檔 創業 做生意 舖 舖頭 舖位 舖面 髮型屋 髮廊 美甲 美容 餐廳 茶餐廳 食店 麵店 診所 牙科 健身 瑜伽 藥房 補習社 花店 外賣 奶茶 時裝店 服裝 服裝店 收銀 連鎖 加盟 食牌 租咗舖 精品店 開業 开个店 小店 门面 门店 店面 商铺 理发店 美发 美容院 餐馆 饭店 小吃店 面馆 健身房 瑜伽馆 药店 培训班 奶茶店 便利店 烘焙店',
  'cafe counter':
    'coffee espresso machine barista cashier till bakery cake pastry display bar takeaway juice bubble tea cafe shop counter opening 咖啡 咖啡機 水吧 收銀 收銀枱 蛋糕 麵包 糕點 櫃枱 飲品 茶飲 奶茶 手搖 café 咖啡厅 水吧台 甜品 吧台 咖啡师 前台 点单',
  'retail shelving':
    'display displays product products goods merchandise stock rack racks show showcase cosmetics clothes shoes bottles lit illuminated LED shop store supermarket sell adjustable 貨架 層架 陳列 陳列架 展示 展示架 貨品 產品 商品 擺貨 賣嘢 飾櫃 賣 精品 藥妝 化妝品 燈 展示柜 卖东西 带灯 便利店 超市 服装店',
  signage:
    'shop name front facade logo letters lettering neon lightbox light box board banner lit illuminated night hanging outdoor acrylic LED storefront shopfront office door plate brand 招牌 燈箱 店名 舖名 名 發光字 立體字 霓虹 霓虹燈 水牌 門面 門頭 舖面 外牆 廣告 公司名 公司牌 亞加力 名字 牌子 牌匾 广告牌 亚克力 前台字 夜晚 字',
  'office fitting':
    'staff employees workers team people desks cubicles workstation workstations company startup start-up firm coworking headquarters reception pantry move moving relocate new premises lease cabling network meeting rooms boss commercial industrial partition 員工 同事 人 卡位 寫字枱 工作位 公司 搬寫字樓 搬公司 搬遷 寫字樓 商廈 工廈 初創 創業 前台 接待處 茶水間 老闆房 佈線 租約 工位 卡座 办公桌 公司搬家 搬家 新办公室 创业公司 老板办公室 团队 会议室 人办公 办公区',
  acoustic:
    'echo echoes echoey reverb reverberation hear overhear heard voices voice noise noisy loud calls video conference zoom teams phone booth confidential boardroom next door absorb foam felt podcast recording studio restaurant 回音 回聲 開會 會議 會議室 聽到 聽唔清 聽得到 隔籬房 大聲 嘈 視像會議 電話 吸音 隔音 吸音棉 錄音 回音大 听不清 听见 隔壁 吵 视频会议 通话 隔音棉 录音棚 直播间 玻璃房',
  piano:
    'piano violin drum drums cello guitar trumpet saxophone erhu guzheng sing singing karaoke band music musical instrument instruments practise practice practising play plays playing neighbour neighbours neighbor complain complains complained complaint loud noise noisy next door upstairs downstairs wall soundproof quiet recording traffic road 琴 彈琴 練琴 鋼琴 小提琴 大提琴 打鼓 鼓 結他 色士風 古箏 二胡 唱歌 唱K 卡拉OK 夾band 樂器 音樂 鄰居 隔籬 隔離 樓上 樓下 投訴 嘈 好嘈 嘈到 嘈住 騷擾 隔音 隔音房 聲 錄音 馬路 噪音 车声 吵 太吵 嫌吵 架子鼓 吉他 萨克斯 k歌 隔壁 扰民 声音 直播',
  'meeting table':
    'boardroom conference table desk seats people long walnut power sockets cable board big 開會 會議 會議室 長枱 大枱 坐 十個人 插座 電源 傾生意 開會用 长桌 大桌子 谈客户 洽谈桌 洽谈',
  // inspection and advice
  inspection:
    'defect defects snag snags snagging check checking fault faults developer keys handover hollow crack new completion report list bought before sign accept warranty inspector surveyor 驗 驗樓 驗屋 驗樓師 執漏 收樓 手尾 瑕疵 缺陷 問題 發展商 空心 滲漏 啱啱 報告 新樓 交樓 收匙 保養期 点验 验房 验房师 验收 收房 交房 开发商 空鼓 毛病 精装房 新房 质量 签字 钥匙 毛坯 problem problems wrong flaws flaw mistakes poor workmanship 有冇問題 有没有问题',
  supervision:
    'watch watching workers worker builder builders contractor cut corners shoddy lazy delay delays delayed late slow schedule progress quality check abroad overseas travel busy site visits manage manager independent trust monitor materials substitute oversee photos stage on-site regularly 睇住 睇實 盯 盯住 跟進 跟場 師傅 工人 判頭 偷工 減料 偷工減料 用料 貨不對辦 爛尾 拖 拖期 甩底 進度 質素 質量 唔得閒 冇時間 喺外國 外地 信唔過 唔放心 地盤 監察 盯工地 盯装修 看着 看工地 工地 施工队 装修队 糊弄 猫腻 拖延 延期 没时间 没空 在外地 国外 不放心 监督 盯着 第三方 把关 验收 节点',
  'post cleaning':
    'dust dusty dirty dirt debris residue paint spots glue sticker mess rubbish deep cleaning clean scrub wipe windows move moving in finished builders after works done handover formaldehyde cleaner cleaners vacuum 塵 好多塵 灰塵 塵埃 污糟 邋遢 垃圾 泥頭 漆漬 膠漬 抹 抹塵 抹窗 執乾淨 洗地 打掃 清潔 大清潔 入伙 入伙前 搬入 搬屋 裝修完 完工 甲醛 除甲醛 清潔姐姐 吸塵 灰 一屋子灰 脏 很脏 建筑垃圾 漆点 胶印 擦 擦窗 擦玻璃 打扫干净 搞卫生 卫生 保洁 保洁阿姨 入住 入住前 搬进去 搬家 装完 开荒',
  'window waterproofing':
    'rain rains rainwater typhoon storm black rainstorm leak leaks leaking seep seeping water comes in wet sill frame aluminium sealant seal puddle stain paint below bubbling damp drip drips 落雨 落大雨 黑雨 打風 颱風 暴雨 入水 滲水 漏水 滲 滲入 窗邊 窗台 窗框 窗罅 罅 鋁窗 窗膠 膠邊 濕 水漬 一灘水 外牆 下雨 下大雨 刮台风 进水 窗户 缝 打胶 密封 密封胶 飘雨 飘窗',
  quotation:
    'expensive price prices priced pricing pricey cheap reasonable fair overcharge overcharging overcharged overpriced rip ripped ripoff rip-off scam scammed cheat cheated contractor quote quotes quoted hidden extras extra items compare comparing worth budget cost costs believe trust much deposit contract 貴 好貴 太貴 貴唔貴 平 抵唔抵 抵 值唔值 合理 公道 開價 報價 報價單 呃 被呃 呃錢 劏客 食水深 水份 水位 中伏 伏 隱藏 後加 加數 追加 漏項 比較 格價 計數 合約 判頭 裝修師傅 裝修佬 价格 贵不贵 便宜 值不值 坑 被坑 坑人 被宰 宰 骗 被骗 水分 猫腻 增项 加价 对比 比价 预算 合同 套路 靠谱 high higher low over bill invoice',
  // smart home
  'smart home':
    'app phone voice control controlled alexa google siri homekit xiaomi automation automatic lights on off remotely scene scenes sensor sensors motion away leave home connected gadgets hub matter 手機 手機控制 遙控 聲控 自動 自動化 感應 情景 離家 返屋企 出門 開燈 熄燈 一鍵 小米 米家 蘋果 智能 全屋 联动 语音 场景 回家 关灯 天猫精灵 小爱 小度',
  'smart lock':
    'key keys lost forget forgot forgotten locked out fingerprint face code password passcode keypad keyless card phone door lock entry helper cleaner tenant Airbnb open unlock electronic doorbell camera viewer safe security burglar 鎖匙 匙 唔見 唔見咗 唔記得 忘記 冇帶 唔使帶 反鎖 指紋 面容 人面 密碼 卡 拍卡 門鎖 大門 開門 入唔到屋 入唔到 換鎖 工人 租客 防盜 貓眼 門鐘 钥匙 丢 丢了 忘带 没带 不用带 老忘 被锁 人脸 刷脸 刷卡 进不去 进不了门 保姆 门铃 可视',
};
