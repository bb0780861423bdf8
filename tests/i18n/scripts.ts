/**
 * Characters that belong to one script only, as pairs simplified–traditional. Not all of Unicode: those that interface
 * and catalogue texts use or are likely to. A character that is right in both (台, 准, 床, 了, 系, 面, 制 …) is not here.
 */
const PAIRS =
  '国國 们們 说說 时時 间間 实實 发發 开開 关關 对對 为為 这這 个個 来來 过過 还還 进進 远遠 运運 连連 选選 适適 逻邏 边邊 达達 迁遷 迟遲 让讓 议議 记記 讲講 许許 论論 设設 访訪 证證 评評 识識 诉訴 词詞 译譯 试試 话話 询詢 该該 详詳 语語 误誤 请請 读讀 课課 调調 谁誰 谢謝 谓謂 订訂 认認 计計 讯訊 诺諾 诚誠 谈談 谊誼 谨謹 ' +
  '贝貝 负負 财財 责責 败敗 货貨 质質 贴貼 费費 贸貿 资資 赋賦 赏賞 赔賠 赖賴 赠贈 购購 贷貸 贵貴 账賬 贺賀 赛賽 赢贏 车車 转轉 轮輪 软軟 轻輕 载載 较較 辆輛 辑輯 输輸 轨軌 轴軸 辅輔 铁鐵 铜銅 银銀 铺鋪 链鏈 销銷 锁鎖 锅鍋 错錯 键鍵 镜鏡 长長 门門 闭閉 问問 闲閒 闻聞 阅閱 阳陽 阴陰 阶階 际際 陆陸 陈陳 险險 随隨 隐隱 难難 ' +
  '电電 网網 络絡 线線 级級 经經 纪紀 结結 给給 统統 继繼 绩績 续續 维維 绿綠 编編 缓緩 缘緣 缩縮 缴繳 红紅 纯純 纸紙 织織 细細 终終 组組 绍紹 绘繪 绝絕 约約 纤纖 练練 缝縫 综綜 综綜 缆纜 ' +
  '业業 东東 两兩 严嚴 丰豐 临臨 丽麗 举舉 义義 乐樂 书書 买買 乱亂 争爭 亏虧 亚亞 产產 亲親 仅僅 从從 仓倉 仪儀 价價 众眾 优優 会會 伞傘 传傳 伤傷 伦倫 伪偽 体體 侧側 侨僑 债債 倾傾 偿償 储儲 儿兒 党黨 兰蘭 兴興 养養 兽獸 内內 写寫 军軍 农農 冲沖 决決 况況 冻凍 净淨 减減 凤鳳 凭憑 凯凱 击擊 划劃 则則 刚剛 创創 删刪 别別 剂劑 剧劇 办辦 务務 动動 励勵 劳勞 势勢 匀勻 区區 医醫 华華 协協 单單 卖賣 卫衛 却卻 厂廠 厅廳 历歷 压壓 厌厭 厨廚 厕廁 县縣 参參 双雙 变變 叙敘 叠疊 号號 叹嘆 吁籲 吓嚇 吗嗎 听聽 启啟 员員 响響 哑啞 唤喚 啬嗇 喷噴 嘱囑 团團 园園 围圍 图圖 圆圓 ' +
  '圣聖 场場 坏壞 块塊 坚堅 坛壇 坟墳 坠墜 垄壟 垒壘 垫墊 堕墮 墙牆 壮壯 声聲 壳殼 处處 备備 复復 够夠 头頭 夹夾 夺奪 奋奮 奖獎 妆妝 妇婦 妈媽 娱娛 婴嬰 孙孫 学學 宁寧 宝寶 审審 宪憲 宽寬 宾賓 寝寢 寻尋 导導 寿壽 将將 尔爾 尘塵 尝嘗 层層 届屆 属屬 屿嶼 岁歲 岂豈 岗崗 岛島 峡峽 巩鞏 币幣 帅帥 师師 帐帳 帘簾 带帶 帧幀 帮幫 库庫 应應 庙廟 废廢 广廣 庄莊 庆慶 异異 弃棄 张張 弥彌 弯彎 弹彈 强強 归歸 当當 录錄 彻徹 径徑 忆憶 忧憂 怀懷 态態 总總 恋戀 恶惡 悬懸 惊驚 惧懼 惨慘 惩懲 惯慣 愤憤 愿願 戏戲 战戰 户戶 执執 扩擴 扫掃 扬揚 扰擾 抚撫 抢搶 护護 报報 担擔 拟擬 拥擁 择擇 挂掛 挡擋 挤擠 挥揮 捞撈 损損 捡撿 换換 据據 掷擲 搁擱 搅攪 携攜 摄攝 摆擺 摇搖 撑撐 撤撤 ' +
  '数數 斋齋 断斷 无無 旧舊 显顯 晒曬 晓曉 暂暫 术術 机機 杀殺 杂雜 权權 条條 杨楊 极極 构構 枪槍 柜櫃 标標 栈棧 栋棟 栏欄 树樹 样樣 桥橋 档檔 检檢 楼樓 榄欖 横橫 樱櫻 欢歡 欧歐 残殘 毁毀 毕畢 毡氈 气氣 汇匯 汉漢 汤湯 沟溝 没沒 泪淚 泽澤 洁潔 测測 济濟 浏瀏 浓濃 涂塗 润潤 涨漲 渐漸 渔漁 湾灣 湿濕 满滿 滤濾 滨濱 滩灘 潜潛 灭滅 灯燈 灵靈 灶竈 灾災 炉爐 点點 炼煉 烟煙 烦煩 烧燒 热熱 焕煥 爱愛 牵牽 犹猶 状狀 独獨 狭狹 狮獅 猎獵 献獻 环環 现現 玛瑪 珑瓏 画畫 畅暢 疗療 盖蓋 盐鹽 监監 盘盤 着著 矿礦 码碼 砖磚 础礎 硕碩 确確 碍礙 礼禮 祷禱 离離 种種 积積 称稱 税稅 稳穩 穷窮 窃竊 窍竅 竞競 笔筆 笼籠 筑築 签簽 简簡 筛篩 筹籌 类類 粮糧 纠糾 罗羅 罚罰 罢罷 职職 联聯 聪聰 肃肅 肤膚 胀脹 胜勝 胶膠 脑腦 脏髒 脚腳 脱脫 腾騰 舰艦 艺藝 节節 芦蘆 苏蘇 苹蘋 范範 荐薦 荣榮 药藥 莹瑩 获獲 营營 萧蕭 蓝藍 虑慮 虽雖 虾蝦 补補 衬襯 袜襪 装裝 裤褲 见見 观觀 规規 视視 览覽 觉覺 触觸 誉譽 说說 赵趙 趋趨 跃躍 践踐 踪蹤 轿轎 邮郵 邻鄰 郑鄭 酱醬 释釋 里裏 针針 钉釘 钟鐘 钢鋼 钥鑰 钱錢 铃鈴 铝鋁 锌鋅 锐銳 锦錦 页頁 项項 顺順 须須 顾顧 顿頓 预預 领領 频頻 题題 颜顏 额額 风風 飘飄 飞飛 饭飯 饮飲 饰飾 饼餅 馆館 馈饋 马馬 驱驅 驳駁 驶駛 验驗 骑騎 骗騙 髅髏 鱼魚 鲜鮮 鸟鳥 鸡雞 鸣鳴 鸭鴨 鹅鵝 麦麥 黄黃 齐齊 齿齒 龙龍 龄齡 仅僅 亿億 价價 赞讚 护護 递遞 阶階 拨撥 宫宮 滚滾 终終 杆桿 笋筍 篮籃 叶葉 虫蟲 补補 饱飽 铭銘 郁鬱 钻鑽 颗顆 纹紋 纱紗 绒絨 缎緞 绵綿 ';

/** Right in Hong Kong's Traditional writing too, or a character of its own there (glossary, parts 1 and 5). */
const ALSO_TRADITIONAL = '着里杆吁郁撤划向范叶后復';
/** In use in Simplified texts as well. */
const ALSO_SIMPLIFIED = '著撤復';

const pairs = PAIRS.trim()
  .split(/\s+/)
  .map((pair) => [...pair] as [string, string]);

export const SIMPLIFIED_ONLY = new Set(pairs.map(([simplified]) => simplified).filter((character) => !ALSO_TRADITIONAL.includes(character)));
export const TRADITIONAL_ONLY = new Set(pairs.map(([, traditional]) => traditional).filter((character) => !ALSO_SIMPLIFIED.includes(character)));

/** The characters of a text that belong to the other script. */
export function foreignCharacters(text: string, locale: 'zh' | 'cn'): string[] {
  const foreign = locale === 'zh' ? SIMPLIFIED_ONLY : TRADITIONAL_ONLY;
  return [...text].filter((character) => foreign.has(character));
}
