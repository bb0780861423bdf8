/** Traditional characters, each with the simplified one below it at the same place. */
const TRADITIONAL =
  '電郵話選擇張頭儲請試會圓顯瀏覽務國區範圍調鍵帳戶資寫內別載註冊後單進預約暫無項讚員積設轉碼號訂換領優願縮條細則隱驗證敗連結過將於詳參閱輸們發讓記訪該時訊檢併賺現曆檔開啟頁並刪從種類數鐘為計價贈關當編線況續聯絡這裏運費繼總額復網斷餘詢評篩減佈裝傢俬須沒幣門薦尋圖適議確認貨間誤遞變動標欄處與來應報準銀點問屬閉複決視滿達較簡辦訴構盡眾維對責聲險談聽繪團隊個稱謝傳補錯統題軟廈樓層鎖許嘗狀態機長幾蹤語導術頂溫獲紀錄級舊隨還製誌顧錢掃憑說給剛歡蓋實見學讀審詞識兩筆絕經體貼難遲氣釘廁灑龍牆滲邊鋁簾葉剷鋪磚膠廚櫃枱爐煙壓書師燈舖潔風陳藝規劃畫納購買氈墊盪業監雙觀貿習慣場產盤夠緒幫虛廳衛櫥養創強穎籌萬僱償帶樣節飾嬰兒闊側濕傘誰鋼鸚鵡週階鑽壺觸愛顏異紋橫樑據徵論負損簽際備佔執鑿車倉繳廣權專曬寵壞懷僅質兌親歷轄採寧靜紗襯軌亞絨鉻絲黃銅啞夾塊輕脹熱綠雲崗擬獨鏡擋島紙紅懸藍櫻診淺鋅掛噴鐵鏽捲轆塗詩係馮測鄧慳劉曉嵐麥棟飯輪礙卻騰遷遊戲盞課勻陰麼護環擺離組縫鬆脫塵堅乾檻鄰遺遠鉛灘攝腳淨皺錶漬擴擔園賣攤澤勝樂歸婦終鬚貴驟鍋鑊驚檸禮繞雜灣東摺興奮順針陽麵隻覺燒鏈靚緩衝孫鍾鄺講譚媽窩溝湯齡剝揀齊傾銷諗穩陣爭賴搵籤盧閒撐桿揚響疊龕彎繩練諮寬牴腦協勢澆貓柵髮籠籃鉸煥暢霧儀貝殼閘殘盜攜棄營陸鰂魚軍潤檯錫鍍鈕錘鋸鑲漿纜纖綫廢爛廠庫壢壩墻賬樞紐鑰鈴涼濾燉鳳寶輩臺樹溼髒蟲蟻獸飲館醫韌閣嗎';
const SIMPLIFIED =
  '电邮话选择张头储请试会圆显浏览务国区范围调键帐户资写内别载注册后单进预约暂无项赞员积设转码号订换领优愿缩条细则隐验证败连结过将于详参阅输们发让记访该时讯检并赚现历档开启页并删从种类数钟为计价赠关当编线况续联络这里运费继总额复网断余询评筛减布装家私须没币门荐寻图适议确认货间误递变动标栏处与来应报准银点问属闭复决视满达较简办诉构尽众维对责声险谈听绘团队个称谢传补错统题软厦楼层锁许尝状态机长几踪语导术顶温获纪录级旧随还制志顾钱扫凭说给刚欢盖实见学读审词识两笔绝经体贴难迟气钉厕洒龙墙渗边铝帘叶铲铺砖胶厨柜台炉烟压书师灯铺洁风陈艺规划画纳购买毡垫荡业监双观贸习惯场产盘够绪帮虚厅卫橱养创强颖筹万雇偿带样节饰婴儿阔侧湿伞谁钢鹦鹉周阶钻壶触爱颜异纹横梁据征论负损签际备占执凿车仓缴广权专晒宠坏怀仅质兑亲历辖采宁静纱衬轨亚绒铬丝黄铜哑夹块轻胀热绿云岗拟独镜挡岛纸红悬蓝樱诊浅锌挂喷铁锈卷辘涂诗系冯测邓悭刘晓岚麦栋饭轮碍却腾迁游戏盏课匀阴么护环摆离组缝松脱尘坚干槛邻遗远铅滩摄脚净皱表渍扩担园卖摊泽胜乐归妇终须贵骤锅镬惊柠礼绕杂湾东折兴奋顺针阳面只觉烧链靓缓冲孙钟邝讲谭妈窝沟汤龄剥拣齐倾销谂稳阵争赖揾签卢闲撑杆扬响叠龛弯绳练咨宽抵脑协势浇猫栅发笼篮铰焕畅雾仪贝壳闸残盗携弃营陆鲗鱼军润台锡镀钮锤锯镶浆缆纤线废烂厂库坜坝墙账枢纽钥铃凉滤炖凤宝辈台树湿脏虫蚁兽饮馆医韧阁吗';
const simplified = new Map(
  [...TRADITIONAL].map((character, index) => [character, [...SIMPLIFIED][index] ?? character]),
);

const HAN = /\p{sc=Han}/u;
export const isChinese = (word: string): boolean => HAN.test(word);
const PARTS = /\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{N}\p{M}'’])+/gu;
/** Three letters at least are left of a word. */
const ENDING = /(?<=[a-z]{3})(?:ations?|ings?|ers?|ed|ies|es|s|e|y)$/;

/** A word as it was written, and in the form in which words are compared. */
export type Word = { typed: string; normal: string };

/** The words of a text. Those of Chinese are not separated: a run of it is one. */
export const wordsIn = (text: string): Word[] =>
  (text.normalize('NFKC').match(PARTS) ?? []).flatMap((typed) => {
    const word = normalWord(typed);
    return word ? [{ typed, normal: word }] : [];
  });

/**
 * The form in which texts and keywords are compared: lower case, without accents and punctuation, simplified
 * characters, English words without their endings. Spaces stand around each, so that a word is found as ` word `.
 */
export const normal = (text: string): string =>
  ` ${wordsIn(text)
    .map((word) => word.normal)
    .join(' ')} `;

function normalWord(typed: string): string {
  if (isChinese(typed)) return Array.from(typed, (one) => simplified.get(one) ?? one).join('');
  const letters = typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '');
  return letters.replace(ENDING, '');
}
