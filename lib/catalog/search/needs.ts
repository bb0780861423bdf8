/**
 * What people say who need a service and do not know what it is called: what hurts, what they wish, who is at home,
 * what is broken. Under words that the service's name has, in whatever language; a word may stand in several lines, as
 * it is what comes together that tells.
 */
export const NEEDS: Readonly<Record<string, string>> = {
  // whole homes
  'whole renovation':
    'budget per square foot much total everything turnkey hassle manage team gut overhaul makeover marriage married wedding busy abroad overseas 全部 全屋 一手包辦 由頭到尾 包工包料 拎包入住 半包 全包 清包 婚房 結婚 預算 每呎 平方 一平 省心 交俾你 装修队 装修公司 大概 花多少 contractor one-stop complete start finish A-Z 成間 由零開始 搞掂 全部搞定 从头到尾 honest reliable trustworthy good company entire 靠譜 可靠 信得過 好口碑 口碑 找谁 邊間好 介紹 project 包晒 傢俬 包設計 成套 软硬装 硬装软装 省心省力 管家',
  'new flat':
    'keys handed handover bare empty shell developer brand completion first bought purchase move next steps begin start concrete 攞鎖匙 收樓 拎鎖匙 啱啱 剛剛 上會 新盤 樓花 發展商 一手 吉屋 交楼 收房 拿到钥匙 刚买 刚交房 期房 精装 毛坯 白坯 空房 简装 入伙 首次置業 上車 第一次 nothing inside got apartment 硬装 全新 交收 交吉 new development 由零開始 从零开始 交房后 即將收樓 就收樓 新居 new-build newbuild off-plan flat basic collect month soon done',
  'old flat':
    'years decades tong lau walk-up resale second-hand secondhand pre-owned outdated dated shabby tired worn run-down dilapidated gut gutting strip bring back life 1970s 1980s 唐樓 舊裝修 殘 好殘 殘舊 大執 樓齡 幾十年 四十年 三十年 石屎 石屎剝落 剝落 二手 陳舊 過時 老化 二手房 老小区 老公房 砸了 拆了重装 破旧 年代 学区房 翻新 touched untouched original condition since 1990s 90s 80s 70s 落後 旧 老式 九十年代 八十年代 七十年代 没装修过 overhaul total complete falling apart everything crumbling ageing building 父母 爛晒 爛溶溶 破破烂烂 烂 多年 二十年 冇裝修過 没装修 inherited aunt uncle grandma grandfather probate 接手 承繼 繼承 全部重做 殘樓 爛樓 舊單位 老单位 50年 40年 30年 20年',
  'public housing':
    'PRH housing authority estate allocated allocation rental tenant council subsidised government 上樓 派樓 派咗 房署 房屋署 公屋 輪候 編配 屋村 屋邨 廉租 公租房 租戶 可拆 還原 政府 公共租住房屋 屋邨單位 細單位 長者屋 一人單位 二人單位',
  'HOS partition':
    'home ownership scheme green form subsidised sale lottery ballot divide extra bedroom second add wall 居屋 抽到居屋 抽中 綠表 白表 綠置居 居二市 間房 間多 間多一間 加間房 加建 多一間房 加一间 隔出 多隔 三房 大厅 保障房 经适房 nursery lounge dividing 白居二 儿童房 家庭房 studio loft',
  'two bedroom': 'couple young furniture included one-stop all-in 兩房 兩房一廳 兩人 小夫妻 两室一厅 小两居 一條龍',
  partition:
    'divide split separate half privacy study extra open wall screen glass 隔開 分開 分隔 一分為二 間開 私隱 隐私 隔出 隔一间 隔成 加道牆 玻璃 輕鋼龍骨 石膏板 splitter',
  'sliding partition':
    'guests sleep stay convertible flexible retractable movable moveable bifold concertina folding accordion open close temporary divide living 趟門 摺門 摺疊門 活動 彈性 平時 打開 拉開 拉埋 客房 臨時 趟摺 移门 推拉 平时打开 来客人 多功能 灵活 moving hide off retract 可以收埋 收得埋 摺埋 推開 滑门 吊趟 吊轨 grey glass fluted 長虹玻璃 barn 開合 可開可合 趟開 趟埋 能开能关 能打开 開放 半開放 wall',
  // bathrooms
  'bathroom renovation':
    'leak leaking downstairs neighbour below drip tiles grout silicone yellow stained dirty outdated redo toilet flush cistern exhaust dry wet smell drain moisture tiny pink 漏水 漏落樓下 樓下 樓下投訴 滲水 天花滴水 漏到楼下 水廁 坐厕 座廁 沖廁 抽水馬桶 膠邊 玻璃膠 發黃 黑邊 臭渠 去水慢 積水 乾濕分離 反味 下水道味 做防水 瓷砖脱落 重新装 整浴室 老旧 泛黄 抽气扇 浴霸 暗卫 防水層 厕所小 basin toiletries cramped layout new shower fixtures vanity smelly 潮濕 放不下 屎坑 屎坑水箱 水箱 坑渠 没有窗户 無窗 towel rail heater hairs hair limescale scale 水垢 玻璃門 seat lid sit 敲晒 拆晒',
  'bathtub shower':
    'tub step climb remove rid swap screen door enclosure glass cubicle curtain wet slip never use bathtub space old splash head pressure rain 拆浴缸 浴缸 唔用 用唔著 跨 跨唔過 企缸 浴屏 浴簾 玻璃屏 玻璃門 淋浴屏 沖涼 沖身 洗澡 水濺 濕晒 干湿分离 淋浴房 跨不进 跨不过 腿脚 挡水条 隔断 爆玻璃 水花 花洒 水流 满地 满地都是 溅 淋到周圍都係 corner replace 周圍濺 淋浴隔断 quadrant pan tray sliding',
  vanity:
    'washbasin sink basin cabinet under stone top mirror toiletries swollen rotten drawer water damaged storage cosmetics 面盆 洗手盆 盆底 櫃桶 護膚品 化妝品 牙刷 浸壞 發脹 爛咗 鏡 鏡櫃 台盆 洗脸池 洗脸台 洗手台 洗漱台 洗漱 柜子泡水 泡水 下水 台下盆 盆 toothbrush around 放不下 太小 潮濕 發霉 梳妝 hair dryer towels tap splash counter top-mounted 毛巾 吹风机 收纳 瓶瓶罐罐 盆櫃 浴室柜定做 vessel bowl 檯上盆 light medicine',
  'accessible bathroom':
    'fall fell falling slip slippery slipped grip handle handles stand hold support step climb tub mum dad mother father hip surgery stroke injury disability wheelchair walker anti-slip nonslip mat seat stool pull cord safe safety elderly parents grandparents toilet raised pregnant 跌 跌倒 跌親 仆親 滑 滑倒 跣 跣親 濕滑 防跌 防滑 企唔穩 坐住沖涼 沖涼凳 扶住 借力 行動不便 中風 手術 阿媽 阿爸 媽媽 爸爸 老人家 爷爷 奶奶 外婆 老豆 老母 婆婆 爸妈 摔 摔倒 摔跤 怕摔 起身 起不来 蹲 蹲厕 坐便 抓杆 洗澡凳 腿脚不便 老人洗澡 安全 企唔返 eighties seventies 八十歲 七十歲 洗头 坐着洗 bench shower chair bell alarm 求助 night carer helper parkinson arthritis knee 膝 膝頭 關節 骨折 開刀',
  'layout ageing':
    'old parents grandparents elderly mum dad mother father moving in wheelchair walker stick dementia stairs steps threshold wide corridor doorway turn trip stumble night safe safely stroke mobility age ageing retire retirement 年紀大 退休 老人家 老人 上年紀 阿媽 阿爸 爸媽 父母 爷爷 奶奶 外婆 婆婆 老豆 長輩 輪椅 助行架 拐杖 門檻 門口窄 走廊 闊啲 推唔到 推不过 腦退化 认知障碍 夜晚起身 起夜 摔倒 跌倒 行動不便 腿脚 安老 养老 居家养老 适老 老人房 搬過嚟 一齊住 eighties seventies 八十歲 七十歲 輪椅入唔到 入唔到 绊倒 絆親 ramp handrail carer nurse hospital bed 護理床 出院 discharge parkinson arthritis 坐轮椅',
  // kitchens
  'kitchen renovation':
    'greasy grease oily oil smoke fumes extractor cook cooking hob stove hood oven dishwasher fridge sink blocked cramped old dirty cockroach cockroaches tiles redo update dated remodel gas 油煙 油漬 油污 油笠笠 好油 油膩 煮飯 煮餸 炒菜 做饭 下厨 爐頭 抽油煙機 洗碗機 焗爐 星盆 水槽 洗菜盆 雪櫃 曱甴 蟑螂 好舊 好細 煮食 烤箱 冰箱 油烟机 转身 灶台 太小 转不开 破旧 用咗廿年 廿年 換晒 三十年',
  worktop:
    'crack cracked chip chipped burn burnt scorched stain stained scratch scratched counter surface top bench sink cut stone quartz granite laminate corian seam joint hot pot turmeric 裂 裂咗 爆 爆裂 花咗 燶 熱煲 污漬 滲色 變黃 發黃 石面 石材 灶台 灶面 枱面 崩 崩咗 接駁位 开裂 裂缝 裂了 磕 缺口 烫坏 烫 染色 换石 案板 操作台 人造石 石英石 岩板 花崗石 white broken split slab 断了 断裂 斷 won come off 洗唔甩 擦不掉',
  'kitchen island':
    'knock wall open-plan open combine living breakfast stool stools bar counter peninsula sociable social entertaining cook while talk western 打通 拆牆 打掉 敲掉 敲墙 砸墙 吧枱 早餐吧 高凳 高脚凳 西廚 中西廚 一邊煮 一路煮 睇住細路 明火 半开放 开放式 餐厨一体 岛台 連廳 连客厅 american style 美式 歐式 homework 封闭 社交 倾计 傾偈 chat hob prep preparation big airy connect 相連 连通 打開 敞开 facing view 煮嘢 煮嘢食 見到個廳 看到客厅 大島 吃早餐 marble waterfall guests dinner',
  'kitchen cabinet':
    'pots pans plates dishes bowls cupboards cupboard units drawer pull-out spice rack storage rotten swollen termite damp wood worn handle hanging overhead wall base corner carousel appliance 煲 鑊 碗碟 碗碟櫃 調味架 調味料 拉籃 吊櫃 地櫃 轉角 爛晒 浸爛 發脹 霉爛 白蟻 甲由 鍋具 锅碗瓢盆 锅 调料 转角柜 柜体 烂 受潮 泡烂 地柜发霉 整体橱柜 wok woks bigger tall 煲同鑊 冇櫃放 cutlery lids rubbish bin recycling microwave 微波爐 电饭煲 焗爐櫃 垃圾桶',
  'kitchen door':
    'hinge hinges falling fell loose sag sagging front fronts broken peeling crooked doors only replace close shut handles colour laminate cupboard 門鉸 鉸 甩 甩咗 甩皮 跌 跌咗 閂唔埋 閂唔實 關唔埋 唔平 歪 起泡 脫皮 剝皮 門板 淨係換門 只換門 手柄 拉手 合页 铰链 掉了 掉下来 松了 关不上 关不严 变形 起皮 换门 歪了 柜门 hanging 爆邊 鬆 面板 换颜色 換色 film wrap vinyl 貼膜 soft-close',
  pantry:
    'groceries rice 米缸 米箱 罐子 snacks cans canned tins dry food jars tall narrow slim pull-out cereal noodles stock spices bottles gap beside fridge 米 米桶 罐頭 零食 即食麵 公仔麵 杯麵 乾糧 糧食 雜糧 調味 海味 乾貨 油鹽 高櫃 窄櫃 拉籃 雪櫃側 縫隙 囤貨 囤 方便面 米面 五谷 夹缝 食物 costco bulk buys buy supermarket hoarding stockpile supplies 大量 囤積 donki 日用品 紙巾 廚房儲物 食品 食材 放食物 soft drinks soda 汽水 樽裝水 水 biscuits oats coffee beans pet',
  // floors
  'floor laying':
    'squeak squeaky creak creaky warped warp buckled buckling swollen lift lifting loose gap gaps hollow old carpet replace wooden cold concrete vinyl click planks over tiles waterproof termite underlay skirting 吱吱聲 有聲 起拱 拱起 翹起 起翹 隆起 鬆 浸水 浸壞 脹 白蟻 蟲蛀 膠地板 木地板 鎖扣 石塑 踢腳線 蓋住 鋪喺磚面 吱吱响 响 咯吱 鼓包 鼓起 起鼓 泡水 变形 踩 踩上去 包工包料 地毯換地板 裂縫 换地板 铺地板 复合 凹陷 lino linoleum cover damp edge 受潮 翘边 起泡 bubble pet-proof child-friendly heated underfloor 地暖 bedroom 鋪返 wood',
  sanding:
    'scratch scratched scratches dull faded worn stain stained parquet teak oak timber wooden floorboards restore revive refinish sheen lacquer polish shine wax chair marks dog claws 刮花 花晒 花咗 花 褪色 甩色 甩漆 冇光澤 殘 柚木 拼花 打蠟 磨過 上光 補漆 桌腳 櫈腳 狗抓 划痕 刮痕 磨损 掉漆 没光泽 发白 重新上漆 翻新 旧木地板 老地板 实木 抛光 保留 castors re-oil repair patch varnish 老木地板 打蜡上漆 磨痕',
  decking:
    'outdoor balcony terrace roof rooftop patio deck boards wood composite WPC drain outside cover ugly tiles barefoot timber slippery 天台 平台 木地台 戶外木 塑木 環保木 拼裝 DIY地板 排水 去水 醜 遮住 赤腳 户外 露天 楼顶 屋顶 防腐木 木塑 拼接 鋪木 木板 铺个地板 wet feet flooring 濕腳 楼顶露台 花園地板 poolside artificial grass 草皮 人造草',
  terrazzo:
    'speckled speckle chips retro vintage granito nostalgic poured polished stone seamless 石仔 石米 磨石 復古 懷舊 批石 現澆 磨石子 石子 无缝 石地台 雲石 大理石 marble',
  tiling:
    'tile tiles hollow cracked crack loose popped pop broken grout mosaic porcelain marble wall build brick bricks level uneven screed cement concrete plaster lay hump subway slippery 空心 起鼓 爆 爆裂 爆磚 甩 甩磚 隆起 崩 裂 磚 瓷磚 磁磚 階磚 填縫 美縫 砌磚 砌牆 砌 水泥 石屎 平水 唔平 地面不平 找平 自流平 空鼓 掉砖 裂了 脱落 瓦工 泥工 红砖 贴 地砖 防滑磚 通铺 師傅鋪磚 鱼骨 人字 石膏 抹灰 雲石 大理石 stone hall 磚牆 玻璃磚 窗台石 門檻石 過門石 porch balcony 鋪過 更換地磚 levelling leveling grouting regrout re-grout 縫發黑 发黑 鬆 松动 wobbly rocking 踢腳線 kerb ramp step 石級',
  // walls and paint
  painting:
    'peeling peel flaking flake bubbling bubble blistering faded yellow yellowed stains crayon drawing marks scuffs dirty patch holes cracks crack fresh coat white walls ceiling colour repaint wallpaper skim plaster roller low VOC smell-free 剝落 甩灰 甩皮 起泡 脫皮 發黃 變黃 污糟 花咗 畫花 窿 釘窿 裂痕 裂紋 牆紙 撕牆紙 髹 油過 油白 批灰 冇味 無味 環保漆 掉皮 掉灰 起皮 脱落 开裂 泛黄 脏 涂鸦 钉孔 补墙 刷白 白墙 重新刷 大白 腻子 墙皮 天花油 翻油 甩油 before handing back landlord tenant tenants move-out 交還 交吉 退租 房东 業主 spray smoke nicotine 煙漬 補油 補漆 door frames skirting 鐵閘 鐵門 门框 踢脚线',
  mould:
    'mould mold mildew fungus damp musty smell smelly black spots patch stain humid humidity wet moisture condensation allergy asthma cough baby wardrobe ceiling corner wallpaper seep green fuzzy furry peeling 發霉 霉 霉點 霉味 發黑 黑點 長毛 生毛 起毛 潮濕 潮 好潮 出水 冒汗 倒汗 回南天 受潮 水印 水漬 牆角 鼻敏感 敏感 哮喘 濕氣 剝落 霉斑 黑斑 返潮 湿 梅雨 有味 味道 过敏 长绿毛 脱皮 抽濕 反潮 反碱 起碱 泛碱 north wall side always 北墙 靠墙 衣柜后 浴室天花 rug shoes leather 皮鞋 發霉味 dehumidifier',
  limewash:
    'textured texture effect microcement micro-cement cement Venetian stucco plaster rustic wabi-sabi mediterranean natural mottled accent statement earthy concrete look special 質感 紋理 微水泥 藝術漆 清水模 水泥風 侘寂 灰泥 肌理 特色牆 效果牆 仿石 特別 清水混凝土 肌理漆 艺术涂料 侘寂风 马来漆 威尼斯 法式 奶油风 polished bedroom bespoke decorative 沙发背景墙 水泥漆 珪藻土 硅藻泥 diatom sand brushed hand-brushed 睡房 有質感',
  // water and electricity
  'plumbing rewiring':
    'pipe pipes leak leaking burst rust rusty brown water pressure weak low tap dripping blocked drain sewage copper socket sockets outlet outlets plug plugs extension cords power point not enough usb wires exposed old wiring dangerous shock spark short circuit switch dead aluminium ethernet network cable hidden add charger washing machine dishwasher smell 水喉 爆水喉 生鏽 鐵鏽 黃水 鏽水 水壓 水細 水好細 銅喉 漏水 滴水 塞 塞渠 塞廁 去水 臭渠 插蘇 插位 蘇位 插頭 拖板 唔夠 唔夠插蘇 唔夠插 電掣 掣 明線 暗線 電線 老化 漏電 觸電 火花 短路 冇電 無電 改位 網線 LAN線 洗衣機位 水管 爆裂 水小 铜管 堵 堵了 堵塞 下水 插座 插排 不够用 插座不够 充电 开关 走线 打火 没电 改水电 电工 水电工 水電師傅 改喉 水龙头漏 kitchen sink basin toilet bathroom clogged overflow slow gurgle 星盆 廚房 廁所 水槽 反水 溢出 返水 switches broken bulb lights',
  'electrical load':
    'trip trips tripping fuse breaker overload capacity enough induction cooker hob oven EV kettle air-con same time ampere amps MCB RCD flicker flickering blackout cut 跳掣 跳fuse 跳電 跳制 過載 負荷 夠唔夠電 夠電 電磁爐 電爐 焗爐 同時開 一齊開 一開 總掣 保險絲 安培 電箱 電錶 加電 跳闸 空开 断电 停电 老跳闸 总跳 功率 够不够 电陶炉 一开就 总闸 增容 大功率 閃燈 电压不稳 用电 meter circuit cutting off instant heater doubled phase three-phase 容量 电表容量 够装 够用吗 即热 三相 單相 單相電 电容量 电量',
  'water heater':
    'hot water cold shower lukewarm boiler geyser gas town electric instantaneous tank storage ignite pilot broken leak run out temperature noise takes long warm winter 熱水 冇熱水 凍水 唔夠熱 唔熱 忽冷忽熱 忽凍忽熱 沖涼 煤氣 石油氣 點火 打唔著火 儲水 即熱 漏水 冬天 水溫 等好耐 没热水 凉水 不热 洗澡 洗澡水 燃气 打不着火 电热 天然气 等很久 洗到一半 bath tub enough instant ten years 十年 換部新 用咗十年 掣 乾電池 水壓 smell leaking 安全 一氧化碳 flow tankless 直熱 即热式',
  // air
  'air conditioner installation':
    'hot summer sweat heat stuffy install buy new old broken window split inverter BTU horsepower hp bracket outdoor compressor energy noisy quiet hidden pipes concealed room without 熱 好熱 好焗 焗 夏天 熱死 匹 一匹 窗口機 分體 掛牆 變頻 冷氣 冇冷氣 加冷氣 換冷氣 冷氣機 慳電 嘈 冷氣窗 冷氣架 喉管 收喉 凍 很热 闷热 挂机 柜机 外机 支架 打孔 铜管 管线 藏起来 空调 中央空调 风管机 省电 装空调 换空调 制冷 新空调 cooling baby ventilation fan fresh air dehumidifier humid 抽濕 除湿 新風 凍啲 涼 凉快 静音 靜啲 裝多部 加一部 multi-split',
  'air conditioner relocation':
    'not cold cool drip drips dripping leaking water smell smelly musty dusty dirty mould filter wash clean cleaning service servicing maintenance gas refill noisy move moved moving relocate position blowing bed draught 唔凍 唔夠凍 滴水 漏水 臭 有味 有異味 霉味 塵 隔塵網 好污糟 洗冷氣 清洗 保養 加雪種 雪種 嘈 移位 搬位 改位 搬屋 吹住 吹正 吹頭 直吹 對住床 出風 不冷 不制冷 不凉 异味 发臭 灰 滤网 脏 洗空调 加氟 噪音 移机 搬家 换位置 对着床 拆装 拆机 years washed 很久没洗 好耐冇洗 冇洗 outdoor unit 外机 室外機 位置 遥控失灵 remote dead compressor error code 錯誤碼 重新裝',
  // design
  'floor layout':
    'awkward shaped shape odd irregular diamond narrow long corridor wasted flow circulation arrange arrangement furniture position place where fit rooms bedrooms small studio nano reconfigure move walls dark kitchen bigger bathroom proportion window plan sketch drawing dimensions work family four people 鑽石廳 間隔 窄 好窄 唔實用 怪 三尖八角 走廊 長 浪費 擺位 點擺 擺設 傢俬擺位 動線 格局 劏 開則 則 圖則 平面 一家四口 一家三口 細單位 幾多人住 納米樓 开间 户型 户型差 不好 奇葩 不规则 异形 布局 怎么摆 摆放 走道 过道 三代同堂 手枪型 一室 小户型 改户型 平面图 家具摆放 狹長 weird triangle triangular corners L-shaped odd-shaped two three many possible 間到幾多房 間兩房 幾間房 斜角 柱位 几个房间 柱子 承重墙 cramped tight better use maximise maximize space-saving sofa go put 改則 入門見 擠 逼 好逼 擠逼 拥挤 显大 大啲 利用 善用 合理 利用率 空间利用 一入門 door swing orientation zone zones 分區 干湿 承重 bad far from dining couple baby 夫妻 兩夫妻 一家 BB 能改吗 入户 对着 見晒 門口對 厕所位置 改廁所位 relocate structure structural 結構 拆牆 砸墙 主力牆 套内 使用率 unusable useless hallway foyer 規劃 厅太小 廳細 進門 走道 走道太長 一进门 進門就 家具尺寸 放得下 放唔落 放不下 rearrange reconfiguration remodel flow functional',
  'survey measured':
    'measure measures measuring measured tape dimensions size come visit appointment architect drawing existing no plan as-built advice advise ideas idea where begin start unsure improve see look expert professional opinion talk consult before 度尺 量尺 上門 睇場 睇樓 度下 冇圖則 無圖則 平面圖 現況 專業意見 意見 建議 唔知點開始 唔知由邊 想問 傾下 設計師上門 諮詢 量房 测量 上门测量 实地 尺寸 没有图纸 图纸 原始 结构图 从哪开始 不知道怎么 测绘 现场 免费量 上嚟 嚟睇 上來 来看 designer 睇睇 过来看 what can done possible possibilities potential apartment 可以點 可以点改 能改吗 能不能改 出方案 方案 意向 傾 初步 参考 please 請人 畫返張圖 度完 一下尺寸 画图 看看现场 evaluate assessment assess 評估 feasibility plans measurer drawings draughtsman CAD 丈量 尺寸圖 尺寸图 测一下 量一下 量一量',
  'feng shui':
    'master facing door toilet bed mirror luck lucky unlucky bad energy chi compass bagua wealth health direction geomancy altar stove ancestor superstitious beam 師傅 對住 對正 大門 廁所 床頭 橫樑 壓樑 鏡 神位 神枱 旺 旺財 財位 犯煞 煞 化煞 八字 命格 大吉 吉利 擇日 開工 方位 坐向 唔好 衰 運 運氣 大师 对着 正对 镜子 招财 犯冲 忌讳 讲究 朝向 玄关 灶 神龕 電梯 elevator lift pillar sharp corner window staircase hallway bathroom career love study baby 對樓梯 樓梯 尖角 沖 相沖 桃花 文昌 文昌位 生BB 入伙 入伙吉日 動土 八卦 羅盤 門對門 worship ancestors buddha 佛像 佛堂 觀音 祖先 擇日開工 动工 对着床 fish tank placement birthday zodiac 生肖 屬相',
  'storage analysis':
    'clutter cluttered stuff things belongings mess messy nowhere put too much many hoarding hoard tidy tidying organise organiser decluttering declutter decide throw minimalist Marie Kondo boxes everywhere overflowing possessions home bursting toys 雜物 好多嘢 好亂 亂 太亂 亂晒 冇位 冇位放 唔夠位 點收 執屋 執嘢 執極 斷捨離 唔捨得掉 唔捨得 囤積 收埋 整理 整理師 收納師 爆晒 堆 周圍都係 東西 东西多 太多 很乱 没地方放 没处放 放不下 舍不得扔 扔 囤 堆满 收纳 储物 空间不够 玩具 多到 行唔到 冇位行 冇眼睇 亂糟糟 乱放 乱七八糟 堆成山 走不动 搵唔到 成日搵唔到 找不到 cannot find lose losing misplace let go sort sorting plan hoarder downsizing downsize 分類 三口之家 小 冇收納 没收纳 爆滿 收納位 储物空间 closet every wardrobe cabinets 細嘢多 屋仔 屋細 又多 嘢又多 家里小 东西又多 spring-clean minimalism paperwork documents 文件 換季 收納規劃 规划师 冇地方 没地方 没地儿 find anything 整齊 整齐 收拾 执拾 執拾 收纳师 杂乱 雜亂',
  rendering:
    'see look looks preview visualise visualize picture image photo realistic imagine before build start finished result mock-up mockup computer drawing perspective show end 睇下 睇到 想睇 個樣 完成後 裝修後 裝修完 裝完 模擬 相 圖 透視 未開工 效果 出圖 想像 预览 看看 看到 样子 什么样 啥样 装好后 设计图 看图 图片 立体 想象 开工前 提前看 实景图',
  'virtual walk through':
    'see preview walk inside immersive headset goggles 360 panorama panoramic tour phone tablet 3D interactive online remotely abroad overseas look feel before build 360度 全景 眼鏡 戴眼鏡 手機睇 行入去 走入 置身 互動 身歷其境 VR 裝修後 未裝 睇下 全景图 手机 手机上 看 走进 逛 身临其境 沉浸 样板 样板间 装好后 提前看 遙距 遠程 异地 移民 送貨 客戶 client walkthrough fly-through animation 動畫 影片 视频 video goggle',
  'soft furnishing':
    'cushion cushions pillow pillows throw rug rugs curtains fabric fabrics bedding linen art pictures painting vase ornament decor decorate accessories style styling stylist cosy warm finishing touches match matching bare cold impersonal 抱枕 咕𠱸 地毯 地氈 掛畫 畫 花瓶 擺設 布料 布藝 床品 床單 裝飾 佈置 溫馨 冇溫度 單調 搭配 襯 家飾 配飾 装饰画 摆件 四件套 装饰品 冷清 怎么搭 氛围 氛围感 软饰 unfinished feels empty soulless bland 冷冰冰 空盪盪 没感觉 冷 似酒店 好似酒店 hotel-like lamps sofa layering seasonal christmas festive rented rental instagram 拍照 靚啲 好看 美观 网红 北欧 出租 民宿 租的 品味 bundle set 襯返套 怎么选 mirror throws lampshade plants showflat show-home staging stage sell selling 放盤 样板间',
  'colour scheme':
    'color colours colors shade shades tone tones palette match matches matching go goes together choose choosing pick which warm neutral beige grey gray white green blue pink sage accent wall combination swatch sample paint sofa floor dark 顏色 咩色 乜色 撞色 襯 襯色 夾 配咩 揀色 選色 色調 色板 暖色 冷色 米色 灰色 奶茶色 莫蘭迪 大地色 配色 油咩色 牆色 什么颜色 啥颜色 配什么 色卡 奶油 搭 怎么搭 显大 配 傢俬 配襯 家具颜色 沙发颜色 刷什么色 什么色 刷成 north facing room 色 油成 fashionable trend trendy 流行 流行色 唔夾 dislike boring mix harmonise harmony coordinate 協調',
  'lighting design':
    'dark dim gloomy bright brighter dull glare eyes lamp lamps bulb bulbs LED strip cove pendant chandelier spotlights downlights recessed track dimmer dimmable warm white cosy mood atmosphere reading switch switches north-facing night shadow windowless basement light 暗 好暗 唔夠光 黑 黑麻麻 陰暗 光啲 光猛 刺眼 燈 加燈 燈帶 燈槽 吊燈 射燈 筒燈 軌道燈 路軌燈 無主燈 調光 暖光 白光 黃光 氣氛 燈膽 冇窗 燈位 睇書 眼 昏暗 太暗 不够亮 亮 亮一点 磁吸 氛围 灯泡 没窗 采光 采光差 采光不好 照明 evening evenings street hallway corridor corridors 走廊 過道 没有灯 冇燈 傷眼 看书 study ceiling fan 風扇燈 night-light sensor 感應 wardrobe mirror 鏡前燈 fixture fixtures flicker wattage',
  // furniture
  'window seat':
    'sit sitting bay sill ledge nook cosy cozy reading read cushion bench lounge daybed curl view sunny lie nap storage coffee 坐 坐低 坐喺 瞓 睇書 窗邊 窗台 窗台櫃 卡位 軟墊 坐墊 睇風景 睇海 歎 歎咖啡 角落 攤 利用 坐着 看书 飘窗 飘窗垫 垫子 看风景 晒太阳 发呆 阅读角 躺 卡座 榻榻米 小榻 榻 榻榻 harbour sofa couch deep 瞓教 坐喺度 看海 睇海景 喝茶 懒人 窗前 窗户旁边 perch tea 浪費 矮柜 飲茶 長櫈 长凳 能坐 歇 pillow napping cat windowsill',
  tatami:
    'japanese japan raised floor platform low zen futon tea mat mats kneel storage under ryokan multipurpose lift table 日本 日式 和風 和室 升高 地台 地台房 地台底 升降枱 茶室 席地 蓆 跪 多用途 儲物 日本风 抬高 升降桌 席地而坐 打坐 多功能 收纳 垫 小房間 tatami ta mi sleeping sleep kyoto 茶室設計 睡地上 睡人 瞓地下 地鋪 矮 矮枱 打地鋪 room mahjong 打麻雀 麻雀 麻将 打麻将 兩用 阳台改榻榻米 冥想 meditation sleepovers 喝茶 飲茶 能睡觉 能睡 瞓覺 睡觉',
  'platform bed':
    'under underneath beneath below bed drawers drawer lift-up hydraulic ottoman gas mattress storage quilts duvets winter suitcases luggage seasonal raised 床底 床下 床下底 櫃桶 床箱 油壓 掀起 棉被 被舖 冬天衫 行李 喼 床褥 放嘢 儲物 床底下 抽屉 箱体 气压 被子 换季 行李箱 床垫 收纳 高箱 base pull-out boxes box wheels frame 床架 瞓床 榻榻米床 床体 空间 慳位',
  children:
    'kids child boy girl son daughter toddler baby newborn primary school homework student desk bed toys toy teenager teen years old growing grow room share siblings twins pink princess cot crib learning play year 細路 細路仔 小朋友 囝囝 囡囡 仔女 阿仔 阿女 個仔 個女 兩個女 兩個仔 BB 嬰兒 做功課 功課 溫書 讀書 上學 小學 中學 玩具 成長 細路房 童房 歲 大仔 孩子 小孩 宝宝 儿子 女儿 闺女 娃 做作业 写作业 作业 学习 学习桌 青少年 男孩 女孩 二胎 兄妹 姐弟 男仔房 女仔房 男仔 女仔 schoolbag uniform lasts high study area 学习区 小學生 卧室 mattress guard rail 圍欄 护栏 攀爬 climbing swing 帳篷 tent castle dinosaur',
  'bunk bed':
    'double decker decks two kids siblings brothers sisters share sharing upper lower top bottom stairs steps slide ladder loft sleep small room stacked high twins helper maid 上下格 上格 下格 格床 碌架 高架床 兩個仔 兩個女 兩姊妹 兩兄弟 姊妹 兄弟 兄妹 姊弟 一間房 同房 樓梯 梯櫃 工人 姐姐 上下铺 上下床 双层 高低 子母 高架 二胎 姐妹 两个孩子 两个娃 同住 滑梯 上铺 下铺 triple three 上格床下格書枱 下面書枱 desk underneath 三个孩子 三個細路 双胞胎 孖仔 孖女 twin',
  bookcase:
    'books book library read reader novels comics manga collection shelves shelving wall height ceiling ladder rolling display bookworm magazines LP vinyl records encyclopedias pile piles 書 好多書 漫畫 小說 書架 藏書 圖書館 睇書 雜誌 黑膠 手辦 模型 擺書 放書 一整幅 到頂 書蟲 很多书 几千本 看书 唱片 一整面 整墙 通顶 书堆 lego figures models trophies awards CDs albums photo 乐高 獎座 擺設 相簿 啲書 冇定放 書櫃門 glass doors dust-proof 防塵',
  bar: '吧台 wine whisky whiskey drink drinks drinking cocktail cocktails beer spirits bottles glasses glass cellar cooler fridge party parties entertain entertaining friends host alcohol gin tasting cave 酒 紅酒 威士忌 飲酒 飲嘢 飲返杯 酒杯 酒架 酒樽 藏酒 紅酒櫃 恒溫 派對 朋友 嚟屋企 招呼 開party 小酌 調酒 喝酒 喝一杯 白酒 聚会 朋友来 品酒 洋酒 喝两杯 餐厅 饭厅 飲杯 放工 小酒吧 after work nightcap liquor rum sake shochu champagne decanter corkscrew pub 清酒 香檳 酒器 藏品 下班 喝点',
  'TV wall':
    'television telly TV cables wires cords hide hidden mess flat screen mount mounted hanging console speaker speakers soundbar home theatre theater cinema projector games behind living room marble slat 電視 電視機 掛牆 掛電視 線 唔見線 收線 藏線 遊戲機 機頂盒 音響 投影 投影機 家庭影院 背景牆 幾吋 大電視 木條 隐藏 投影仪 影院 影视墙 好看 投影幕 寸 格栅 回音壁 客厅墙 opposite sofa facing 沙发对面 梳化對面 对面那面墙 feature wall stone panel fireplace 電視機唔想放 挂电视的墙 cabinet record',
  pet: 'cat cats kitten kitty dog dogs puppy rabbit hamster parrot litter box tray tree climb climbing scratch scratching scratches fur hair feeding bowl bed kennel crate cage gate smell hide house tower walkway 貓 貓貓 貓砂 貓砂盆 貓爬架 貓屋 貓跳台 貓窿 貓籠 狗 狗狗 狗屋 狗窩 狗籠 兔仔 寵物 毛 甩毛 抓 抓花 抓爛 食碗 食盆 主子 毛孩 猫咪 猫窝 猫洞 猫别墅 猫柜 兔子 仓鼠 掉毛 挠 喂食 铲屎官 养猫 养狗 shelves step steps two three aquarium fish tank tortoise turtle bird 魚缸 龜 乌龟 雀籠 鸟笼 狗仔 食飯 瞓覺 猫厕所 grooming leash carrier allergic chew chewed chewing sofa ruins',
  headboard:
    'behind bed padded soft cushion cushioned lean leaning back upholstered leather fabric velvet hotel hotel-style head bang hit panel bedside lamp reading wall 床頭 床頭板 床背 挨 挨住 靠背 背脊 軟包 軟墊 皮 絨布 布 酒店 酒店風 撞頭 睡房牆 凍牆 靠 靠着 背 软 软的 绒 卧室背景墙 硬包 靠垫 above bed-head slats 床後面 軟身 背景墙 雙人床 睡前 看书 玩手机',
  wardrobe:
    'clothes clothing dresses shirts coats hang hanging hanger closet full overflowing ceiling height built-in sliding mirrored hinged bedroom doors wall organise bags nowhere mirror made seasonal 衫 衫褲 衣服 衫太多 好多衫 掛衫 掛 唔夠掛 唔夠位掛 冇位掛 大褸 到頂 頂天立地 入牆 趟門 掩門 冬天衫 度身 訂造 爆櫃 爆晒 衣服多 衣服太多 放不下 挂不下 大衣 通顶 嵌入 推拉门 平开门 换季 打衣柜 做衣柜 定制 一门到顶 built-ins master 衫櫃 不够 wedding jackets jeans 羽絨 羽绒服 裤子 裙子 裙 T恤 收衫 摺衫 叠衣服',
  'walk in wardrobe':
    'dressing room spare handbags bags shoes collection makeup vanity island jewellery luxury display full-length mirror celebrity convert suits 手袋 名牌 首飾 中島 化妝枱 化妝 全身鏡 更衣 步入式 一間房 改成 衫 衫房 大量衫 包包 名牌包 梳妆台 更衣间 整间 衣帽 女生 主卧 box boxroom separate small 小间 細房 放衣服 專放 放衫 储衣间 衣服间 gowns 工人房 小户型 tie ties watches proper designer gown hats boutique-style 名牌手袋 衫同袋 展示',
  'wardrobe refit':
    'inside interior inner shelves shelf dividers partition rail rails drawers pull-down trouser existing keep doors reorganise rearrange wasted badly planned more shorter adjust layout 內籠 裡面 入面 入邊 層板 隔板 加層板 加櫃桶 掛衣桿 褲架 唔好用 唔實用 改裝 保留 唔換門 间隔 内部 里边 加抽屉 不好用 不实用 改造 格局 不换门 空间浪费 旧衣柜 extra 加褲架 broken collapsed 层板塌 塌 跌咗 掛衫桿 掉下来 rack tie',
  'shoe cabinet':
    'shoes shoe boots sneakers trainers slippers heels umbrella umbrellas keys coat bag bags door doorway doorstep front entrance hall bench sit trip pile messy smelly mirror 鞋 波鞋 拖鞋 靴 高踭鞋 對鞋 鞋架 門口 入門口 大門口 玄關 擺鞋 著鞋 換鞋 換鞋凳 雨遮 遮 鎖匙 全身鏡 鞋臭 运动鞋 球鞋 靴子 高跟鞋 双鞋 进门 入户 放鞋 穿鞋 雨伞 钥匙 穿衣镜 乱 门厅',
  study:
    'work working home office WFH remote zoom calls desk computer monitor monitors laptop job studying concentrate concentration quiet corner printer gaming table fold hide online 做嘢 返工 上班 在家工作 居家辦公 電腦 電腦枱 螢幕 mon 開會 專心 溫習 工作區 工作間 書房 書枱 打機 電競 居家 在家上班 在家办公 办公 电脑桌 显示器 视频会议 学习 复习 书桌 书桌椅 打游戏 加班 角落 码字 网课 video take nowhere 办公区 辦公位 exam exams 考試 溫書 备考 枱 桌 reading lamp bookshelf drawing 画画 繪圖 手作 craft sewing 縫紉 開電腦 開OT OT 自由工作 freelance freelancer 直播 keyboard chair 人體工學 升降桌 站立',
  dining:
    'eat eating meal meals dinner family seat seats people guests round circular table oak wood chairs hotpot lazy susan small six eight four extend 食飯 飯枱 枱 圓枱 圓形 圓 坐 坐到 六個人 八個人 打邊爐 轉盤 實木 橡木 餐椅 一家人 做節 吃饭 饭桌 圆桌 八人 火锅 聚餐 桌子 请客 餐厅 饭厅 grandparents fit seating hosting thanksgiving 一家八口 八口 聚會 親戚 多人 一起吃饭 大圆桌 餐台 buffet chair',
  'wall bed':
    'fold folds folding folded foldaway foldable pull down hidden hide disappear disappears stow away tuck guest guests visitors visiting in-laws sleepover stay overnight studio spare convert convertible sofa day night transform space-saving vertical multi-function 隱形床 摺床 摺埋 摺疊 反床 收埋 收起 收入牆 收上牆 藏 客人 親戚 朋友 過夜 留宿 嚟住 外父外母 奶奶嚟 客房 日間 夜晚 變身 一物二用 慳位 折叠床 翻下来 翻板 收起来 收进 收进墙 来住 来访 父母来 白天 晚上 变 两用 省空间 节省空间 多功能 没地方睡 睡觉 睡 takes all space 上嚟住 住幾日 变沙发 長輩 小房 only room extra home office gym exercise 健身 瑜伽 airbnb',
  'curtain track':
    'sun sunlight sunny bright glare light morning sleep wake blackout sheer net drapes blind blinds roller venetian roman privacy neighbours see overlook window rail rod hooks west heat tailor bay 曬 好曬 西斜 西曬 陽光 太陽 太光 刺眼 朝早 瞓 瞓覺 瞓唔著 瞓唔到 遮光 遮 遮住 紗 紗簾 捲簾 百葉 羅馬簾 對面 望到 睇到 私隱 路軌 窗軌 掛鈎 度身 窗太大 太晒 太亮 早上 睡 睡觉 睡不着 挡光 看到 看见 隐私 轨道 罗马杆 定做 落地窗 蜂巢帘 sheers dimout 下晝 曬到 曬入屋 入屋 passers-by passersby naked overlooked hot afternoon cold draughty fade fading 路人 街外 下午 暴晒 隔热 抗UV 防曬 透光 飄窗簾 layer block street lights night streetlight neon shade shading shades pleats eyelet 街燈 路灯 霓虹 望到晒 望入嚟 走光 被看光 挡 帘子 窗紗 纱窗帘 长帘 短帘 layered nursery nap daytime dimming',
  'motorised curtains':
    'automatic automatically automated remote app phone voice alexa siri timer schedule motor electric button wake morning sunrise high tall reach lazy open close themselves blinds lying bed 自動 自動開 遙控 遙控器 摩打 手機 手機控制 聲控 定時 按掣 一按 朝早 懶 夠唔到 太高 開合 自己開 電動 自动开合 电机 语音 小爱 米家 按键 早上 够不着 挑高 躺在床上 skylight 攰 拉簾 拉簾好攰 拉不动 天窗 遮阳帘 高窗 wheelchair two-storey battery solar',
  planting:
    'plant plants green greenery garden gardening herb herbs vegetables tomatoes flowers flower pot pots potted succulent cactus leaves dying die shade sunlight low-maintenance jungle balcony terrace indoor air purifying grow growing moss watering orchids 植物 花 種花 種菜 種嘢 盆栽 盆景 花盆 香草 多肉 仙人掌 綠化 園藝 蘭花 淋水 淋花 死 打理 易打理 唔使曬 室內植物 植物牆 養花 花草 种点 养点 绿植 绿萝 花园 浇水 枯 养死 好养 好打理 不用晒 净化空气 小花园 爬藤 basil mint rosemary rose hanging rack stand 花架 種香草 薄荷 玫瑰 草皮 artificial bonsai fern trees tree bamboo 竹',
  // shops and offices
  'shop fitting':
    'open opening start business store boutique salon hair nail barber restaurant eatery noodle clinic dental gym yoga studio pharmacy bakery tutorial florist takeaway ramen bubble tea landlord lease license licence food display cashier franchise pop-up stall fit-out 開舖 開店 開檔 創業 做生意 舖 舖頭 舖位 舖面 髮型屋 髮廊 美甲 美容 餐廳 茶餐廳 食店 麵店 診所 牙科 健身 瑜伽 藥房 補習社 花店 外賣 奶茶 時裝店 服裝 服裝店 收銀 連鎖 加盟 食牌 租咗舖 精品店 開業 开个店 小店 门面 门店 店面 商铺 理发店 美发 美容院 餐馆 饭店 小吃店 面馆 健身房 瑜伽馆 药店 培训班 奶茶店 便利店 烘焙店 taking over kiosk health massage physio physiotherapy tattoo tutoring pilates cinema escape room 頂咗 頂舖 頂手 盘下 转让 瑜伽室 按摩 足浴 密室 書店 寵物店',
  'cafe counter':
    'coffee espresso machine barista cashier till bakery cake pastry display bar takeaway juice bubble tea cafe shop counter opening 咖啡 咖啡機 水吧 收銀 收銀枱 蛋糕 麵包 糕點 櫃枱 飲品 茶飲 奶茶 手搖 café 咖啡厅 水吧台 甜品 吧台 咖啡师 前台 点单 ice cream kiosk gelato order point-of-sale POS 雪糕 冰淇淋 收銀位 咖啡檔 檔 摊',
  'retail shelving':
    'display displays product products goods merchandise stock rack racks show showcase cosmetics clothes shoes bottles lit illuminated LED shop store supermarket sell adjustable 貨架 層架 陳列 陳列架 展示 展示架 貨品 產品 商品 擺貨 賣嘢 飾櫃 賣 精品 藥妝 化妝品 燈 展示柜 卖东西 带灯 便利店 超市 服装店 jewellery jewelry watches glass cabinet optical wine books 手錶 珠寶 眼鏡店 擺鞋賣 賣鞋 商店 展櫃 hooks gondola',
  signage:
    'shop name front facade logo letters lettering neon lightbox light box board banner lit illuminated night hanging outdoor acrylic LED storefront shopfront office door plate brand 招牌 燈箱 店名 舖名 名 發光字 立體字 霓虹 霓虹燈 水牌 門面 門頭 舖面 外牆 廣告 公司名 公司牌 亞加力 名字 牌子 牌匾 广告牌 亚克力 前台字 夜晚 字 outside clinic opening 開張 换招牌 壞咗 不亮 broken window sticker decal vinyl 貼紙 玻璃貼 印刷',
  'office fitting':
    'staff employees workers team people desks cubicles workstation workstations company startup start-up firm coworking headquarters reception pantry move moving relocate new premises lease cabling network meeting rooms boss commercial industrial partition 員工 同事 人 卡位 寫字枱 工作位 公司 搬寫字樓 搬公司 搬遷 寫字樓 商廈 工廈 初創 創業 前台 接待處 茶水間 老闆房 佈線 租約 工位 卡座 办公桌 公司搬家 搬家 新办公室 创业公司 老板办公室 团队 会议室 人办公 办公区 headcount seats doubled grow growing hire hiring open-plan hot-desk managers directors law accounting tuition agency 開新寫字樓 隔会议室 隔房 經理房 经理室 请人 招人 擴充 升級 律師樓 會計樓',
  acoustic:
    'echo echoes echoey reverb reverberation hear overhear heard voices voice noise noisy loud calls video conference zoom teams phone booth confidential boardroom next door absorb foam felt podcast recording studio restaurant 回音 回聲 開會 會議 會議室 聽到 聽唔清 聽得到 隔籬房 大聲 嘈 視像會議 電話 吸音 隔音 吸音棉 錄音 回音大 听不清 听见 隔壁 吵 视频会议 通话 隔音棉 录音棚 直播间 玻璃房 电话间 電話房 隔音房 錄音室 直播 ceiling baffle curtains',
  piano:
    'piano violin drum drums cello guitar trumpet saxophone erhu guzheng sing singing karaoke band music musical instrument instruments practise practice practising play plays playing neighbour neighbours neighbor complain complains complained complaint loud noise noisy next door upstairs downstairs wall soundproof quiet recording traffic road 琴 彈琴 練琴 鋼琴 小提琴 大提琴 打鼓 鼓 結他 色士風 古箏 二胡 唱歌 唱K 卡拉OK 夾band 樂器 音樂 鄰居 隔籬 隔離 樓上 樓下 投訴 嘈 好嘈 嘈到 嘈住 騷擾 隔音 隔音房 聲 錄音 馬路 噪音 车声 吵 太吵 嫌吵 架子鼓 吉他 萨克斯 k歌 隔壁 扰民 声音 直播 flute clarinet learns learn lesson lessons teach teacher student 學琴 學 上堂 錄音房 配音 hifi home-studio subwoofer footsteps 腳步聲 拖櫈 拖椅',
  'meeting table':
    'boardroom conference table desk seats people long walnut power sockets cable board big 開會 會議 會議室 長枱 大枱 坐 十個人 插座 電源 傾生意 開會用 长桌 大桌子 谈客户 洽谈桌 洽谈 client clients wooden negotiate training 培訓 whiteboard',
  // inspection and advice
  inspection:
    'defect defects snag snags snagging check checking fault faults developer keys handover hollow crack new completion report list bought before sign accept warranty inspector surveyor 驗 驗樓 驗屋 驗樓師 執漏 收樓 手尾 瑕疵 缺陷 問題 發展商 空心 滲漏 啱啱 報告 新樓 交樓 收匙 保養期 点验 验房 验房师 验收 收房 交房 开发商 空鼓 毛病 精装房 新房 质量 签字 钥匙 毛坯 problem problems wrong flaws flaw mistakes poor workmanship 有冇問題 有没有问题 professional checker 精装交付 查毛病 pre-handover water ponding test 試水 打鼓槌 空心磚 window leak 门窗 plug tester occupancy',
  supervision:
    'watch watching workers worker builder builders contractor cut corners shoddy lazy delay delays delayed late slow schedule progress quality check abroad overseas travel busy site visits manage manager independent trust monitor materials substitute oversee photos stage on-site regularly 睇住 睇實 盯 盯住 跟進 跟場 師傅 工人 判頭 偷工 減料 偷工減料 用料 貨不對辦 爛尾 拖 拖期 甩底 進度 質素 質量 唔得閒 冇時間 喺外國 外地 信唔過 唔放心 地盤 監察 盯工地 盯装修 看着 看工地 工地 施工队 装修队 糊弄 猫腻 拖延 延期 没时间 没空 在外地 国外 不放心 监督 盯着 第三方 把关 验收 节点 eye eyes keep careless sloppy dodgy argue dispute honest disappear disappeared ran halfway unfinished abandoned 求其 亂來 馬虎 谁管 管 走數 走佬 跑路 停工 進展 交底 唔跟圖 不按图 做錯 返工 redo wrong',
  'post cleaning':
    'dust dusty dirty dirt debris residue paint spots glue sticker mess rubbish deep cleaning clean scrub wipe windows move moving in finished builders after works done handover formaldehyde cleaner cleaners vacuum 塵 好多塵 灰塵 塵埃 污糟 邋遢 垃圾 泥頭 漆漬 膠漬 抹 抹塵 抹窗 執乾淨 洗地 打掃 清潔 大清潔 入伙 入伙前 搬入 搬屋 裝修完 完工 甲醛 除甲醛 清潔姐姐 吸塵 灰 一屋子灰 脏 很脏 建筑垃圾 漆点 胶印 擦 擦窗 擦玻璃 打扫干净 搞卫生 卫生 保洁 保洁阿姨 入住 入住前 搬进去 搬家 装完 开荒 splashes stain remove cement cement-residue 满屋子 mattress mites disinfect disinfection 消毒 sofa 清走 removal 清垃圾 垃圾清运',
  'window waterproofing':
    'rain rains rainwater typhoon storm black rainstorm leak leaks leaking seep seeping water comes in wet sill frame aluminium sealant seal puddle stain paint below bubbling damp drip drips 落雨 落大雨 黑雨 打風 颱風 暴雨 入水 滲水 漏水 滲 滲入 窗邊 窗台 窗框 窗罅 罅 鋁窗 窗膠 膠邊 濕 水漬 一灘水 外牆 下雨 下大雨 刮台风 进水 窗户 缝 打胶 密封 密封胶 飘雨 飘窗 outer wall exterior curtain old window frames 窗框老化 外墙渗水 滲水到 渗到 防水膠 reseal caulk caulking inspection MWIS 驗窗 强制验窗',
  quotation:
    'expensive price prices priced pricing pricey cheap reasonable fair overcharge overcharging overcharged overpriced rip ripped ripoff rip-off scam scammed cheat cheated contractor quote quotes quoted hidden extras extra items compare comparing worth budget cost costs believe trust much deposit contract 貴 好貴 太貴 貴唔貴 平 抵唔抵 抵 值唔值 合理 公道 開價 個價 條數 報價 報價單 呃 被呃 呃錢 劏客 食水深 水份 水位 中伏 伏 隱藏 後加 加數 追加 漏項 比較 格價 計數 合約 判頭 裝修師傅 裝修佬 价格 报的价 贵不贵 便宜 值不值 坑 被坑 坑人 被宰 宰 骗 被骗 水分 猫腻 增项 加价 对比 比价 预算 合同 套路 靠谱 high higher low over bill invoice adding keeps variation variations asks 十萬 幾十萬 幾多萬 開十萬 合唔合理 裝修合同 itemised item breakdown negotiate bargain discount 講價 砍价 谈价 优惠 明細 項目 清單 三份報價',
  // smart home
  'smart home':
    'app phone voice control controlled alexa google siri homekit xiaomi automation automatic lights on off remotely scene scenes sensor sensors motion away leave home connected gadgets hub matter 手機 手機控制 遙控 聲控 自動 自動化 感應 情景 離家 返屋企 出門 開燈 熄燈 一鍵 小米 米家 蘋果 智能 全屋 联动 语音 场景 回家 关灯 天猫精灵 小爱 小度 whole house switch switches plug curtain 开关 智能开关 遠程 寬頻 wifi wi-fi mesh 網絡 網速 robot vacuum speaker camera 鏡頭 摄像头 監控 alarm security',
  'smart lock':
    'key keys lost forget forgot forgotten locked out fingerprint face code password passcode keypad keyless card phone door lock entry helper cleaner tenant Airbnb open unlock electronic doorbell camera viewer safe security burglar 鎖匙 匙 唔見 唔見咗 唔記得 忘記 冇帶 唔使帶 反鎖 指紋 面容 人面 密碼 卡 拍卡 門鎖 大門 開門 入唔到屋 入唔到 換鎖 工人 租客 防盜 貓眼 門鐘 钥匙 丢 丢了 忘带 没带 不用带 老忘 被锁 人脸 刷脸 刷卡 进不去 进不了门 保姆 门铃 可视 tenants changed face-recognition wooden gate metal 鐵閘 木門 門匙 帶門匙 租客换了 临时密码 小孩 老人 deadbolt latch handle doorknob',
};
